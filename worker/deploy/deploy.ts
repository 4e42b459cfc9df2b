import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isRealDatabaseId, missingInAccount, readProject, remainingPlaceholders } from './readiness.ts';

const root = resolve(import.meta.dirname, '../..');
const read = (path: string) => ({ path, text: readFileSync(join(root, path), 'utf8') });

// Nothing may ask a question, and no address of this machine may reach the build.
const { VITE_STAND_INS_ORIGIN: _, ...environment } = process.env;
const env = { ...environment, CI: 'true', WRANGLER_SEND_METRICS: 'false' };

const tool = (script: string, args: string[], stdio: 'inherit' | 'pipe') =>
  spawnSync(process.execPath, [join(root, 'node_modules', script), ...args], {
    cwd: root,
    env,
    stdio,
    encoding: 'utf8',
  });

const wrangler = 'wrangler/bin/wrangler.js';

const step = (script: string, ...args: string[]) => {
  const { status } = tool(script, args, 'inherit');
  if (status !== 0) {
    console.error(`\nPubblicazione interrotta: ${args.join(' ')} non è riuscito.`);
    process.exit(1);
  }
};

const { name = 'fun-village', databaseId } = readProject(read('wrangler.toml').text);
const content = globSync(['frontend/content/**/*.ts', 'frontend/members/content/**/*.ts'], {
  cwd: root,
}).sort();
const placeholders = remainingPlaceholders(content.map(read));
const secrets = tool(wrangler, ['pages', 'secret', 'list', '--project-name', name], 'pipe');

const missing = [
  ...(isRealDatabaseId(databaseId)
    ? []
    : [`Manca il database: npx wrangler d1 create ${name}, poi il suo id in wrangler.toml (database_id).`]),
  ...missingInAccount({ succeeded: secrets.status === 0, printed: secrets.stdout + secrets.stderr }, name),
];

if (placeholders.length + missing.length > 0) {
  console.error('Non si può ancora pubblicare.\n');
  if (placeholders.length > 0)
    console.error(
      `Valori da completare (${placeholders.length}):\n${placeholders.map((line) => `  ${line}`).join('\n')}\n`,
    );
  if (missing.length > 0)
    console.error(`Impostazioni mancanti:\n${missing.map((line) => `  ${line}`).join('\n')}\n`);
  process.exit(1);
}

step('vite/bin/vite.js', 'build');
step(wrangler, 'd1', 'migrations', 'apply', 'DB', '--remote');
step(wrangler, 'pages', 'deploy', 'dist', '--project-name', name, '--branch', 'main', '--commit-dirty=true');
