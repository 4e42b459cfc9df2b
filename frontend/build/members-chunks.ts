import type { Plugin, Rolldown } from 'vite';
import { MEMBERS_ASSETS_PATH } from '#worker/contract.ts';

type MembersAsset = { contentType: string; encoding: 'utf8' | 'base64'; content: string };
export type MembersAssets = Record<string, MembersAsset>;

const membersFolder = MEMBERS_ASSETS_PATH.slice(1);
const isMembersFile = (path: string) => /(^|frontend\/)(content\/)?members\//.test(path);

const contentTypes: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  webp: 'image/webp',
  woff2: 'font/woff2',
  ttf: 'font/ttf',
};

/**
 * Puts chunks and assets with a module of the staff area under `members/assets/`, the rest under `assets/`.
 * Short hashes: random letters do not compress, and the script of every page names some sixty files; 7 serve 4,096 chunks.
 */
export const fileNames = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: (chunk: Rolldown.PreRenderedChunk) =>
    `${chunk.moduleIds.some(isMembersFile) ? membersFolder : 'assets/'}[name]-[hash:7].js`,
  assetFileNames: (asset: Rolldown.PreRenderedAsset) =>
    `${asset.originalFileNames.some(isMembersFile) ? membersFolder : 'assets/'}[name]-[hash:7][extname]`,
};

function toAsset(fileName: string, content: string | Uint8Array): MembersAsset {
  const contentType = contentTypes[fileName.split('.').at(-1) ?? ''];
  if (!contentType) throw new Error(`${fileName}: no content type known for this file of the staff area`);
  return typeof content === 'string'
    ? { contentType, encoding: 'utf8', content }
    : { contentType, encoding: 'base64', content: Buffer.from(content).toString('base64') };
}

/** Takes the staff area's files out of the browser bundle before it is written, so that only the worker has them. */
export function takeMembersChunks(assets: MembersAssets): Plugin {
  return {
    name: 'take-members-chunks',
    enforce: 'post',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const [fileName, file] of Object.entries(bundle)) {
          if (!fileName.startsWith(membersFolder)) {
            const leak = file.type === 'chunk' && file.imports.find((name) => name.startsWith(membersFolder));
            if (leak)
              throw new Error(
                `${fileName} is public and needs ${leak} of the staff area at once: import it lazily`,
              );
            continue;
          }
          assets[`/${fileName}`] = toAsset(fileName, file.type === 'chunk' ? file.code : file.source);
          delete bundle[fileName];
        }
      },
    },
  };
}
