import { applyD1Migrations } from 'cloudflare:test';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tables } from '#worker/database.ts';
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

// Another object each time: answers are cached by database.
const emptyDatabase = () => ({
  DB: { prepare: EMPTY_DB.prepare.bind(EMPTY_DB), batch: EMPTY_DB.batch.bind(EMPTY_DB) } as D1Database,
});
const unwell = { status: 503, body: { missing: ['DB'] } };

it('answers 503 and names DB before the first migration', async () => {
  expect(await ask(emptyDatabase())).toMatchObject(unwell);
});

it.each(['sessions', 'devices', 'tries', 'generations', 'refunds'])(
  'answers 503 and names DB without the table %s',
  async (table) => {
    await applyD1Migrations(EMPTY_DB, MIGRATIONS);
    expect((await ask(emptyDatabase())).status).toBe(200);
    await EMPTY_DB.prepare(`ALTER TABLE ${table} RENAME TO away`).run();
    expect(await ask(emptyDatabase())).toMatchObject(unwell);
    await EMPTY_DB.prepare(`ALTER TABLE away RENAME TO ${table}`).run();
  },
);

it('answers 503 and names DB without a column', async () => {
  await applyD1Migrations(EMPTY_DB, MIGRATIONS);
  await EMPTY_DB.prepare('ALTER TABLE sessions RENAME COLUMN device_id TO away').run();
  expect(await ask(emptyDatabase())).toMatchObject(unwell);
  await EMPTY_DB.prepare('ALTER TABLE sessions RENAME COLUMN away TO device_id').run();
});

it('looks at every table that the migrations make', async () => {
  await applyD1Migrations(EMPTY_DB, MIGRATIONS);
  const { results } = await EMPTY_DB.prepare(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_%' ESCAPE '\\' AND name NOT LIKE 'd1%' AND name NOT LIKE 'sqlite%'",
  ).all<{ name: string }>();
  expect(results.map(({ name }) => name).toSorted()).toEqual(Object.keys(tables).toSorted());
});

it('names everything that is missing at once', async () => {
  const { body } = await ask({ MEMBERS_PASSCODE: '', OPENAI_API_KEY: '', DB: brokenDatabase });
  expect(body.missing).toEqual(['MEMBERS_PASSCODE', 'OPENAI_API_KEY', 'DB']);
});

describe('the answer of ten seconds', () => {
  const start = Date.UTC(2026, 0, 1);
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: start }));
  afterEach(() => void vi.useRealTimers());

  it('asks the database once for many', async () => {
    const { metered, rows } = meteredDatabase();
    const call = await freshWorker({ DB: metered });
    for (let second = 0; second < 10; second += 1) {
      vi.setSystemTime(start + second * 1000);
      expect((await call('GET', '/api/health')).status).toBe(200);
    }
    expect(rows.batches).toBe(1);
  });

  it('asks it anew once they are over', async () => {
    const { metered, rows } = meteredDatabase();
    const call = await freshWorker({ DB: metered });
    await call('GET', '/api/health');
    vi.setSystemTime(start + 10_000);
    await call('GET', '/api/health');
    expect(rows.batches).toBe(2);
  });
});
