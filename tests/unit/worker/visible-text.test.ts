import { expect, it } from 'vitest';
import { difficultTexts } from '#tests/fixtures/pdf/difficult-texts.ts';
import { visibleText } from '#worker/contract.ts';

const hidden = [
  ...[
    0x00, 0x07, 0x1b, 0x7f, 0x9f, 0xad, 0x034f, 0x061c, 0x115f, 0x180e, 0x200b, 0x200c, 0x200d, 0x200e,
    0x200f,
  ],
  ...[0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2060, 0x2064, 0x2066, 0x2067, 0x2068, 0x2069, 0x206f, 0x3164],
  ...[0xfe00, 0xfe0e, 0xfe0f, 0xfeff, 0xfff9, 0xfffb, 0x1d173, 0xe0001, 0xe0041, 0xe007f, 0xe0100, 0xe01ef],
].map((code) => String.fromCodePoint(code));

it('takes out whatever cannot be seen, between letters, behind figures and at the edges', () => {
  for (const sign of hidden)
    expect(visibleText(`${sign}pa${sign}ne 1${sign}2 #${sign}Uno${sign}`), escape(sign)).toBe('pane 12 #Uno');
});

it('leaves no order of writing but the one on the screen', () => {
  expect(visibleText('costa \u202e001\u202c € e \u2066dieci\u2069')).toBe('costa 001 € e dieci');
});

it('takes out a message in tags, also behind an emoji or a figure', () => {
  const message = [...'segreto']
    .map((letter) => String.fromCodePoint(0xe0000 + letter.charCodeAt(0)))
    .join('');
  expect(visibleText(`Ciao 😀${message}\u{e007f} 1${message}\u{e007f}!`)).toBe('Ciao 😀 1!');
});

it.each(difficultTexts)('leaves %s as it was written', (_what, text) => {
  expect(visibleText(text)).toBe(text.normalize('NFC').replaceAll('\r\n', '\n'));
});

it('keeps every emoji whole', () => {
  const emoji = '👨‍👩‍👧‍👦 👩🏽‍🏫 🧑🏽‍❤️‍💋‍🧑🏻 🏳️‍🌈 🏴‍☠️ 🏴󠁧󠁢󠁥󠁮󠁧󠁿 👁️‍🗨️ 🇮🇹 1️⃣ #️⃣ *️⃣ ❤️ ☀︎ ☝🏽 ©️ 🧑‍🦯‍➡️';
  expect(visibleText(emoji)).toBe(emoji);
});

it('has one kind of line end, and letters whose accents are part of them', () => {
  expect(visibleText('perche\u0301\r\nno\rsì\u2028e\u2029poi\tbasta\u00a0qui')).toBe(
    'perché\nno\nsì\ne\npoi\tbasta\u00a0qui',
  );
});

it('puts together a pair of halves, and leaves no half alone', () => {
  expect(visibleText('\ud83d')).toBe('');
  expect(visibleText('\ud83d' + '\ude00')).toBe('😀');
});
