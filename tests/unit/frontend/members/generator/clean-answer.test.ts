import { expect, it } from 'vitest';
import { cleanAnswer, isChanged } from '#frontend/members/generator/clean-answer.ts';

const post = `Che tuffo! 💦

Scivoli e gavettoni per tutti

Il 09/06/2025 l’acqua è stata la protagonista.

👉 Se vuoi esserci anche tu, scarica l’app.

#FunVillage #Roma`;

it('leaves a plain post as it is', () => {
  expect(cleanAnswer(post)).toBe(post);
  expect(isChanged(post, cleanAnswer(post))).toBe(false);
});

it.each([
  ['a heading', `# ${post}`],
  ['bold lines', post.replace('Che tuffo! 💦', '**Che tuffo! 💦**').replace('Scivoli e', '*Scivoli* __e__')],
  ['rules', post.replaceAll('\n\n', '\n\n---\n\n')],
  ['a code fence', `\`\`\`markdown\n${post}\n\`\`\``],
  [
    'labels',
    post
      .replace('Che', '**Titolo:** Che')
      .replace('Scivoli', 'Sottotitolo: Scivoli')
      .replace('#Fun', 'Hashtag:\n#Fun'),
  ],
  [
    'numbered labels',
    post.replace('Che', '1. **Titolo**: Che').replace('Scivoli', '2. Sottotitolo: Scivoli'),
  ],
  [
    'headings for the parts',
    post.replace('Che', '### Titolo\nChe').replace('Scivoli', '**Sottotitolo**\nScivoli'),
  ],
  ['counts of characters', post.replace('💦', '💦 (12 caratteri)').replace('tutti', 'tutti (31 caratteri)')],
  ['a count at the end', `${post}\n\n(Totale: 158 caratteri, spazi inclusi)`],
  ['an element of its own', `<post>\n${post}\n</post>`],
  ['a short preamble', `Eccolo:\n\n${post}`],
  ['an English short preamble', `Here you go:\n\n${post}`],
  ['a wish for the publication', `${post}\n\nBuona pubblicazione! 🎉`],
  ['an offer', `${post}\n\nSe hai bisogno di un’altra versione, sono qui!`],
  ['a link', post.replace('scarica l’app', '[scarica l’app](https://example.com/app)')],
  ['quotes', `"${post}"`],
  ['Italian quotes', `«${post}»`],
  ['a preamble', `Ecco il post:\n\n${post}`],
  [
    'a preamble with a greeting',
    `Certo! Ecco una proposta di post per i social del tuo centro estivo:\n\n${post}`,
  ],
  ['a preamble in one line with the title', `Ecco il tuo post: ${post}`],
  ['a preamble in two lines', `Certo!\nEcco il contenuto.\n\n${post}`],
  ['an English preamble', `Sure! Here's a social media post based on your description:\n\n---\n\n${post}`],
  ['a closing line', `${post}\n\nFammi sapere se vuoi una versione più breve!`],
  ['a closing question', `${post}\n\n---\nVuoi che lo accorci o che cambi il tono?`],
  ['an English closing line', `${post}\n\nLet me know if you'd like any changes!`],
  ['a note', `${post}\n\n**Nota:** ho tolto i nomi dei bambini.`],
  ['marks of a format', `<|im_start|>${post}<|im_end|>`],
  ['the turn that would follow', `${post}<|im_end|>\n<|im_start|>assistant`],
  ['escaped signs', post.replaceAll('#', '\\#').replace('tuffo!', 'tuffo\\!')],
  ['the place of a picture', `${post}\n\n[Immagine: bambini che corrono]`],
  ['a bare count at the end', `${post}\n\n(Caratteri: 158)`],
  ['the end of a sequence', `${post}</s>`],
  ['the prompt’s delimiters', `<testo-1a2b3c4d>\n${post}\n</testo-1a2b3c4d>`],
  [
    'everything at once',
    `Certo! Ecco il post:\n\n\`\`\`\n## **${post}**\n\`\`\`\n\nFammi sapere se va bene!<|im_end|>`,
  ],
])('takes %s away from the post', (_what, answer) => {
  expect(cleanAnswer(answer)).toBe(post);
  expect(isChanged(answer, post)).toBe(true);
});

it('writes the signs of web pages as they are read', () => {
  expect(cleanAnswer('Bravi &amp; veloci: l&#39;acqua')).toBe('Bravi & veloci: l’acqua');
});

it('makes a list of signs one of points', () => {
  expect(cleanAnswer('Uno\n\n- *corsa*\n* salto\n+ nuoto')).toBe('Uno\n\n• corsa\n• salto\n• nuoto');
});

it.each([
  'Ecco i nostri campioni!\n\nCerto che sì: abbiamo vinto',
  'Ecco la nostra versione di Masterchef!\n\nTutti ai fornelli',
  'Ciao a tutti!\n\nNota: domani serve il costume.',
  'Ecco chi ha vinto: la squadra blu\n\nSotto',
  'Titolo\n\n3 * 4 fa 12 e 2_3 no\n\n#fun_village_roma #Uno',
  'Titolo\n\nHanno gridato «Ancora!»',
  '«Ancora!»\n\nHanno gridato «Di più!»',
  'Perfetto lancio, perfetta presa\n\nSe vuoi provare, vieni all’Open Day.',
])('leaves %j as it is', (text) => {
  expect(cleanAnswer(text)).toBe(text);
});

it('shows nothing of a preamble while the answer arrives', () => {
  expect(cleanAnswer('Certo! Ecco il', true)).toBe('');
  expect(cleanAnswer('Certo! Ecco il post:\n\nChe tuf', true)).toBe('Che tuf');
  expect(cleanAnswer('Che tuf', true)).toBe('Che tuf');
});
