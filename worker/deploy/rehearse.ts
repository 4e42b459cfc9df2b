import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#worker/local/ports.ts';
import { stopAllTools } from '#worker/local/processes.ts';
import { startProduct } from '#worker/local/product.ts';
import { type Deployed, startCloudflare } from '#worker/local/stand-ins/cloudflare.ts';
import { newPasscode } from './new-passcode.ts';
import { publish } from './publish.ts';
import { readProject } from './readiness.ts';

const account = 'a0000000000000000000000000000000';

/**
 * The whole deploy without an account: a stand-in of Cloudflare on this machine takes what wrangler sends, and what was
 * built runs here to be asked for its health. Nothing leaves the machine. Gives what Cloudflare would have been sent, too.
 */
export async function rehearse(
  root: string,
  env: NodeJS.ProcessEnv,
): Promise<{ isWell: boolean; deployed: Deployed }> {
  const { name = 'fun-village' } = readProject(await readFile(join(root, 'wrangler.toml'), 'utf8'));
  const folder = await mkdtemp(join(tmpdir(), 'fun-village-rehearsal-'));
  const { apiUrl, deployed, close } = await startCloudflare({ account, project: name, secrets: [] });
  console.info('Prova generale: nessun account, nulla lascia questo computer.\n');
  try {
    const isWell = await publish({
      root,
      env: {
        ...env,
        CLOUDFLARE_API_BASE_URL: apiUrl,
        CLOUDFLARE_ACCOUNT_ID: account,
        CLOUDFLARE_API_TOKEN: 'rehearsal',
      },
      isRehearsal: true,
      askHealth: async () => {
        const product = await startProduct({
          outDir: join(root, 'dist'),
          port: await freePort(),
          stateDir: join(folder, 'state'),
          bindings: { MEMBERS_PASSCODE: newPasscode(), OPENAI_API_KEY: 'rehearsal' },
          output: 'pipe',
        });
        const answer = await fetch(`${product.url}/api/health`);
        return { status: answer.status, body: await answer.text() };
      },
    });
    return { isWell, deployed };
  } finally {
    await stopAllTools();
    await close();
    await rm(folder, { recursive: true, force: true });
  }
}
