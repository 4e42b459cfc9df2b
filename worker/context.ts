import type { Context } from 'hono';
import { ApiError } from './api-error.ts';
import type { Limits, Provider, Settings, VariableName } from './env.ts';
import { log } from './log.ts';

export type App = {
  Bindings: { DB: D1Database; ASSETS: Fetcher } & Partial<Record<VariableName, string>>;
  Variables: { requestId: string; signal: AbortSignal; settings: Settings; sessionId: string };
};

const reportProblems = (c: Context<App>) => {
  for (const problem of c.var.settings.problems) {
    log('error', 'setting_refused', { requestId: c.var.requestId, problem });
  }
};

/** Settings that the gate needs; throws `unavailable`. */
export function gateSettings(c: Context<App>): { passcode: string; limits: Limits } {
  const { passcode, limits } = c.var.settings;
  if (passcode !== null && limits !== null) return { passcode, limits };
  reportProblems(c);
  throw new ApiError('unavailable');
}

/** Settings that generation needs; throws `not_configured`. */
export function providerSettings(c: Context<App>): Provider {
  const { provider } = c.var.settings;
  if (provider !== null) return provider;
  reportProblems(c);
  throw new ApiError('not_configured');
}
