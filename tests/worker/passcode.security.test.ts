import { expect, it } from 'vitest';
import { bindings, callerOf, countOf, freshWorker, logged, tryPasscode } from './worker-under-test.ts';

const passcode = 'conchiglia-vento-girandola';
it.each([
  ['a zero-width space', 'conchiglia-\u200bvento-girandola'],
  ['a zero-width joiner', 'conchiglia-ve\u200dnto-girandola'],
  ['a byte order mark', '\ufeffconchiglia-vento-girandola'],
  ['a soft hyphen', 'conchiglia-vento-giran\u00addola'],
  ['a mark of direction', '\u202aconchiglia-vento-girandola\u202c'],
  ['a word joiner', 'conchiglia\u2060-vento-girandola'],
  ['a variation selector', 'conchiglia-\ufe0evento-girandola'],
  ['a Unicode tag', 'conchiglia-vento-girandola\u{e0041}'],
  ['non-breaking hyphens', 'conchiglia\u2011vento\u2011girandola'],
  ['dashes', 'conchiglia\u2013vento\u2014girandola'],
  ['minus signs', 'conchiglia\u2212vento\u2212girandola'],
  ['a full-width hyphen', 'conchiglia\uff0dvento\ufe63girandola'],
  ['full-width letters', '\uff43onchiglia-\uff56ento-girandola'],
  ['white space around it', '\u00a0\t conchiglia-vento-girandola \u3000\r\n'],
  ['capitals', 'Conchiglia-Vento-GIRANDOLA'],
  ['spaces', 'conchiglia vento girandola'],
  ['a capital and spaces, as a keyboard begins a sentence', 'Conchiglia vento girandola'],
  ['nothing between its words', 'conchigliaventogirandola'],
  ['each word begun by a capital', 'ConchigliaVentoGirandola'],
  ['two spaces', 'conchiglia  vento  girandola'],
  ['spaces around its dashes', 'conchiglia - vento - girandola'],
  ['no-break spaces', 'conchiglia\u00a0vento\u202fgirandola'],
  ['an ideographic space', 'conchiglia\u3000vento\u3000girandola'],
  ['a line break', 'conchiglia-\nvento-girandola'],
  ['Windows line breaks', 'conchiglia\r\nvento\r\ngirandola\r\n'],
  ['a line separator', 'conchiglia\u2028vento\u2028girandola'],
  ['a tab', 'conchiglia\tvento\tgirandola'],
  ['underscores', 'conchiglia_vento_girandola'],
  ['bold of a chat', '*conchiglia-vento-girandola*'],
  ['bold of Markdown', '**conchiglia-vento-girandola**'],
  ['italics of a chat', '_conchiglia-vento-girandola_'],
  ['code of a chat', '`conchiglia-vento-girandola`'],
  ['struck out', '~conchiglia-vento-girandola~'],
  ['guillemets', '«conchiglia-vento-girandola»'],
  ['guillemets and spaces', '«\u00a0Conchiglia vento girandola\u00a0»'],
  ['straight quotes', '"conchiglia-vento-girandola"'],
  ['curly quotes', '“conchiglia-vento-girandola”'],
  ['an apostrophe at each end', '‘conchiglia-vento-girandola’'],
  ['brackets', '(conchiglia-vento-girandola)'],
  ['a full stop', 'conchiglia-vento-girandola.'],
  ['an exclamation mark', 'Conchiglia-vento-girandola!'],
  ['an ellipsis', 'conchiglia-vento-girandola…'],
  ['commas', 'conchiglia, vento, girandola'],
  ['a colon before it', ': conchiglia-vento-girandola'],
  ['slashes', 'conchiglia/vento/girandola'],
  ['bullets', '• conchiglia • vento • girandola'],
  ['a horizontal bar', 'conchiglia\u2015vento\u2015girandola'],
  ['a hyphen bullet', 'conchiglia\u2043vento\u2043girandola'],
  ['full-width capitals', '\uff23ONCHIGLIA-VENTO-GIRANDOLA'],
])('takes the right passcode with %s, typed or stored', async (_how, given) => {
  expect((await tryPasscode(await freshWorker({ MEMBERS_PASSCODE: passcode }), given)).status).toBe(204);
  expect(await countOf('tries')).toBe(0);
  expect((await tryPasscode(callerOf({ ...bindings, MEMBERS_PASSCODE: given }), passcode)).status).toBe(204);
});

it.each([
  'conchiglia-vento-girandol',
  'conchiglia-vento-girandolaa',
  'conchiglia-vent0-girandola',
  'vento-conchiglia-girandola',
  'conchíglia-vento-girandola',
  'conchiglia',
  '***',
])('refuses %s', async (wrong) => {
  expect((await tryPasscode(await freshWorker({ MEMBERS_PASSCODE: passcode }), wrong)).status).toBe(401);
});

it.each(['', ' \n', '«--- ***»', '\u200b', '\ufeff\u00ad \u2060', '\u{e0041}\u3164'])(
  'refuses the secret %j by name',
  async (empty) => {
    const call = await freshWorker({ MEMBERS_PASSCODE: empty });
    expect((await tryPasscode(call, empty || ' ')).status).toBe(503);
    expect(logged.join('\n')).toContain('MEMBERS_PASSCODE is malformed: it must be the staff passcode');
    const local = callerOf({ ...bindings, MEMBERS_PASSCODE: empty }, 'http://localhost:8788');
    expect((await tryPasscode(local, empty || ' ')).status).toBe(503);
  },
);

it('counts a passcode of invisible characters as a wrong one', async () => {
  expect((await tryPasscode(await freshWorker(), '\u200b')).status).toBe(401);
});
