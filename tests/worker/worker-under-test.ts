import { applyD1Migrations, createExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { inject, vi } from 'vitest';
import type { App } from '#worker/context.ts';
import worker from '#worker/index.ts';

declare module 'vitest' {
  interface ProvidedContext {
    providerUrl: string;
    plainProviderUrl: string;
  }
}

type Bindings = App['Bindings'];
type TestEnv = Pick<Bindings, 'DB' | 'ASSETS'> & { MIGRATIONS: Parameters<typeof applyD1Migrations>[1] };
type Overrides = { [K in keyof Bindings]?: Bindings[K] | undefined };

export const ORIGIN = 'https://site.example';
export const PASSCODE = 'sei parole lunghe per lo staff';
export const API_KEY = 'sk-test-5f1c0ffee';
export const providerUrl = inject('providerUrl');
export const plainProviderUrl = inject('plainProviderUrl');
export const { DB, ASSETS, MIGRATIONS } = env as unknown as TestEnv;

/** Every line written to the console since the last `freshWorker`. */
export const logged: string[] = [];

/** An empty database, an empty log and the worker as deployed, with settings of the test's own. */
export async function freshWorker(overrides: Overrides = {}) {
  logged.length = 0;
  for (const level of ['debug', 'info', 'log', 'warn', 'error'] as const) {
    vi.spyOn(console, level).mockImplementation((...parts) => void logged.push(parts.map(String).join(' ')));
  }
  await applyD1Migrations(DB, MIGRATIONS);
  await DB.batch([DB.prepare('DELETE FROM sessions'), DB.prepare('DELETE FROM counters')]);
  const bindings = {
    DB,
    ASSETS,
    MEMBERS_PASSCODE: PASSCODE,
    OPENAI_API_KEY: API_KEY,
    OPENAI_BASE_URL: providerUrl,
    OPENAI_MODEL: 'a-model',
    ...overrides,
  };
  return callerOf(bindings);
}

export type Call = ReturnType<typeof callerOf>;

/** Sends requests to a worker with these bindings, without touching the database first. */
export const callerOf =
  (bindings: Overrides) =>
  async (method: string, path: string, { headers = {}, ...init }: CallOptions = {}): Promise<Response> => {
    const own: Record<string, string> = method === 'GET' || method === 'HEAD' ? {} : { Origin: ORIGIN };
    const request = new Request(`${ORIGIN}${path}`, {
      method,
      redirect: 'manual',
      ...init,
      headers: { ...own, ...headers },
    });
    return worker.fetch(request, bindings as Bindings, createExecutionContext());
  };

type CallOptions = { headers?: Record<string, string>; body?: BodyInit; signal?: AbortSignal };

export const json = (body: unknown, headers: Record<string, string> = {}): CallOptions => ({
  body: JSON.stringify(body),
  headers: { 'Content-Type': 'application/json', ...headers },
});

export const tryPasscode = (call: Call, passcode: string, headers: Record<string, string> = {}) =>
  call('POST', '/api/session', json({ passcode }, { 'CF-Connecting-IP': '198.51.100.7', ...headers }));

/** Signs in and gives the header that later requests send. */
export async function signIn(call: Call): Promise<{ Cookie: string }> {
  const answer = await tryPasscode(call, PASSCODE);
  const cookie = answer.headers.get('Set-Cookie')?.split(';')[0];
  if (answer.status !== 204 || !cookie) throw new Error(`sign-in answered ${answer.status}`);
  return { Cookie: cookie };
}

export const errorCode = async (answer: Response) =>
  ((await answer.json()) as { error: { code: string } }).error.code;
