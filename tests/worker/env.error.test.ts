import { expect, it } from 'vitest';
import { readSettings } from '#worker/env.ts';

const complete = { MEMBERS_PASSCODE: 'sei parole di prova', OPENAI_API_KEY: 'sk-1' };
const malformed: [name: string, value: unknown, closed: 'passcode' | 'limits' | 'provider'][] = [
  ['MEMBERS_PASSCODE', undefined, 'passcode'],
  ['MEMBERS_PASSCODE', '', 'passcode'],
  ['MEMBERS_PASSCODE', '   ', 'passcode'],
  ['OPENAI_API_KEY', undefined, 'provider'],
  ['OPENAI_API_KEY', 'sk-1\nX-Header: 1', 'provider'],
  ['OPENAI_BASE_URL', 'api.openai.com', 'provider'],
  ['OPENAI_BASE_URL', 'file:///etc', 'provider'],
  ['OPENAI_MODEL', ' ', 'provider'],
  ...[
    'PASSCODE_TRIES_PER_ADDRESS',
    'PASSCODE_TRIES_TOTAL',
    'GENERATIONS_PER_SESSION',
    'GENERATIONS_PER_DAY',
  ].flatMap((name) =>
    ['0', '-1', '1.5', '1e3', 'many', ''].map((value): [string, string, 'limits'] => [name, value, 'limits']),
  ),
];
for (const [name, value, closed] of malformed) {
  it(`closes what hangs on ${name} when it is ${JSON.stringify(value)} and says so without the value`, () => {
    const settings = readSettings({ ...complete, [name]: value }, false);
    expect(settings[closed]).toBeNull();
    expect(settings.problems).toHaveLength(1);
    expect(settings.problems[0]).toMatch(new RegExp(`^${name} is (missing|malformed): it must be .+\\.$`));
    if (typeof value === 'string' && value.trim().length > 3)
      expect(settings.problems[0]).not.toContain(value);
  });
}
