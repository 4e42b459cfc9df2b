import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createServer } from 'vite';
import { PREVIEW_VARIABLE } from '#frontend/build/preview-script.ts';
import { editor } from './editor/editor.ts';
import { freePort } from './ports.ts';
import { leave, prepareRun } from './prepare-run.ts';
import { dayShown } from './preview-day.ts';
import { onStop, root } from './processes.ts';
import { buildProduct, distFolder, startProduct } from './product.ts';

onStop(() => leave(0));

/** `npm run edit`: the same, with the forms for the data. */
const isEditing = process.argv.includes('--edit');

const dev = async () => {
  const { port, bindings, preview, warnings, partners } = await prepareRun('npm run dev');
  process.env.VITE_STAND_INS_ORIGIN = partners.url;
  process.env[PREVIEW_VARIABLE] = JSON.stringify(preview);

  // The pages come from vite and need no build; the worker is built behind them, and requests for it wait.
  const stateDir = join(root, '.wrangler/state');
  const workerPort = await freePort();
  const buildAndServe = async () => {
    await buildProduct(distFolder, partners.url);
    return startProduct({ outDir: distFolder, port: workerPort, stateDir, bindings });
  };
  let product = buildAndServe();
  const vite = await createServer({
    root: join(root, 'frontend'),
    configFile: join(root, 'vite.config.ts'),
    plugins: [
      ...(isEditing ? [editor()] : []),
      {
        name: 'wait-for-worker',
        configureServer: ({ middlewares }) => {
          middlewares.use('/api', (_request, _response, next) => void product.then(() => next(), next));
        },
      },
    ],
    server: {
      port,
      strictPort: true,
      proxy: { '/api': { target: `http://localhost:${workerPort}`, changeOrigin: false } },
    },
  });
  await vite.listen();

  // A build replaces the folder that wrangler watches, so it is started again.
  vite.watcher.add(join(root, 'worker'));
  let isBuilding = false;
  vite.watcher.on('change', async (path) => {
    if (!path.startsWith(join(root, 'worker')) || isBuilding) return;
    isBuilding = true;
    await pause(100);
    const before = product;
    product = before
      .then(
        ({ stop }) => stop(),
        () => undefined,
      )
      .then(buildAndServe);
    await product.catch((error) => console.error(String(error.message ?? error)));
    isBuilding = false;
  });
  product.catch((error) => console.error(String(error.message ?? error)));
  console.info(
    `\n${isEditing ? `  I dati: http://localhost:${port}/edit\n` : ''}  http://localhost:${port}   passcode: ${bindings.MEMBERS_PASSCODE}   (Ctrl-C stops everything)
  Day shown: ${dayShown(preview)}\n${warnings.map((warning) => `  ${warning}\n`).join('')}`,
  );
};

dev().catch((error) => leave(1, String(error.message ?? error)));
