import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import { readContent } from './read-content.ts';
import { token } from './tokens.ts';

const mark = readFileSync(join(import.meta.dirname, '../images/mark.svg'), 'utf8').replace(
  '<svg ',
  '<svg x="0" y="0" width="64" height="64" ',
);

/** The mark on a coloured tile: a `scale` below 1 leaves a margin, with `radius` 0 the system rounds the corners. */
const tile = (scale: number, radius: number, ground = 'sun'): string => {
  const edge = 32 - 32 * scale;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="${radius}" fill="${token(ground)}"/><g transform="translate(${edge} ${edge})scale(${scale})">${mark}</g></svg>\n`;
};

const png = (drawing: string, side: number): Promise<Buffer> =>
  sharp(Buffer.from(drawing), { density: (72 * side) / 64 })
    .resize(side, side)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();

/** An .ico of one picture: six bytes of header, sixteen of directory, then the PNG as it is. */
function ico(picture: Buffer, side: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(side, 6);
  header.writeUInt8(side, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(picture.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, picture]);
}

/** `prefix`: of the icons' file names. */
const manifest = (app: Record<string, string>, prefix: string) => ({
  lang: 'it',
  background_color: token('paper'),
  ...app,
  icons: [
    { src: `/${prefix}icon-192.png`, sizes: '192x192', type: 'image/png' },
    { src: `/${prefix}icon-512.png`, sizes: '512x512', type: 'image/png' },
    { src: `/${prefix}icon-maskable-512.png`, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
});

async function manifests() {
  const { siteName }: typeof import('../content/site.ts') = await readContent('site.ts');
  const { membersApp }: typeof import('../content/pages/members.ts') = await readContent('pages/members.ts');
  const site = {
    ...{ name: siteName, short_name: siteName, start_url: '/' },
    ...{ display: 'browser', theme_color: token('sun') },
  };
  // The staff area as an app of its own; public, so it says nothing about the area itself.
  const members = {
    ...{ name: membersApp.name, short_name: membersApp.shortName, id: '/members' },
    ...{ start_url: '/members', scope: '/members', display: 'standalone', theme_color: token('paper') },
  };
  return { 'site.webmanifest': manifest(site, ''), 'members.webmanifest': manifest(members, 'members-') };
}

/**
 * Every icon of the site by file name, drawn from `images/mark.svg`. No SVG favicon: Chromium renders one as a document of
 * its own, which takes 6 to 9 ms of a slow desktop's main thread while the page starts.
 */
export async function faviconFiles(): Promise<Record<string, string | Buffer>> {
  const rounded = tile(0.82, 14);
  const square = tile(0.76, 0);
  const members = tile(0.82, 14, 'sky');
  return {
    'favicon.ico': ico(await png(rounded, 32), 32),
    'apple-touch-icon.png': await png(square, 180),
    'icon-192.png': await png(rounded, 192),
    'icon-512.png': await png(rounded, 512),
    'icon-maskable-512.png': await png(tile(0.6, 0), 512),
    'members-touch-icon.png': await png(tile(0.76, 0, 'sky'), 180),
    'members-icon-192.png': await png(members, 192),
    'members-icon-512.png': await png(members, 512),
    'members-icon-maskable-512.png': await png(tile(0.6, 0, 'sky'), 512),
    ...Object.fromEntries(
      Object.entries(await manifests()).map(([name, app]) => [name, `${JSON.stringify(app, null, 2)}\n`]),
    ),
  };
}

const types: Record<string, string> = {
  ico: 'image/x-icon',
  png: 'image/png',
  webmanifest: 'application/manifest+json',
};

/** Puts the icons at the root of the site, in the build and under `npm run dev`. */
export function favicons(): Plugin {
  return {
    name: 'favicons',
    applyToEnvironment: (environment) => environment.config.consumer === 'client',
    async generateBundle() {
      for (const [fileName, source] of Object.entries(await faviconFiles()))
        this.emitFile({ type: 'asset', fileName, source });
    },
    async configureServer(server) {
      const files = await faviconFiles();
      server.middlewares.use((request, response, next) => {
        const name = request.url?.split('?')[0]?.slice(1) ?? '';
        const file = files[name];
        if (file === undefined) return next();
        response.setHeader('Content-Type', types[name.split('.').at(-1) ?? ''] ?? '');
        response.end(file);
      });
    },
  };
}
