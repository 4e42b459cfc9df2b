import { expect, it } from 'vitest';
import { readSettings } from '#worker/env.ts';

it('needs only the two secrets and takes the documented defaults for the rest', () => {
  expect(readSettings({ MEMBERS_PASSCODE: 'sei parole di prova', OPENAI_API_KEY: 'sk-1' }, false)).toEqual({
    passcode: 'seiparolediprova',
    limits: {
      passcodeTriesPerAddress: 10,
      passcodeTriesTotal: 2000,
      generationsPerSession: 30,
      generationsPerDay: 300,
    },
    provider: { apiKey: 'sk-1', baseUrl: 'https://api.openai.com/v1', model: 'gpt-4o' },
    problems: [],
  });
});

it('takes a local provider and other limits', () => {
  const { limits, provider, problems } = readSettings(
    {
      MEMBERS_PASSCODE: 'x',
      OPENAI_API_KEY: 'local',
      OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1',
      OPENAI_MODEL: 'llama3.2',
      GENERATIONS_PER_DAY: '1000',
    },
    true,
  );
  expect(problems).toEqual([]);
  expect(limits?.generationsPerDay).toBe(1000);
  expect(provider).toEqual({ apiKey: 'local', baseUrl: 'http://127.0.0.1:11434/v1', model: 'llama3.2' });
});
