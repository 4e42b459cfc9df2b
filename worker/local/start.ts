import { join } from 'node:path';
import { PREVIEW_VARIABLE } from '#frontend/build/preview-script.ts';
import { leave, prepareRun } from './prepare-run.ts';
import { dayShown } from './preview-day.ts';
import { onStop, root } from './processes.ts';
import { buildProduct, distFolder, startProduct } from './product.ts';

onStop(() => leave(0));

const start = async () => {
  const { port, bindings, preview, warnings, provider, partners } = await prepareRun('npm start');
  console.info('Building…');
  await buildProduct(distFolder, partners.url, { [PREVIEW_VARIABLE]: JSON.stringify(preview) });
  const product = await startProduct({
    outDir: distFolder,
    port,
    stateDir: join(root, '.wrangler/state'),
    bindings,
  });
  product.server.once('exit', () => leave(1, 'The runtime stopped.'));

  const passcode =
    process.env.MEMBERS_PASSCODE === undefined ? bindings.MEMBERS_PASSCODE : 'the one in MEMBERS_PASSCODE';
  const generator =
    bindings.OPENAI_BASE_URL === provider.url ? `${provider.url} (stand-in)` : bindings.OPENAI_BASE_URL;
  console.info(`
  Fun Village     ${product.url}
  Staff area      ${product.url}/members   passcode: ${passcode}
  Text generator  ${generator}
  Partners        ${partners.url} (stand-ins)
  Day shown       ${dayShown(preview)}
  ${warnings.map((warning) => `\n  ${warning}`).join('')}
  Ctrl-C stops everything.
`);
};

start().catch((error) => leave(1, String(error.message ?? error)));
