import { join } from 'node:path';
import { PREVIEW_VARIABLE } from '#frontend/build/preview-script.ts';
import { partnersOrigin } from '#worker/local/stand-ins/partner-paths.ts';
import { startPartners } from '#worker/local/stand-ins/partners.ts';
import { startProvider } from '#worker/local/stand-ins/provider.ts';
import { isPortFree } from './ports.ts';
import { dayShown } from './preview-day.ts';
import { onStop, root, stopAllTools } from './processes.ts';
import { buildProduct, distFolder, startProduct } from './product.ts';
import { readLocalSettings } from './settings.ts';

let isLeaving = false;
const leave = async (status: number, sentence?: string) => {
  if (isLeaving) return;
  isLeaving = true;
  if (sentence) console.error(sentence);
  await stopAllTools();
  process.exit(status);
};
onStop(() => leave(0));

const start = async () => {
  const provider = await startProvider();
  const { port, bindings, preview, problems, warnings } = readLocalSettings(process.env, provider.url);
  if (problems.length > 0) return leave(1, problems.join('\n'));
  if (!(await isPortFree(port)))
    return leave(
      1,
      `Port ${port} is in use: stop what listens there or choose another one, e.g. PORT=${port + 1} npm start.`,
    );
  const partners = await startPartners(
    (await isPortFree(Number(new URL(partnersOrigin).port))) ? {} : { port: 0 },
  );

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
