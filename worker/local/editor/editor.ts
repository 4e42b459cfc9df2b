import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { Plugin, ViteDevServer } from 'vite';
import { editionOf } from '#frontend/content/check/edition.ts';
import { parseJson } from '#frontend/content/read-data.ts';
import { type DataName, dataFiles } from '#frontend/content/schema/data-files.ts';
import { answerers } from '#frontend/content/schema/meta.ts';
import type { EditorState, Saved } from '#frontend/edit/edit-contract.ts';
import { readPreviewDay } from '../preview-day.ts';
import { root } from '../processes.ts';
import { isDataName, pathOf, publishedValue, Refusal, readText, save } from './data-store.ts';
import { formSchemas } from './form-schemas.ts';
import { judgeData } from './judge-data.ts';
import { MAX_PHOTO_BYTES, savePhoto } from './save-photo.ts';

type Change = { value: unknown; version: string };

const MAX_JSON_BYTES = 2 * 1024 * 1024;
const names = Object.keys(dataFiles) as DataName[];

function readValues(): Record<string, unknown> {
  return Object.fromEntries(
    names.map((name) => {
      try {
        return [name, parseJson(readText(name).text)];
      } catch (error) {
        const { code, message } = error as NodeJS.ErrnoException;
        const why = code === 'ENOENT' ? 'il file non c’è.' : message;
        throw new Refusal(`frontend/content/data/${name}.json non si può leggere: ${why}`);
      }
    }),
  );
}

function state(): EditorState {
  const values = readValues();
  return {
    values,
    versions: Object.fromEntries(names.map((name) => [name, readText(name).version])),
    schemas: formSchemas(),
    answerers,
    ...judgeData(values),
    previewDay: previewDayOf(values),
  };
}

/** The day on which the page beside the form is shown: the season's own, as `npm run dev` finds it. */
function previewDayOf(values: Record<string, unknown>): string {
  const { season } = editionOf(values).edition;
  const promotion = season?.promotion ?? { firstDay: null, lastDay: null, lastTime: '23:59:59' };
  try {
    return readPreviewDay(process.env.PREVIEW_DAY, { ...season, promotion }, new Date()).day ?? '';
  } catch {
    // Dates that the schema refuses.
    return '';
  }
}

/** Messages that stop a build. */
const errorsIn = (values: Record<string, unknown>): string[] =>
  judgeData(values).messages.flatMap(({ level, message }) => (level === 'error' ? message : []));

/**
 * Saves everything where the site can be built with it, else the files that can be saved alone. `saved`: their names; none
 * where another window has saved since the form was read.
 */
function saveChecked(changes: Record<string, Change>, { environments }: ViteDevServer): Omit<Saved, 'read'> {
  const changed = Object.keys(changes).filter(isDataName);
  if (changed.some((name) => changes[name]?.version !== readText(name).version))
    return { saved: [], isConflict: true, refusal: '' };
  const before = readValues();
  const known = errorsIn(before);
  const errorsOf = (names: DataName[]) => {
    const values = Object.fromEntries(names.map((name) => [name, changes[name]?.value]));
    return [...new Set(errorsIn({ ...before, ...values }))].filter((message) => !known.includes(message));
  };
  const [first] = errorsOf(changed);
  const fit = first ? changed.filter((name) => errorsOf([name]).length === 0) : changed;
  const saved = first && errorsOf(fit).length > 0 ? [] : fit;
  save(saved.map((name) => [name, changes[name]?.value]));
  // The page beside the form is loaded before Vite hears of the file: its HTML and its scripts would not agree.
  for (const { moduleGraph } of Object.values(environments))
    for (const name of saved) moduleGraph.onFileChange(pathOf(name));
  return {
    saved,
    isConflict: false,
    refusal: first ? `Così il sito non si costruirebbe: ${first} Nel menu, «da correggere» dice dove.` : '',
  };
}

/** @throws a Refusal where the body is larger */
async function bodyOf(request: IncomingMessage, maxBytes: number, sentence: string): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    size += part.length;
    if (size > maxBytes) throw new Refusal(sentence);
    parts.push(part);
  }
  return Buffer.concat(parts);
}
const jsonOf = async (request: IncomingMessage) =>
  JSON.parse((await bodyOf(request, MAX_JSON_BYTES, 'Sono troppi dati per una volta sola.')).toString());

const rehearse = () =>
  new Promise<{ isReady: boolean; printed: string }>((done) => {
    const script = join(root, 'worker/deploy/deploy.ts');
    execFile(process.execPath, [script, '--rehearse'], { cwd: root, maxBuffer: 2 ** 24 }, (error, out, err) =>
      done({ isReady: !error, printed: `${err}${out}`.trim() }),
    );
  });

/** One entry of the endpoint: `GET data`, `PUT data`, … */
async function answer(request: IncomingMessage, path: string, server: ViteDevServer): Promise<unknown> {
  const [, room = '', name = ''] = path.split('/');
  const call = `${request.method} ${room}`;
  if (call === 'GET data') return state();
  if (call === 'POST check') return judgeData({ ...readValues(), ...(await jsonOf(request)) });
  if (call === 'POST rehearsal') return rehearse();
  if (call === 'POST photo') {
    const limit = `La foto pesa più di ${MAX_PHOTO_BYTES / 1024 / 1024} MB: esportala più piccola.`;
    return { file: await savePhoto(await bodyOf(request, MAX_PHOTO_BYTES, limit), decodeURIComponent(name)) };
  }
  if (call === 'GET published') return isDataName(name) ? { value: publishedValue(name) } : undefined;
  if (call !== 'PUT data') return undefined;
  const changes = await jsonOf(request);
  if (!Object.keys(changes).every(isDataName)) return undefined;
  const result = saveChecked(changes, server);
  return { ...result, read: state() } satisfies Saved;
}

const LOOPBACK = /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/;

/**
 * `/edit`: forms for the data, and the endpoint that writes them. It takes requests of its own page alone: on this machine,
 * from the same origin, with the token that the page was served with.
 */
export function editor(): Plugin {
  const token = randomBytes(24).toString('hex');
  const isOwn = ({ headers }: IncomingMessage) =>
    LOOPBACK.test(headers.host ?? '') &&
    headers['x-edit-token'] === token &&
    (headers.origin === undefined || headers.origin === `http://${headers.host}`) &&
    (headers['sec-fetch-site'] ?? 'same-origin') === 'same-origin';
  const page = `<!doctype html>
<html lang="it"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="edit-token" content="${token}"><title>Fun Village: i dati</title>
<script type="module">${react.preambleCode.replace('__BASE__', '/')}</script>
<script type="module" src="/@vite/client"></script></head>
<body><div id="edit"></div><script type="module" src="/edit/edit.tsx"></script></body></html>`;

  async function respond(request: IncomingMessage, response: ServerResponse, server: ViteDevServer) {
    const send = (status: number, value: unknown) => {
      response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
      response.end(JSON.stringify(value));
    };
    if (!isOwn(request)) return send(403, { error: 'Questa richiesta non viene dalla pagina dei dati.' });
    try {
      const value = await answer(request, (request.url ?? '').split('?')[0] ?? '', server);
      return value === undefined ? send(404, { error: 'Non c’è.' }) : send(200, value);
    } catch (error) {
      if (error instanceof Refusal) return send(422, { error: error.message });
      console.error(error);
      return send(500, { error: 'Qualcosa non va nel programma: il terminale dice che cosa.' });
    }
  }

  return {
    name: 'editor',
    apply: 'serve',
    // Vite lets every page of this machine read its answers, on any port.
    config: () => ({ server: { cors: false } }),
    configureServer: (server) => {
      const { middlewares } = server;
      middlewares.use('/edit-api', (request, response) => void respond(request, response, server));
      middlewares.use((request, response, next) => {
        if (!/^\/edit\/?(\?.*)?$/.test(request.url ?? '') || !LOOPBACK.test(request.headers.host ?? ''))
          return next();
        response.writeHead(200, {
          'Content-Type': 'text/html; charset=utf-8',
          'Cache-Control': 'no-store',
          // Only the pages of this site stand beside the form, and no other page may frame it.
          'Content-Security-Policy': "frame-ancestors 'none'; frame-src 'self'",
        });
        response.end(page);
      });
    },
  };
}
