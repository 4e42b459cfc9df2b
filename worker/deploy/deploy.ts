import { resolve } from 'node:path';
import { publish } from './publish.ts';

const root = resolve(import.meta.dirname, '../..');
// No tool may prompt (`CI`), and no local address may reach the build.
const { VITE_STAND_INS_ORIGIN: _, ...environment } = process.env;
const env = { ...environment, CI: 'true', WRANGLER_SEND_METRICS: 'false' };

/** The site as visitors reach it; a new deployment may take some seconds to be everywhere. */
const askHealth = async (siteOrigin: string) => {
  const ask = async () => {
    const answer = await fetch(`${siteOrigin}/api/health`, { signal: AbortSignal.timeout(10_000) });
    return { status: answer.status, body: await answer.text() };
  };
  for (let attempt = 1; attempt < 5; attempt += 1) {
    const health = await ask().catch(() => undefined);
    if (health?.status === 200) return health;
    await new Promise((done) => setTimeout(done, 3000));
  }
  return ask().catch(() => undefined);
};

const isWell = process.argv.includes('--rehearse')
  ? (await (await import('./rehearse.ts')).rehearse(root, env)).isWell
  : await publish({ root, env, askHealth, isRehearsal: false });
process.exit(isWell ? 0 : 1);
