import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { EARLY_DATA_ID, type EarlyData } from '../early/early-data.ts';
import { diskCache, hashOf } from './disk-cache.ts';

const compress = promisify(brotliCompress);
const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };

/** Size after brotli 11. Cached, because compressing the whole site takes a third of a build. */
export const brotliBytes = async (content: string | Uint8Array): Promise<number> =>
  Number(
    await diskCache(`brotli/${hashOf(process.version, content)}`, async () =>
      String((await compress(content, { params })).length),
    ),
  );

/** Brotli bytes: `html` includes the inline style, `script` is every script that the page loads. */
export type PageWeight = { path: string; html: number; script: number };

/** Weighs every page of a built site. */
export const weighPages = (dist: string): Promise<PageWeight[]> =>
  Promise.all(
    globSync('*.html', { cwd: dist })
      .toSorted()
      .map(async (name) => {
        const html = readFileSync(join(dist, name), 'utf8');
        const data: EarlyData = JSON.parse(
          html.split(`id="${EARLY_DATA_ID}" type="application/json">`)[1]?.split('</script>')[0] ?? '',
        );
        const scripts = await Promise.all(
          data.scripts.map((file) => brotliBytes(readFileSync(join(dist, file)))),
        );
        return {
          path: `/${name.replace(/(index)?\.html$/, '')}`,
          html: await brotliBytes(html),
          script: scripts.reduce((sum, bytes) => sum + bytes, 0),
        };
      }),
  );

/** The table that the build prints. */
export function weightTable(weights: PageWeight[]): string {
  const rows = weights.map(({ path, html, script }) => [
    path,
    ...[html, script].map((bytes) => (bytes / 1000).toFixed(1)),
  ]);
  return [['kB, brotli', 'html', 'script'], ...rows]
    .map(([path = '', ...cells]) => path.padEnd(24) + cells.map((cell) => cell.padStart(8)).join(''))
    .join('\n');
}
