import { parseSync } from 'vite';
import { expect, it } from 'vitest';
import { syntaxMessage } from '#frontend/build/content-check/syntax-message.ts';

it.each([
  ['a comma in a price', 'const p = {\n  week: { base: 142,50, convention: 118 },\n};', 2, '142.50'],
  ['a comma at the end of its group', 'const p = {\n  week: { base: 142,50 },\n};', 2, '142.50'],
  ['thousands and a comma', 'const p = {\n  week: { base: 1.350,00 },\n};', 2, '1350.00'],
  ['a price with its sign', 'const p = {\n  base: 135 €,\n};', 2, 'senza €'],
  ['a straight apostrophe', "const p = {\n  text: 'giochi d'acqua',\n};", 2, 'd’acqua'],
  ['quotes of a word processor', 'const p = {\n  text: “ciao”,\n};', 2, 'apici dritti'],
  ['a text that is not closed', "const p = {\n  text: 'ciao,\n};", 2, 'non è chiuso'],
  ['a comma forgotten at the end of a line', "const p = {\n  a: 'b'\n  c: 'd',\n};", 2, 'manca la virgola'],
  ['a comma forgotten within a line', "const p = f('a' 'b');", 1, "manca la virgola prima di «'b'"],
  ['a comma too many', 'const p = {\n  a: 1,,\n};', 2, 'virgola di troppo'],
  ['an equals sign', 'const p = {\n  a = 1,\n};', 2, '«:»'],
  ['a brace that is not closed', 'const p = {\n  a: { b: 1,\n  c: 2,\n};\n', 4, 'parentesi «}»'],
  ['a bracket that is not closed', 'const p = [\n  1,\n  2;\n', 3, 'parentesi «]»'],
])('explains %s', (_, code, line, words) => {
  const [error] = parseSync('content.ts', code).errors;
  const [at, opened] = error?.labels ?? [];
  const found = syntaxMessage(code, error?.message ?? '', at?.start ?? 0, opened?.start);
  expect(found.message).toContain(words);
  expect(found.line).toBe(line);
});
