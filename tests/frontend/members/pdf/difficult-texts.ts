const paragraph =
  "Oggi al Fun Village abbiamo giocato con l'acqua, perché il sole picchiava così forte che nessuno voleva restare all'asciutto! 💦 E poi merenda, risate e «squadre» miste — un’allegria… da 10 € in su.";
const tags = Array.from({ length: 60 }, (_, index) => `#FunVillage${index + 1}`);

/** Texts that a PDF easily gets wrong, each with its name. */
export const difficultTexts: [what: string, text: string][] = [
  ['a short text', 'Ciao!'],
  ['Italian accents', 'Perché è così? Città, virtù, lunedì, più. ÀÈÉÌÒÙ àèéìòù'],
  ['euro, quotes and dashes', '€ 1.234,50 “doppie” ‘singole’ «caporali» – — … • © ® ™ ° ª º × ÷'],
  ['arrows and signs', 'Frecce → ← ↑ ↓ ↔ ⇒ ➡️ ✓ ✔ ★ ☆ ♥ ♥️ ☀ ☀️'],
  ['emoji', '😀😃😄 ⚽🏀🏐🎾 💦🌊☀️🏖️ 🎉🎊 👉 📅 📍'],
  ['flags', 'Bandiere 🇮🇹🇫🇷🇪🇸🇬🇧 🏴󠁧󠁢󠁥󠁮󠁧󠁿 🏳️‍🌈 fine'],
  ['skin tones', 'Mani 👍🏻👍🏼👍🏽👍🏾👍🏿 🙌🏽 fine'],
  ['family emoji', 'Famiglie 👨‍👩‍👧‍👦 👩‍👦 👨‍👨‍👧 👩🏽‍🏫 🧑‍🤝‍🧑 fine'],
  ['60 hashtags without a space', tags.join('')],
  ['60 hashtags', tags.join(' ')],
  ['5,000 characters', `${paragraph}\n\n`.repeat(30).slice(0, 5000)],
  ['a word without an end', 'a'.repeat(400)],
  ['a line of emoji without a space', '😀'.repeat(120)],
  ['names from all over Europe', 'Łukasz Ștefan Ağa Žofia Dvořák Győző Ñandú Çelik Straße Œuvre'],
  ['other scripts', '日本語 中文 Ελληνικά Русский'],
  ['Hebrew', 'שלום עולם!\nפעילות של 25 ילדים, ביום 09/06/2025 ⚽ מחר'],
  ['Arabic', 'مرحبا بالعالم\nالقرية المرحة، ٢٥ طفلا #مرح'],
  ['lines of both directions', 'Oggi Fun Village שלום עולם a tutti!\nسلام Fun Village كلنا هنا, ciao שלום.'],
  ['a long right-to-left text', 'السلام عليكم ورحمة الله '.repeat(60)],
  ['a right-to-left word without an end', 'س'.repeat(400)],
  ['keycaps and empty lines', '1️⃣ primo\r\n2️⃣ secondo\r\n#️⃣ *️⃣ 🔟\n\n\n\nfine'],
  ['letters with loose accents and fixed spaces', 'perche\u0301 e\u0300 a\u0300 con\u00a0spazio\tTab'],
  ['ornamental letters', '𝗚𝗿𝗮𝘀𝘀𝗲𝘁𝘁𝗼 𝓒𝓸𝓻𝓼𝓲𝓿𝓸 ①②③ ㊗️ ½ ¼ ¾ ² ³ ≤ ≥ ≠ ∞ √'],
  ['signs that mean something in a PDF', '(parentesi) \\ <tag> [a] {b} %PDF /Nome #hash &amp;'],
  [
    'a whole post',
    `Che tuffo di allegria! 💦\n\nScivoli e gavettoni\n\n${paragraph}\n\n👉 Scarica l'app!\n\n📅 09/06/2025\n\n#FunVillage #Roma`,
  ],
];
