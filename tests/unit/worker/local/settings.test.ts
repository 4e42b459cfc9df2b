import { expect, it } from 'vitest';
import { season } from '#frontend/content/season/season.ts';
import { previewDay } from '#worker/local/preview-day.ts';
import { localPasscode, readLocalSettings } from '#worker/local/settings.ts';

const standIn = 'http://127.0.0.1:4000/v1';
const read = (environment: NodeJS.ProcessEnv) => readLocalSettings(environment, standIn);

it('needs nothing from the environment', () => {
  const { port, bindings, problems, warnings } = read({});
  expect({ port, problems, warnings }).toEqual({ port: 8788, problems: [], warnings: [] });
  expect(bindings).toEqual({
    MEMBERS_PASSCODE: localPasscode,
    OPENAI_API_KEY: 'local',
    OPENAI_BASE_URL: standIn,
  });
});

it('lets the environment win over the local defaults', () => {
  const bindings = { OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1', GENERATIONS_PER_DAY: '2' };
  expect(read({ PORT: '9000', ...bindings })).toMatchObject({ port: 9000, bindings, problems: [] });
});

it.each([
  ['PORT', 'ottomila'],
  ['PORT', '0'],
  ['PORT', '70000'],
  ['MEMBERS_PASSCODE', '   '],
  ['OPENAI_API_KEY', 'sk with spaces'],
  ['OPENAI_BASE_URL', 'api.openai.com'],
  ['OPENAI_MODEL', ''],
  ['PASSCODE_TRIES_PER_ADDRESS', '-1'],
  ['GENERATIONS_PER_SESSION', 'tante'],
])('names %s when it is "%s", and does not repeat it', (name, value) => {
  const { problems } = read({ [name]: value });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(new RegExp(`^${name} is malformed: it must be `));
  if (value.trim()) expect(problems[0]).not.toContain(value);
});

it.each(['MEMBERS_PASSCODE', 'OPENAI_API_KEY'])(
  'starts with an empty %s, says what stays closed and passes it on',
  (name) => {
    const { problems, warnings, bindings } = read({ [name]: '' });
    expect(problems).toEqual([]);
    expect(warnings).toHaveLength(1);
    expect(bindings[name]).toBe('');
  },
);

it('shows a day of the edition once that is over', () => {
  const { preview } = readLocalSettings({}, standIn, new Date('2099-11-28T12:00Z'));
  expect(preview.day).toBe(previewDay(season, new Date('2099-11-28T12:00Z')));
});

it('starts with a wrong PREVIEW_DAY and says so', () => {
  const { problems, warnings } = read({ PREVIEW_DAY: 'domani' });
  expect(problems).toEqual([]);
  expect(warnings).toEqual([expect.stringMatching(/^PREVIEW_DAY is ignored/)]);
});

it('opens with a short passcode on this machine, and says that it would not do published', () => {
  const { problems, warnings } = read({ MEMBERS_PASSCODE: 'corta' });
  expect(problems).toEqual([]);
  expect(warnings).toEqual([
    expect.stringMatching(/^Fit for this machine only: once published, MEMBERS_PASSCODE is too short/),
  ]);
  expect(warnings.join()).not.toContain('corta');
});
