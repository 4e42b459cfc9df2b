import { execFile } from 'node:child_process';
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { publish } from '#worker/deploy/publish.ts';
import { startCloudflare } from '#worker/local/stand-ins/cloudflare.ts';
import { commitAll, filledInCopy } from './filled-in-copy.ts';

const account = 'a0000000000000000000000000000000';
const secrets = {
  CLOUDFLARE_API_TOKEN: 'token-of-the-test-account',
  MEMBERS_PASSCODE: 'passcode-of-this-machine',
  OPENAI_API_KEY: 'sk-key-of-this-machine',
};
const copy = filledInCopy();
const home = mkdtempSync(join(tmpdir(), 'fun-village-home-'));
afterAll(() => {
  copy.remove();
  rmSync(home, { recursive: true, force: true });
});

/** Console output of a deploy. */
let printed = '';
beforeEach(() => {
  printed = '';
  for (const level of ['info', 'error'] as const)
    vi.spyOn(console, level).mockImplementation((line) => {
      printed += `${line}\n`;
    });
});
afterEach(() => vi.restoreAllMocks());

const environment = { PATH: process.env.PATH, HOME: home, XDG_CONFIG_HOME: home, CI: 'true' };

const deploy = async ({ names = ['MEMBERS_PASSCODE', 'OPENAI_API_KEY'] } = {}) => {
  const { apiUrl, deployed, close } = await startCloudflare({
    account,
    project: 'fun-village',
    secrets: names,
  });
  const asked: string[] = [];
  const isWell = await publish({
    root: copy.path,
    env: { ...environment, ...secrets, CLOUDFLARE_API_BASE_URL: apiUrl, CLOUDFLARE_ACCOUNT_ID: account },
    isRehearsal: false,
    askHealth: async (origin) => {
      asked.push(origin);
      return { status: 503, body: '{"missing":["MEMBERS_PASSCODE"]}' };
    },
  });
  await close();
  const writes = deployed.calls.filter((call) => !call.startsWith('GET'));
  return { isWell, deployed, asked, writes };
};

it('deploys pages, worker and database once nothing is missing, sends no secret, and fails with the way back when the site is not well', async () => {
  const { isWell, deployed, asked } = await deploy();
  expect({ isWell, unknown: deployed.unknown }, printed).toEqual({ isWell: false, unknown: [] });
  expect(asked).toEqual(['https://www.campo.test']);
  expect(printed).toContain('risponde 503: {"missing":["MEMBERS_PASSCODE"]}');
  expect(printed).toContain('Per tornare indietro');
  expect(printed).toContain('Per rifarle ogni notte: worker/DECISIONS.md');

  const manifest: Record<string, string> = JSON.parse(deployed.form.get('manifest') ?? '{}');
  const uploaded = new Map(deployed.files.map((file) => [file.key, file]));
  expect(Object.keys(manifest)).toEqual(
    expect.arrayContaining([
      ...['/index.html', '/404.html', '/sitemap.xml'],
      ...['/.well-known/security.txt', '/third-party-licenses.txt'],
    ]),
  );
  expect(Object.keys(manifest).filter((name) => /members\/|\.map$|_worker|wrangler/.test(name))).toEqual([]);
  for (const hash of Object.values(manifest)) expect(uploaded.has(hash)).toBe(true);
  const read = (name: string) =>
    Buffer.from(uploaded.get(manifest[name] ?? '')?.value ?? '', 'base64').toString();
  expect(read('/index.html')).toMatch(/<html lang="it"[\s\S]*<h1/);
  expect(read('/third-party-licenses.txt')).toMatch(/SIL OPEN FONT LICENSE[\s\S]*## react-dom/);

  expect(deployed.form.get('_worker.bundle')).toContain('/api/generate');
  expect(deployed.form.get('_headers')).toContain('Content-Security-Policy:');
  expect(JSON.parse(deployed.form.get('_routes.json') ?? '{}').include).toContain('/api/*');

  const tables = deployed.database.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all();
  expect(tables.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['d1_migrations', 'sessions', 'devices', 'tries', 'generations']),
  );

  const everything =
    deployed.sent.join('\n') + deployed.files.map(({ value }) => Buffer.from(value, 'base64')).join('\n');
  expect(Object.entries(secrets).filter(([, value]) => everything.includes(value))).toEqual([]);
});

it('refuses a repository that is not ready, names all that is missing, and sends nothing', async () => {
  const migration = join(copy.path, 'worker/migrations/0099_less.sql');
  const unfinished = join(copy.path, 'frontend/content/data/staff.json');
  const answered = readFileSync(unfinished, 'utf8');
  writeFileSync(migration, 'DROP TABLE sessions;\n');
  commitAll(copy.path);
  appendFileSync(join(copy.path, 'frontend/pages/home.tsx'), '\n');
  writeFileSync(unfinished, JSON.stringify({ ...JSON.parse(answered), phone: null }));
  const { isWell, writes } = await deploy({ names: ['OPENAI_API_KEY'] });
  rmSync(migration);
  writeFileSync(unfinished, answered);
  expect({ isWell, writes }).toEqual({ isWell: false, writes: [] });
  expect(printed).toMatch(/^Non si può ancora pubblicare/);
  expect(printed).toContain('Manca il segreto MEMBERS_PASSCODE');
  expect(printed).toMatch(
    /Valori da completare \(1\):\n.*Segreteria e amministrazione\n.*telefono della direzione\n/,
  );
  expect(printed).toContain('non ancora in git: frontend/pages/home.tsx');
  expect(printed).toContain('non ancora in git: frontend/content/data/staff.json');
  expect(printed).toContain('worker/migrations/0099_less.sql: DROP TABLE sessions');
  expect(printed).not.toContain('non ancora in git: worker/migrations/0099_less.sql');
});

/** From here on a build leaves `dist` as it is: a second one would give the same. */
const skipBuilds = () => {
  const vite = join(copy.path, 'node_modules/vite');
  const installed = realpathSync(vite);
  rmSync(vite);
  mkdirSync(join(vite, 'bin'), { recursive: true });
  for (const name of readdirSync(installed))
    if (name !== 'bin') symlinkSync(join(installed, name), join(vite, name));
  writeFileSync(join(vite, 'bin/vite.js'), '');
};

const rehearse = () =>
  new Promise<{ status: number; output: string }>((done) => {
    execFile(
      process.execPath,
      [join(copy.path, 'worker/deploy/deploy.ts'), '--rehearse'],
      { cwd: copy.path, env: environment },
      (error, stdout, stderr) => done({ status: error ? Number(error.code) : 0, output: stdout + stderr }),
    );
  });

it('rehearses all of it without an account: what was built runs, and says itself that it is well', async () => {
  skipBuilds();
  const { status, output } = await rehearse();
  expect(status, output).toBe(0);
  expect(output).toContain('Manca il segreto MEMBERS_PASSCODE');
  expect(output).toContain('non ancora in git: worker/migrations/0099_less.sql');
  expect(output).toContain('sta bene');
  expect(output).toContain('Non è stato pubblicato niente');
});
