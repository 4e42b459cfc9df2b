import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BuildEnvironment, Plugin, Rolldown, ViteBuilder } from 'vite';
import type { Camp } from '#worker/prompt.ts';
import type { PolicySources } from '#worker/security-headers.ts';
import { PAGE_STYLE_ID } from '../early/early.ts';
import { builtAt, clockStyle, encodeTimeline, statesAtBuild } from './clock.ts';
import { hashOf } from './disk-cache.ts';
import { earlyDataScript, earlyScript } from './early-script.ts';
import { environments, LICENSES_FILE, prerenderFolder, root } from './environments.ts';
import { ClientBundle, forFirstPaint, pageHtml, sha256 } from './html.ts';
import { type MembersAssets, takeMembersChunks } from './members-chunks.ts';
import { withPreviewLine } from './preview-script.ts';
import { readContent } from './read-content.ts';
import {
  headersBeyondLimits,
  licenseNotices,
  membersWorker,
  robots,
  routesJson,
  securityTxt,
  sitemap,
  staticHeaders,
  thirdPartyLicenses,
} from './site-files.ts';
import { socialPictures } from './social-pictures.ts';

const BUILT_SITE = 'virtual:built-site';
/** Shipped as fonts and pictures, not as modules: Vite's list of licences lacks them. */
const assetPackages = [
  '@fontsource-variable/bricolage-grotesque',
  '@fontsource-variable/figtree',
  'lucide-react',
];

type Prerendered = typeof import('../entry-prerender.tsx');

const buildOutput = async (builder: ViteBuilder, environment: string) => {
  const result = await builder.build(builder.environments[environment] as BuildEnvironment);
  return (result as Rolldown.RolldownOutput).output;
};

/**
 * The whole product in one `vite build`: browser bundle, a page per route, the files Pages reads, the worker.
 * `previewScript`: runs before the clock and may shift it; only local builds have one.
 */
export function site(previewScript = ''): Plugin[] {
  const membersAssets: MembersAssets = {};
  let policySources: PolicySources;
  let siteHost: string;
  let camp: Camp;
  const built = builtAt();
  /** Earliest time (seconds, Unix) that the season clock accepts; local pages can be previewed on any day. */
  const earliest = previewScript ? 0 : built;

  const forPreview = previewScript ? withPreviewLine : (html: string) => html;

  /** One script, because its hash stands in a header of every answer. */
  const inlineScripts = async () => [previewScript, await earlyScript()].filter(Boolean).join(';');

  async function buildApp(builder: ViteBuilder) {
    const { refuseBadContent } = await readContent('check/refuse-bad-content.ts');
    await refuseBadContent((text: string) => builder.config.logger.warn(text));
    const outDir = resolve(root, builder.config.root, builder.config.build.outDir);
    rmSync(outDir, { recursive: true, force: true });
    const write = (name: string, text: string) => {
      mkdirSync(join(outDir, name, '..'), { recursive: true });
      writeFileSync(join(outDir, name), text);
    };

    const bundle = new ClientBundle(await buildOutput(builder, 'client'));
    const prerenderEntry = new ClientBundle(await buildOutput(builder, 'prerender')).entry;
    const prerendered: Prerendered = await import(
      `${pathToFileURL(join(prerenderFolder, prerenderEntry.fileName))}`
    );

    const template = forPreview(readFileSync(join(root, 'frontend/index.html'), 'utf8'));
    const printStyle = bundle.printStyle();
    const printFile = `assets/print-${hashOf(printStyle).slice(0, 7)}.css`;
    write(printFile, printStyle);
    const script = await inlineScripts();
    const fonts = bundle.fonts();
    const pages: { path: string; sources: PolicySources }[] = [];

    const { timelines } = prerendered;
    for (const { path, modules } of prerendered.pages) {
      const chunks = bundle.chunksOf(modules);
      const { head, body } = await prerendered.renderPage(path);
      const styleFiles = bundle.styleFilesOf(chunks);
      const style = forFirstPaint(bundle.styleText(styleFiles)) + clockStyle(timelines, built);
      const html = pageHtml(template, {
        head,
        body,
        style,
        now: statesAtBuild(timelines, built),
        script,
        data: {
          scripts: chunks.map(({ fileName }) => `/${fileName}`),
          styles: styleFiles.map((name) => `/${name}`),
          timelines: timelines.map(encodeTimeline),
          builtAt: earliest,
          fonts,
          printStyle: `/${printFile}`,
        },
      });
      write(path === '/' ? 'index.html' : `${path.slice(1)}.html`, html);
      const hashes = { styleHashes: [sha256(style)], scriptHashes: [sha256(script)] };
      pages.push({ path, sources: { ...hashes, ...prerendered.partnerOrigins } });
    }

    siteHost = new URL(prerendered.siteOrigin).host;
    camp = prerendered.camp;
    policySources = {
      styleHashes: [...new Set(pages.flatMap(({ sources }) => sources.styleHashes))],
      scriptHashes: [...new Set(pages.flatMap(({ sources }) => sources.scriptHashes))],
      ...prerendered.partnerOrigins,
    };
    const headers = staticHeaders(
      policySources,
      pages.filter(({ path }) => path !== '/404'),
    );
    const beyond = headersBeyondLimits(headers);
    if (beyond.length > 0) throw new Error(beyond.join('\n'));
    write('_headers', headers);
    write(
      '.well-known/security.txt',
      securityTxt(prerendered.siteOrigin, prerendered.securityEmail, new Date(built * 1000)),
    );
    const licenseOf = (name: string) => readFileSync(join(root, 'node_modules', name, 'LICENSE'), 'utf8');
    write(
      LICENSES_FILE,
      thirdPartyLicenses(
        {
          ...Object.fromEntries(assetPackages.map((name) => [name, licenseOf(name)])),
          'jspdf, code of others inside': licenseNotices(
            readFileSync(join(root, 'node_modules/jspdf/dist/jspdf.es.min.js'), 'utf8'),
          ),
        },
        readFileSync(join(outDir, LICENSES_FILE), 'utf8'),
        'fun-village',
      ),
    );
    write('_routes.json', routesJson());
    write('members-worker.js', await membersWorker());
    write('robots.txt', robots(prerendered.siteOrigin));
    for (const { path, content } of prerendered.calendarFiles()) write(path.slice(1), content);
    write('sitemap.xml', sitemap(await prerendered.sitemapPages()));
    await socialPictures(prerendered.socialPages(), outDir);
    await buildOutput(builder, 'worker');
  }

  return [
    takeMembersChunks(membersAssets),
    {
      name: 'site',
      config: (_config, { command }) =>
        command === 'build'
          ? {
              environments,
              define: { 'import.meta.env.BUILT_AT': String(built) },
              builder: { buildApp, sharedConfigBuild: true },
            }
          : undefined,
      // `npm run dev` serves pages that are not built: the early script and the rule that the season clock rewrites come from here.
      async transformIndexHtml(html, { server }) {
        if (!server) return html;
        const { timelines } = (await server.ssrLoadModule(
          '/lib/season/season-table.ts',
        )) as typeof import('../lib/season/season-table.ts');
        const data = earlyDataScript({
          scripts: [],
          styles: [],
          timelines: timelines.map(encodeTimeline),
          builtAt: 0,
          fonts: [],
          printStyle: null,
        });
        const style = clockStyle(timelines, built);
        const script = await inlineScripts();
        return forPreview(html).replace(
          '<head>',
          () => `<head><style id="${PAGE_STYLE_ID}">${style}</style>${data}<script>${script}</script>`,
        );
      },
      resolveId: (id) => (id === BUILT_SITE ? `\0${BUILT_SITE}` : undefined),
      load: (id) =>
        id === `\0${BUILT_SITE}`
          ? `export const membersAssets = ${JSON.stringify(membersAssets)};\nexport const policySources = ${JSON.stringify(policySources)};\nexport const siteHost = ${JSON.stringify(siteHost)};\nexport const camp = ${JSON.stringify(camp)};`
          : undefined,
    },
  ];
}
