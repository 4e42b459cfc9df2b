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

/** `npm run edit`: the same, with the forms for the data; the worker, which they do not need, is built for its first request. */
const isEditing = process.argv.includes('--edit');

const dev = async () => {
  const { port, bindings, preview, warnings, partners } = await prepareRun('npm run dev');
  process.env.VITE_STAND_INS_ORIGIN = partners.url;
  process.env[PREVIEW_VARIABLE] = JSON.stringify(preview);

  // The pages come from vite and need no build; the worker does, and its requests wait for that.
  const stateDir = join(root, '.wrangler/state');
  const workerPort = await freePort();
  const buildAndServe = async () => {
    await buildProduct(distFolder, partners.url);
    return startProduct({ outDir: distFolder, port: workerPort, stateDir, bindings });
  };
  let product: ReturnType<typeof buildAndServe> | undefined;
  const showError = (error: Error) => console.error(String(error.message ?? error));
  const startOnce = () => {
    if (!product) {
      product = buildAndServe();
      product.catch(showError);
    }
    return product;
  };
  if (!isEditing) void startOnce();
  const vite = await createServer({
    root: join(root, 'frontend'),
    configFile: join(root, 'vite.config.ts'),
    plugins: [
      ...(isEditing ? [editor()] : []),
      {
        name: 'wait-for-worker',
        configureServer: ({ middlewares }) => {
          middlewares.use('/api', (_request, _response, next) => void startOnce().then(() => next(), next));
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
    if (!product || !path.startsWith(join(root, 'worker')) || isBuilding) return;
    isBuilding = true;
    await pause(100);
    product = product
      .then(
        ({ stop }) => stop(),
        () => undefined,
      )
      .then(buildAndServe);
    await product.catch(showError);
    isBuilding = false;
  });
  console.info(
    `\n${isEditing ? `  I dati: http://localhost:${port}/edit\n` : ''}  http://localhost:${port}   passcode: ${bindings.MEMBERS_PASSCODE}   (Ctrl-C stops everything)
  Day shown: ${dayShown(preview)}\n${warnings.map((warning) => `  ${warning}\n`).join('')}`,
  );
};

dev().catch((error) => leave(1, String(error.message ?? error)));
