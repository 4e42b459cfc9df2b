import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from 'playwright';
import { brotliBytes } from '#tests/fixtures/page-weight.ts';
import { fileOf } from './page-server.ts';
import { table } from './report.ts';

const firstViewMs = 2500;
const kinds = ['document', 'script', 'stylesheet', 'font', 'image'] as const;

/** The critical style stands in the HTML and is part of its bytes too. */
const inlineStyleOf = (html: string) =>
  [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css).join('');

/** Brotli bytes by kind, as a browser really asks for them until 2.5 s after `load` without a touch. */
async function weigh(browser: Browser, origin: string, folder: string, path: string) {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
  });
  const page = await context.newPage();
  const asked = new Map<string, string>();
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.origin === origin && request.frame() === page.mainFrame())
      // The icons, which are drawn from one file, have no kind of their own.
      asked.set(url.pathname, url.pathname.endsWith('.svg') ? 'image' : request.resourceType());
  });
  await page.goto(origin + path, { waitUntil: 'load' });
  const beforeLoad = asked.size;
  await pause(firstViewMs);
  await context.close();
  const bytes = async (kind: string) => {
    const sizes = [...asked]
      .filter(([, type]) => type === kind)
      .map(([name]) => readFileSync(join(folder, fileOf(name))))
      // A font is compressed already.
      .map((content) => (kind === 'font' ? content.length : brotliBytes(content)));
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  };
  const inline = inlineStyleOf(readFileSync(join(folder, fileOf(path)), 'utf8'));
  return {
    beforeLoad,
    bytes: await Promise.all(kinds.map(bytes)),
    inlineStyle: await brotliBytes(inline),
  };
}

/** The table of all pages: what each costs, and how much more that is than the same page without its scripts. */
export async function pageWeights(
  browser: Browser,
  origin: string,
  folder: string,
  paths: readonly string[],
) {
  const rows: string[][] = [];
  for (const path of paths) {
    const { beforeLoad, bytes, inlineStyle } = await weigh(browser, origin, folder, path);
    const [html = 0, script = 0, style = 0, fonts = 0, images = 0] = bytes;
    const all = html + script + style + fonts + images;
    const kilobytes = [html, script, style + inlineStyle, fonts, images].map((size) =>
      (size / 1000).toFixed(1),
    );
    rows.push([path, ...kilobytes, `${beforeLoad}`, (all / (all - script)).toFixed(2)]);
  }
  return table(['kB, brotli', 'html', 'script', 'style', 'fonts', 'images', 'before load', 'ratio'], rows);
}
