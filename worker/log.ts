/** Logs for the operator: never the description, the passcode, a key, a token, an address or the provider's words. */
type Fields = Record<string, string | number | boolean | null>;

/** One JSON line per event, so that `wrangler pages deployment tail` and log search can filter on fields. */
export function log(level: 'info' | 'warn' | 'error', event: string, fields: Fields): void {
  // biome-ignore lint/suspicious/noConsole: the level is one of the three allowed.
  console[level](JSON.stringify({ event, ...fields }));
}

type Answer = { requestId: string; method: string; route: string; status: number; durationMs: number };

/** Refusals of this isolate since their last line, by route and status. */
const refusals = new Map<string, { lineAt: number; unlogged: number }>();

/**
 * One line for an answer. Refusals of a route with the same status get one line a second, whose `unlogged` counts those
 * without one since the last: anybody can cause any number of them.
 */
export function logAnswer(answer: Answer): void {
  if (answer.status < 400 || answer.status >= 500) {
    log('info', 'request', answer);
    return;
  }
  const kind = `${answer.route} ${answer.status}`;
  const last = refusals.get(kind) ?? { lineAt: 0, unlogged: 0 };
  const now = Date.now();
  if (now - last.lineAt < 1000) {
    last.unlogged += 1;
  } else {
    log('info', 'request', { ...answer, unlogged: last.unlogged });
    refusals.set(kind, { lineAt: now, unlogged: 0 });
  }
}

/** Name and call sites of an error without its message, which may repeat what someone typed. */
export function describeError(error: unknown): { error: string; at: string } {
  if (!(error instanceof Error)) return { error: typeof error, at: '' };
  const sites = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  return { error: error.name, at: sites.slice(0, 4).join(' ').replace(/\s+/g, ' ').trim() };
}
