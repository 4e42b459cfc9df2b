import { expect, it } from 'vitest';
import { readSettings } from '#worker/env.ts';

const complete = { MEMBERS_PASSCODE: 'sei parole di prova', OPENAI_API_KEY: 'sk-1' };
it.each<[name: string, value: unknown, closed: 'passcode' | 'limits' | 'provider']>([
  ['MEMBERS_PASSCODE', undefined, 'passcode'],
  ['MEMBERS_PASSCODE', '', 'passcode'],
  ['MEMBERS_PASSCODE', '   ', 'passcode'],
  ['OPENAI_API_KEY', undefined, 'provider'],
  ['OPENAI_API_KEY', 'sk-1\nX-Header: 1', 'provider'],
  ['OPENAI_BASE_URL', 'api.openai.com', 'provider'],
  ['OPENAI_BASE_URL', 'file:///etc', 'provider'],
  ['OPENAI_MODEL', ' ', 'provider'],
  ['PASSCODE_TRIES_PER_ADDRESS', '0', 'limits'],
  ['PASSCODE_TRIES_PER_ADDRESS', '-1', 'limits'],
  ['PASSCODE_TRIES_TOTAL', '1.5', 'limits'],
  ['GENERATIONS_PER_SESSION', '1e3', 'limits'],
  ['GENERATIONS_PER_DAY', 'many', 'limits'],
  ['GENERATIONS_PER_DAY', '', 'limits'],
])('closes what hangs on %s when it is %j and says so without the value', (name, value, closed) => {
  const settings = readSettings({ ...complete, [name]: value }, false);
  expect(settings[closed]).toBeNull();
  expect(settings.problems).toEqual([
    expect.stringMatching(new RegExp(`^${name} is (missing|malformed): it must be .+\\.$`)),
  ]);
  if (typeof value === 'string' && value.trim().length > 3) expect(settings.problems[0]).not.toContain(value);
});
