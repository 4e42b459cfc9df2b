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
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { publish } from '#worker/deploy/publish.ts';
import { rehearse } from '#worker/deploy/rehearse.ts';
import { type Deployed, startCloudflare } from '#worker/local/stand-ins/cloudflare.ts';
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
const listen = () => {
  printed = '';
  for (const level of ['info', 'error'] as const)
    vi.spyOn(console, level).mockImplementation((line) => {
      printed += `${line}\n`;
    });
};
beforeEach(listen);
afterEach(() => vi.restoreAllMocks());

const environment = { PATH: process.env.PATH, HOME: home, XDG_CONFIG_HOME: home, CI: 'true' };

const publishWith = async (names: string[], health: { status: number; body: string }) => {
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
      return health;
    },
  });
  await close();
  const writes = deployed.calls.filter((call) => !call.startsWith('GET'));
  return { isWell, asked, writes };
};

describe('a rehearsal without an account', () => {
  let isWell: boolean;
  let deployed: Deployed;
  let output: string;
  let manifest: Record<string, string>;
  beforeAll(async () => {
    appendFileSync(join(copy.path, 'frontend/pages/home.tsx'), '\n');
    listen();
    ({ isWell, deployed } = await rehearse(copy.path, { ...environment, ...secrets }));
    vi.restoreAllMocks();
    output = printed;
    manifest = JSON.parse(deployed.form.get('manifest') ?? '{}');
  });
  const read = (name: string) => {
    const file = deployed.files.find(({ key }) => key === manifest[name]);
    return Buffer.from(file?.value ?? '', 'base64').toString();
  };

  it('runs what was built, which says itself that it is well', () => {
    expect(isWell, output).toBe(true);
    expect(output).toContain('sta bene');
    expect(output).toContain('Non è stato pubblicato niente');
  });

  it('names what only an account or a commit can mend', () => {
    expect(output).toContain('Manca il segreto MEMBERS_PASSCODE');
    expect(output).toContain('non ancora in git: frontend/pages/home.tsx');
  });

  it('sends every page, no file of the staff area and no source map', () => {
    expect(deployed.unknown).toEqual([]);
    expect(Object.keys(manifest)).toEqual(
      expect.arrayContaining([
        ...['/index.html', '/404.html', '/sitemap.xml'],
        ...['/.well-known/security.txt', '/third-party-licenses.txt'],
      ]),
    );
    expect(Object.keys(manifest).filter((name) => /members\/|\.map$|_worker|wrangler/.test(name))).toEqual(
      [],
    );
    const uploaded = deployed.files.map(({ key }) => key);
    expect(Object.values(manifest).filter((hash) => !uploaded.includes(hash))).toEqual([]);
    expect(read('/index.html')).toMatch(/<html lang="it"[\s\S]*<h1/);
    expect(read('/third-party-licenses.txt')).toMatch(/SIL OPEN FONT LICENSE[\s\S]*## react-dom/);
  });

  it('sends the worker with its headers and routes', () => {
    expect(deployed.form.get('_worker.bundle')).toContain('/api/generate');
    expect(deployed.form.get('_headers')).toContain('Content-Security-Policy:');
    expect(JSON.parse(deployed.form.get('_routes.json') ?? '{}').include).toContain('/api/*');
  });

  it('makes the tables', () => {
    const tables = deployed.database.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all();
    expect(tables.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['d1_migrations', 'sessions', 'devices', 'tries', 'generations']),
    );
  });

  it('sends no secret', () => {
    const everything =
      deployed.sent.join('\n') + deployed.files.map(({ value }) => Buffer.from(value, 'base64')).join('\n');
    const { CLOUDFLARE_API_TOKEN: _, ...others } = secrets;
    expect(Object.values(others).filter((value) => everything.includes(value))).toEqual([]);
  });
});

it('refuses a repository that is not ready, names all that is missing, and sends nothing', async () => {
  const migration = join(copy.path, 'worker/migrations/0099_less.sql');
  const unfinished = join(copy.path, 'frontend/content/data/staff.json');
  const answered = readFileSync(unfinished, 'utf8');
  writeFileSync(migration, 'DROP TABLE sessions;\n');
  commitAll(copy.path);
  appendFileSync(join(copy.path, 'frontend/pages/home.tsx'), '\n');
  writeFileSync(unfinished, JSON.stringify({ ...JSON.parse(answered), phone: null }));
  const { isWell, writes } = await publishWith(['OPENAI_API_KEY'], { status: 200, body: '' });
  rmSync(migration);
  writeFileSync(unfinished, answered);
  commitAll(copy.path);
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

/** Puts a script in the place of a tool, whose real work the rehearsal has shown. */
const replaceTool = (script: string, code: string) => {
  const [name = '', ...path] = script.split('/');
  const folder = join(copy.path, 'node_modules', name);
  const installed = realpathSync(folder);
  rmSync(folder);
  mkdirSync(join(folder, 'bin'), { recursive: true });
  for (const entry of readdirSync(installed))
    if (entry !== 'bin') symlinkSync(join(installed, entry), join(folder, entry));
  writeFileSync(join(folder, ...path), code);
};

it('fails with the way back when the published site is not well', async () => {
  const names = ['MEMBERS_PASSCODE', 'OPENAI_API_KEY'];
  replaceTool('vite/bin/vite.js', '');
  replaceTool(
    'wrangler/bin/wrangler.js',
    `console.log(${JSON.stringify(names.map((name) => `- ${name}: Value Encrypted`).join('\n'))})`,
  );
  const { isWell, asked } = await publishWith(names, {
    status: 503,
    body: '{"missing":["MEMBERS_PASSCODE"]}',
  });
  expect(isWell, printed).toBe(false);
  expect(asked).toEqual(['https://www.campo.test']);
  expect(printed).toContain('risponde 503: {"missing":["MEMBERS_PASSCODE"]}');
  expect(printed).toContain('Per tornare indietro');
  expect(printed).toContain('Per rifarle ogni notte: worker/DECISIONS.md');
});
