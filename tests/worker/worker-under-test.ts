import { applyD1Migrations, createExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { inject, onTestFinished, vi } from 'vitest';
import type { App } from '#worker/context.ts';
import { tables } from '#worker/database.ts';
import worker from '#worker/index.ts';

declare module 'vitest' {
  interface ProvidedContext {
    providerUrl: string;
    scriptedProviderUrl: string;
  }
}

type Bindings = App['Bindings'];
type TestEnv = Pick<Bindings, 'DB' | 'ASSETS'> & {
  /** Holds no table until a test migrates it. */
  EMPTY_DB: D1Database;
  MIGRATIONS: Parameters<typeof applyD1Migrations>[1];
};
type Overrides = { [K in keyof Bindings]?: Bindings[K] | undefined };

export const ORIGIN = 'https://site.example';
export const PASSCODE = 'sei parole lunghe per lo staff';
export const API_KEY = 'sk-test-5f1c0ffee';
export const providerUrl = inject('providerUrl');
export const scriptedProviderUrl = inject('scriptedProviderUrl');
export const { DB, EMPTY_DB, ASSETS, MIGRATIONS } = env as unknown as TestEnv;

/** Every line written to the console since the last `freshWorker`. */
export const logged: string[] = [];

/** Settings of the worker as deployed. */
export const bindings: Overrides = {
  DB,
  ASSETS,
  MEMBERS_PASSCODE: PASSCODE,
  OPENAI_API_KEY: API_KEY,
  OPENAI_BASE_URL: providerUrl,
  OPENAI_MODEL: 'a-model',
};

/** An empty database, an empty log and the worker as deployed, with settings of the test's own. */
export async function freshWorker(overrides: Overrides = {}, site = ORIGIN) {
  logged.length = 0;
  for (const level of ['debug', 'info', 'log', 'warn', 'error'] as const) {
    vi.spyOn(console, level).mockImplementation((...parts) => void logged.push(parts.map(String).join(' ')));
  }
  await applyD1Migrations(DB, MIGRATIONS);
  await DB.batch(Object.keys(tables).map((table) => DB.prepare(`DELETE FROM ${table}`)));
  return callerOf({ ...bindings, ...overrides }, site);
}

export type Call = ReturnType<typeof callerOf>;

/** Sends requests to a worker with these bindings, without touching the database first. Writes name their origin, with `isSilent` they do not. */
export const callerOf =
  (bindings: Overrides, site = ORIGIN) =>
  async (
    method: string,
    path: string,
    { headers = {}, isSilent = false, ...init }: CallOptions = {},
  ): Promise<Response> => {
    const own: Record<string, string> =
      isSilent || method === 'GET' || method === 'HEAD' ? {} : { Origin: site };
    const options = { method, redirect: 'manual', ...init, headers: { ...own, ...headers } };
    const request = new Request(`${site}${path}`, options);
    return worker.fetch(request, bindings as Bindings, createExecutionContext());
  };

type CallOptions = {
  headers?: Record<string, string>;
  body?: BodyInit;
  signal?: AbortSignal;
  isSilent?: boolean;
};

export const json = (body: unknown, headers: Record<string, string> = {}): CallOptions => ({
  body: JSON.stringify(body),
  headers: { 'Content-Type': 'application/json', ...headers },
});

export const tryPasscode = (call: Call, passcode: string, headers: Record<string, string> = {}) =>
  call('POST', '/api/session', json({ passcode }, { 'CF-Connecting-IP': '198.51.100.7', ...headers }));

/** The pairs of the cookies that an answer sets, in their order: session, device. */
export const cookiesOf = (answer: Response): string[] =>
  answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');

/** The header of a browser that is signed in and kept both its cookies. */
export async function signInDevice(call: Call): Promise<{ Cookie: string }> {
  const answer = await tryPasscode(call, PASSCODE);
  if (answer.status !== 204) throw new Error(`sign-in answered ${answer.status}`);
  return { Cookie: cookiesOf(answer).join('; ') };
}

/** Signs in and gives the header that later requests send: of the session alone, so that the device is a stranger. */
export async function signIn(call: Call): Promise<{ Cookie: string }> {
  return { Cookie: (await signInDevice(call)).Cookie.split('; ')[0] ?? '' };
}

/** A fresh worker with somebody signed in, who asks for posts. */
export async function signedInWorker(overrides: Overrides = {}) {
  const call = await freshWorker(overrides);
  const session = await signIn(call);
  const generate = (post: string | object, headers: Record<string, string> = {}, init: CallOptions = {}) => {
    const body = typeof post === 'string' ? { description: post } : post;
    return call('POST', '/api/generate', { ...json(body, { ...session, ...headers }), ...init });
  };
  return { call, session, generate };
}

export const asStream = { Accept: 'text/event-stream' };

export const isSignedIn = async (call: Call, headers: Record<string, string>) =>
  (await (await call('GET', '/api/session', { headers })).json<{ signedIn: boolean }>()).signedIn;

/** Rows in a table of the database. */
export const countOf = (table: string) =>
  DB.prepare(`SELECT count(*) AS rows FROM ${table}`).first<number>('rows');

/** The database with a meter: what the statements read and wrote, as D1 would bill it. */
export function meteredDatabase() {
  const rows = { read: 0, written: 0, batches: 0 };
  const metered = {
    prepare: (sql: string) => DB.prepare(sql),
    async batch(statements: D1PreparedStatement[]) {
      const results = await DB.batch(statements);
      rows.batches += 1;
      for (const { meta } of results) {
        rows.read += meta.rows_read;
        rows.written += meta.rows_written;
      }
      return results;
    },
  } as unknown as D1Database;
  return { metered, rows };
}

/** A database that D1 cannot reach. */
export const brokenDatabase = {
  prepare: (sql: string) => DB.prepare(sql),
  batch: () => Promise.reject(new Error('D1_ERROR: network connection lost')),
} as unknown as D1Database;

/** Until the end of the test no expired row can be deleted. */
export async function jamPurge() {
  await DB.batch([
    DB.prepare("INSERT INTO tries VALUES (1, 'expired', 5, 1)"),
    DB.prepare("CREATE TRIGGER jam BEFORE DELETE ON tries BEGIN SELECT RAISE(ABORT, 'jammed'); END"),
  ]);
  onTestFinished(async () => void (await DB.prepare('DROP TRIGGER jam').run()));
}

export const errorCode = async (answer: Response) =>
  ((await answer.json()) as { error: { code: string } }).error.code;
