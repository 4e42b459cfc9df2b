import { spawn } from 'node:child_process';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import {
  accountProblems,
  databaseProblems,
  readProject,
  riskyMigrations,
  unansweredLines,
} from './readiness.ts';

export type Place = {
  /** The repository. */
  root: string;
  /** Environment of vite and wrangler: the account, and where Cloudflare is. */
  env: NodeJS.ProcessEnv;
  /** Asks the published worker how it is; undefined when it does not answer. */
  askHealth: (siteOrigin: string) => Promise<{ status: number; body: string } | undefined>;
  /** True for a rehearsal: what only an account or a commit can mend is named, and stops nothing. */
  isRehearsal: boolean;
};

const wrangler = 'wrangler/bin/wrangler.js';
const sources = [
  'frontend/**/*',
  'worker/**/*',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'wrangler.toml',
];

/** Checks, builds, migrates, publishes and asks for health, speaking to the operator; true when the site is well. */
export async function publish({ root, env, askHealth, isRehearsal }: Place): Promise<boolean> {
  const read = (path: string) => ({ path, text: readFileSync(join(root, path), 'utf8') });
  const find = (...patterns: string[]) => globSync(patterns, { cwd: root }).sort();
  const run = async (command: string, args: string[]) => {
    const child = spawn(command, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
    const closed = new Promise<number>((done) =>
      child.once('close', (code) => done(code ?? 1)).once('error', () => done(1)),
    );
    const [status, out, err] = await Promise.all([closed, text(child.stdout), text(child.stderr)]);
    return { succeeded: status === 0, printed: out + err };
  };
  const tool = (script: string, ...args: string[]) =>
    run(process.execPath, [join(root, 'node_modules', script), ...args]);
  const step = async (what: string, script: string, ...args: string[]) => {
    console.info(`${what}…`);
    const { succeeded, printed } = await tool(script, ...args);
    if (!succeeded)
      console.error(`${printed.trim()}\n\nInterrotto durante questo passo: ${what.toLowerCase()}.`);
    return succeeded;
  };
  const revision = () => run('git', ['status', '--porcelain=v2', '--branch']);
  const list = (title: string, lines: string[]) =>
    lines.length > 0 &&
    console.error(`${title} (${lines.length}):\n${lines.map((line) => `  ${line}`).join('\n')}\n`);

  const config = read('wrangler.toml').text;
  const { name = 'fun-village' } = readProject(config);
  const before = await revision();
  const uncommitted = before.succeeded
    ? before.printed.split('\n').filter((line) => /^[12u?]/.test(line))
    : [];
  const unanswered = unansweredLines(root);
  const migrations = riskyMigrations(find('worker/migrations/*.sql').map(read));
  const account = [
    ...databaseProblems(config),
    ...accountProblems(await tool(wrangler, 'pages', 'secret', 'list', '--project-name', name), name),
  ];
  const history = before.succeeded
    ? uncommitted.map((line) => `non ancora in git: ${line.split(' ').at(-1)}`)
    : ['La cartella non è un archivio git: si pubblica solo ciò che si può ritrovare.'];

  const blocking = [...unanswered, ...migrations, ...(isRehearsal ? [] : [...account, ...history])];
  if (blocking.length > 0) console.error('Non si può ancora pubblicare.\n');
  list('Valori da completare', unanswered);
  list('Migrazioni che tolgono o cambiano: una versione precedente non funzionerebbe più', migrations);
  list(
    isRehearsal
      ? 'Impostazioni mancanti, da completare prima di pubblicare davvero'
      : 'Impostazioni mancanti',
    account,
  );
  list(
    isRehearsal ? 'Da salvare in git prima di pubblicare davvero' : 'Prima salva in git (git commit)',
    history,
  );
  if (blocking.length > 0) return false;

  const startedAt = Date.now();
  if (!(await step('Compilazione', 'vite/bin/vite.js', 'build'))) return false;
  const changed = find(...sources).filter((path) => statSync(join(root, path)).mtimeMs > startedAt);
  if (changed.length > 0 || (await revision()).printed !== before.printed) {
    list('File cambiati durante la compilazione: ripeti', changed);
    return false;
  }
  const isPublished =
    (await step('Aggiornamento del database', wrangler, 'd1', 'migrations', 'apply', 'DB', '--remote')) &&
    (await step(
      'Pubblicazione',
      wrangler,
      'pages',
      'deploy',
      'dist',
      '--project-name',
      name,
      '--branch',
      'main',
      `--commit-dirty=${isRehearsal}`,
    ));
  if (!isPublished) return false;

  const siteOrigin = /^Sitemap: (.*)\/sitemap\.xml$/m.exec(read('dist/robots.txt').text)?.[1] ?? '';
  const health = await askHealth(siteOrigin);
  const isWell = health?.status === 200;
  if (isWell && isRehearsal)
    console.info('\nProva riuscita: il sito costruito sta bene. Non è stato pubblicato niente.');
  else if (isWell) console.info(`\nPubblicato: ${siteOrigin} sta bene.`);
  else
    console.error(
      `\nPubblicato, ma ${siteOrigin}/api/health ${health ? `risponde ${health.status}: ${health.body}` : 'non risponde'}`,
    );
  if (isRehearsal) return isWell;
  console.info(`
Per tornare indietro: dashboard di Cloudflare → Workers & Pages → ${name} → Deployments → la versione di prima → Rollback.
La versione di prima usa i segreti di allora: dopo un cambio del codice dello staff non tornarci, pubblica di nuovo.
Il database resta com’è, perché le migrazioni aggiungono soltanto; i dati di prima: npx wrangler d1 time-travel info ${name}
Senza JavaScript le pagine restano a oggi, e lo dicono. Per rifarle ogni notte: worker/DECISIONS.md, «A nightly build».`);
  return isWell;
}
