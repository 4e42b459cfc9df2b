import { applyD1Migrations } from 'cloudflare:test';
import { expect, it } from 'vitest';
import {
  API_KEY,
  brokenDatabase,
  EMPTY_DB,
  freshWorker,
  MIGRATIONS,
  meteredDatabase,
} from './worker-under-test.ts';

const ask = async (overrides: Parameters<typeof freshWorker>[0]) => {
  const call = await freshWorker(overrides);
  const answer = await call('GET', '/api/health');
  const body = await answer.json<{ missing?: string[]; error?: { code: string } }>();
  return { status: answer.status, body };
};

it.each<[name: string, overrides: Parameters<typeof freshWorker>[0]]>([
  ['MEMBERS_PASSCODE', { MEMBERS_PASSCODE: undefined }],
  ['MEMBERS_PASSCODE', { MEMBERS_PASSCODE: 'troppo-corto' }],
  ['OPENAI_API_KEY', { OPENAI_API_KEY: undefined }],
  ['OPENAI_BASE_URL', { OPENAI_BASE_URL: 'nessuno' }],
  ['GENERATIONS_PER_DAY', { GENERATIONS_PER_DAY: 'many' }],
  ['DB', { DB: brokenDatabase }],
  ['DB', { DB: undefined }],
])('answers 503 and names %s when it is %j', async (name, overrides) => {
  const { status, body } = await ask(overrides);
  expect(status).toBe(503);
  expect(body.missing).toEqual([name]);
  expect(body.error?.code).toBe('unavailable');
  expect(JSON.stringify(body)).not.toMatch(new RegExp(`${API_KEY}|troppo-corto|nessuno|many`));
});

it('answers 503 and names DB until the last migration is applied', async () => {
  // Another object for each state: answers are cached by database.
  const database = () => ({
    DB: { prepare: EMPTY_DB.prepare.bind(EMPTY_DB), batch: EMPTY_DB.batch.bind(EMPTY_DB) } as D1Database,
  });
  const unwell = { status: 503, body: { missing: ['DB'] } };
  expect(await ask(database())).toMatchObject(unwell);
  await applyD1Migrations(EMPTY_DB, MIGRATIONS.slice(0, -1));
  expect(await ask(database())).toMatchObject(unwell);
  await applyD1Migrations(EMPTY_DB, MIGRATIONS);
  expect((await ask(database())).status).toBe(200);
});

it('names everything that is missing at once', async () => {
  const { body } = await ask({ MEMBERS_PASSCODE: '', OPENAI_API_KEY: '', DB: brokenDatabase });
  expect(body.missing).toEqual(['MEMBERS_PASSCODE', 'OPENAI_API_KEY', 'DB']);
});

it('asks the database once for many in ten seconds', async () => {
  const { metered, rows } = meteredDatabase();
  const call = await freshWorker({ DB: metered });
  for (let time = 0; time < 20; time += 1) expect((await call('GET', '/api/health')).status).toBe(200);
  expect(rows.batches).toBe(1);
});
