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
])('takes the right passcode with %s, typed or stored', async (_how, given) => {
  expect((await tryPasscode(await freshWorker({ MEMBERS_PASSCODE: passcode }), given)).status).toBe(204);
  expect(await countOf('tries')).toBe(0);
  expect((await tryPasscode(callerOf({ ...bindings, MEMBERS_PASSCODE: given }), passcode)).status).toBe(204);
});

it('tells passcodes apart by case, by white space inside and by every letter', async () => {
  const call = await freshWorker({ MEMBERS_PASSCODE: passcode });
  for (const wrong of [
    'Conchiglia-vento-girandola',
    'conchiglia vento girandola',
    'conchigliaventogirandola',
  ])
    expect((await tryPasscode(call, wrong)).status).toBe(401);
});

it.each(['', ' \n', '\u200b', '\ufeff\u00ad \u2060', '\u{e0041}\u3164'])(
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
