import { execFile } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { startCloudflare } from '#tests/stand-ins/cloudflare.ts';
import { filledInCopy } from './filled-in-copy.ts';

const account = 'a0000000000000000000000000000000';
const secrets = {
  CLOUDFLARE_API_TOKEN: 'token-of-the-test-account',
  MEMBERS_PASSCODE: 'passcode-of-this-machine',
  OPENAI_API_KEY: 'sk-key-of-this-machine',
};
const copy = filledInCopy();
afterAll(copy.remove);

type Account = Awaited<ReturnType<typeof startCloudflare>>;

const deploy = (apiUrl: string, root: string) =>
  new Promise<{ status: number; printed: string }>((done) => {
    const home = join(copy.path, 'home');
    mkdirSync(home, { recursive: true });
    const env = {
      ...{ PATH: process.env.PATH, HOME: home, XDG_CONFIG_HOME: home },
      ...{ CLOUDFLARE_API_BASE_URL: apiUrl, CLOUDFLARE_ACCOUNT_ID: account, ...secrets },
    };
    execFile(
      process.execPath,
      [join(root, 'worker/deploy/deploy.ts')],
      { cwd: root, env },
      (error, stdout, stderr) => done({ status: error ? Number(error.code) : 0, printed: stdout + stderr }),
    );
  });

const withAccount = async <T>(names: string[], use: (cloudflare: Account) => Promise<T>) => {
  const cloudflare = await startCloudflare({ account, project: 'fun-village', secrets: names });
  try {
    return await use(cloudflare);
  } finally {
    await cloudflare.close();
  }
};

it(
  'deploys pages, worker and database once nothing is missing, and sends no secret',
  { timeout: 180_000 },
  () =>
    withAccount(['MEMBERS_PASSCODE', 'OPENAI_API_KEY'], async ({ apiUrl, deployed }) => {
      const { status, printed } = await deploy(apiUrl, copy.path);
      expect({ status, unknown: deployed.unknown }, printed).toEqual({ status: 0, unknown: [] });

      const manifest: Record<string, string> = JSON.parse(deployed.form.get('manifest') ?? '{}');
      const uploaded = new Map(deployed.files.map((file) => [file.key, file]));
      expect(Object.keys(manifest)).toEqual(
        expect.arrayContaining(['/index.html', '/404.html', '/sitemap.xml']),
      );
      expect(Object.keys(manifest).filter((name) => /members\/|\.map$|_worker|wrangler/.test(name))).toEqual(
        [],
      );
      for (const hash of Object.values(manifest)) expect(uploaded.has(hash)).toBe(true);
      const home = Buffer.from(uploaded.get(manifest['/index.html'] ?? '')?.value ?? '', 'base64').toString();
      expect(home).toMatch(/<html lang="it"[\s\S]*<h1/);

      expect(deployed.form.get('_worker.bundle')).toContain('/api/generate');
      expect(deployed.form.get('_headers')).toContain('Content-Security-Policy:');
      expect(JSON.parse(deployed.form.get('_routes.json') ?? '{}').include).toContain('/api/*');

      const tables = deployed.database.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all();
      expect(tables.map(({ name }) => name)).toEqual(expect.arrayContaining(['d1_migrations', 'sessions']));

      const everything =
        deployed.sent.join('\n') + deployed.files.map(({ value }) => Buffer.from(value, 'base64')).join('\n');
      expect(Object.entries(secrets).filter(([, value]) => everything.includes(value))).toEqual([]);
    }),
);

it('refuses and sends nothing while a secret is missing', { timeout: 60_000 }, () =>
  withAccount(['OPENAI_API_KEY'], async ({ apiUrl, deployed }) => {
    const { status, printed } = await deploy(apiUrl, copy.path);
    expect(status).toBe(1);
    expect(printed).toContain('Manca il segreto MEMBERS_PASSCODE');
    expect(deployed.calls.filter((call) => !call.startsWith('GET'))).toEqual([]);
  }),
);

it(
  'refuses the repository as it is, with every placeholder and the zero database id',
  { timeout: 60_000 },
  () =>
    withAccount(['MEMBERS_PASSCODE', 'OPENAI_API_KEY'], async ({ apiUrl, deployed }) => {
      const { status, printed } = await deploy(apiUrl, join(import.meta.dirname, '../..'));
      expect(status).toBe(1);
      expect(printed).toMatch(/Valori da completare \(\d+\):\n {2}frontend\/content\/[\w/-]+\.ts:\d+ {2}\S/);
      expect(printed).toContain('Manca il database');
      expect(deployed.calls.filter((call) => !call.startsWith('GET'))).toEqual([]);
    }),
);
