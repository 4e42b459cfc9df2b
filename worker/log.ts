/** Only what an operator needs. Never the description, the passcode, a key, a token, an address or the provider's words. */
type Fields = Record<string, string | number | boolean | null>;

/** One JSON line per event, so that `wrangler pages deployment tail` and log search can filter on fields. */
export function log(level: 'info' | 'warn' | 'error', event: string, fields: Fields): void {
  // biome-ignore lint/suspicious/noConsole: the level is one of the three allowed.
  console[level](JSON.stringify({ event, ...fields }));
}

/** Name and call sites of an error without its message, which may repeat what someone typed. */
export function describeError(error: unknown): { error: string; at: string } {
  if (!(error instanceof Error)) return { error: typeof error, at: '' };
  const sites = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  return { error: error.name, at: sites.slice(0, 4).join(' ').replace(/\s+/g, ' ').trim() };
}
