import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startCloudflare } from '#worker/local/stand-ins/cloudflare.ts';

const root = join(import.meta.dirname, '../../../..');
const account = 'a0000000000000000000000000000000';
const [locked, other, device] = ['1', '2', '3'].map((digit) => digit.repeat(64)) as [string, string, string];

const unlock = (apiUrl: string, ...words: string[]) =>
  new Promise<{ status: number; printed: string }>((done) => {
    const env = {
      PATH: process.env.PATH,
      CLOUDFLARE_API_BASE_URL: apiUrl,
      CLOUDFLARE_ACCOUNT_ID: account,
      CLOUDFLARE_API_TOKEN: 'token',
    };
    execFile(
      process.execPath,
      [join(root, 'worker/deploy/unlock.ts'), ...words],
      { cwd: root, env },
      (error, stdout, stderr) => done({ status: error ? Number(error.code) : 0, printed: stdout + stderr }),
    );
  });

it('shows who tried wrong passcodes and unlocks one of them, nobody else', async () => {
  const { apiUrl, deployed, close } = await startCloudflare({ account, project: 'fun-village', secrets: [] });
  for (const file of globSync('worker/migrations/*.sql', { cwd: root }).sort())
    deployed.database.exec(readFileSync(join(root, file), 'utf8'));
  const add = deployed.database.prepare('INSERT INTO tries VALUES (?, ?, ?, ?)');
  const later = Date.now() + 1_800_000;
  for (const [bucket, used] of [
    [locked, 10],
    [other, 3],
    [device, 1],
    ['all', 14],
  ] as const)
    add.run(later, bucket, used, later);
  deployed.database.prepare('INSERT INTO devices VALUES (?, ?)').run(device, later);

  const { printed } = await unlock(apiUrl);
  expect(printed).toContain('111111111111  indirizzo    10 tentativi, ancora 30 min');
  expect(printed).toContain('333333333333  dispositivo  1 tentativi');
  expect(printed).not.toContain('all ');

  expect((await unlock(apiUrl, '111111111111')).printed).toContain('Sbloccato');
  const left = deployed.database.prepare('SELECT bucket FROM tries ORDER BY bucket').all();
  expect(left.map(({ bucket }) => bucket)).toEqual([other, device, 'all']);
  expect(await unlock(apiUrl, "' OR 1=1 --")).toMatchObject({ status: 1 });
  expect(left).toHaveLength(3);
  await close();
});
