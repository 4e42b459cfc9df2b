import { expect, it } from 'vitest';
import { earlyScript } from '#frontend/build/early-script.ts';
import { pageHtml, sha256 } from '#frontend/build/html.ts';
import {
  headersBeyondLimits,
  licenseNotices,
  robots,
  securityTxt,
  sitemap,
  staticHeaders,
  thirdPartyLicenses,
} from '#frontend/build/site-files.ts';

const template =
  '<html lang="it"><head><!--head--></head><body><div id="app"><!--app--></div><script type="module" src="/x.tsx"></script></body></html>';
const sources = (hash: string) => ({
  styleHashes: [hash],
  scriptHashes: ['sha256-start'],
  frameOrigins: [],
  galleryOrigins: [],
  paymentOrigins: [],
});

const data = {
  scripts: ['/assets/home.js', '/assets/react.js'],
  styles: ['/assets/home.css'],
  timelines: [],
  builtAt: 5,
  fonts: [],
  printStyle: '/assets/print.css',
};
const parts = {
  head: '<title>$& a</title>',
  body: '<p>ciao</p>',
  style: 'p{color:red}',
  now: 'season-to-come',
  script: 'go()',
  data,
};

it('puts head, critical style, early script and body into the template and leaves no other script', () => {
  expect(pageHtml(template, parts)).toBe(
    '<html lang="it" data-now="season-to-come"><head><title>$& a</title><style id="page-style">p{color:red}</style><noscript><link rel="stylesheet" href="/assets/print.css" media="print"></noscript>' +
      '<script id="early-data" type="application/json">{"scripts":["/assets/home.js","/assets/react.js"],"styles":["/assets/home.css"],"timelines":[],"builtAt":5,"fonts":[],"printStyle":"/assets/print.css"}</script>' +
      '<script>go()</script></head><body><div id="app"><p>ciao</p></div></body></html>',
  );
});

it('keeps data from ending its script early', () => {
  const html = pageHtml(template, { ...parts, data: { ...data, styles: ['</script><b>'] } });
  expect(html).toContain('"styles":["\\u003c/script>\\u003cb>"]');
});

it('bundles the early script into one that imports nothing and can stand in HTML', async () => {
  const script = await earlyScript();
  expect(script).toMatch(/^\(function\(\)\{.*\}\)\(\);?$/s);
  expect(script).not.toMatch(/<\/script|\bimport\s*["'`{]/);
});

it('hashes a style the way a browser checks it', () => {
  expect(sha256('p{color:red}')).toBe('sha256-p0bF+un5yUb9MBO6xRb8kPHlY2BdpHVtLiFkDrZPF64=');
});

it('gives each page the policy with its own style only, and every other path all of them', () => {
  const headers = staticHeaders({ ...sources('sha256-a'), styleHashes: ['sha256-a', 'sha256-b'] }, [
    { path: '/b', sources: sources('sha256-b') },
  ]);
  const [general, page] = headers.split('\n\n');
  expect(general).toContain("'sha256-a' 'sha256-b'");
  expect(general).toContain('! Access-Control-Allow-Origin');
  expect(page).toMatch(/^\/b\n {2}! Content-Security-Policy\n {2}Content-Security-Policy: /);
  expect(page).not.toContain('sha256-a');
  expect(headers.split('\n').every((line) => line.length < 2000)).toBe(true);
});

it('leaves the last of very many pages to the general policy, so that Pages drops no rule', () => {
  const pages = Array.from({ length: 120 }, (_, at) => ({ path: `/p${at}`, sources: sources('sha256-a') }));
  const headers = staticHeaders(sources('sha256-a'), pages);
  expect(headersBeyondLimits(headers)).toEqual([]);
  expect(headers).toContain('\n/p97\n');
  expect(headers).not.toContain('\n/p98\n');
  expect(headers).toContain('\n/assets/*\n');
});

it('gives the staff area alone the microphone and a browsing context group of its own', () => {
  const headers = staticHeaders(sources('sha256-a'), [
    { path: '/b', sources: sources('sha256-b') },
    { path: '/members', sources: sources('sha256-c') },
  ]);
  const [general, page, members] = headers.split('\n\n');
  expect(general).toContain('microphone=()');
  expect(members).toContain('  ! Permissions-Policy\n  Permissions-Policy: ');
  expect(members).toContain('microphone=(self)');
  for (const others of [general, page]) expect(others).not.toContain('Cross-Origin-Opener-Policy');
  expect(members).toContain('  Cross-Origin-Opener-Policy: same-origin');
});

it('names what Pages would drop of the headers without a word', () => {
  expect(headersBeyondLimits(`/*\n  A: ${'b'.repeat(1000)}\n`)).toEqual([]);
  expect(headersBeyondLimits(`/*\n  A: ${'b'.repeat(2000)}\n`)).toEqual([
    expect.stringMatching(/^_headers: a line of 2005 characters, Pages takes 2000: A: b/),
  ]);
});

it('publishes the licence of every font and package, not its own', () => {
  const bundled =
    '# Licenses\n\n## jspdf - 4 (MIT)\n\nMIT\n\n## camp - 1 (UNLICENSED)\n\nmine\n\n## pako - 2 (MIT)\n\nMIT too\n';
  expect(thirdPartyLicenses({ figtree: 'OFL' }, bundled, 'camp')).toBe(
    '## figtree\n\nOFL\n\n# Licenses\n\n## jspdf - 4 (MIT)\n\nMIT\n\n## pako - 2 (MIT)\n\nMIT too\n',
  );
});

it('finds the notices of code that a package has copied', () => {
  const source =
    '/** @license\n * A\n */a;/* no notice */b;/**\n * @license\n * Copyright B\n *\n * MIT\n */c;/** @license\n * A\n */d';
  expect(licenseNotices(source)).toBe('A\n\nCopyright B\n\nMIT');
});

it('says for a year whom to tell about a hole', () => {
  expect(securityTxt('https://x.example', 'a@x.example', new Date('2026-03-01T10:00:00Z'))).toBe(
    'Contact: mailto:a@x.example\nExpires: 2027-03-01T10:00:00.000Z\nPreferred-Languages: it, en\n' +
      'Canonical: https://x.example/.well-known/security.txt\n',
  );
});

it('lists addresses with their dates and points robots at the list', () => {
  expect(sitemap([{ address: 'https://x.example/', updated: '2026-01-02' }])).toContain(
    '<url><loc>https://x.example/</loc><lastmod>2026-01-02</lastmod></url>',
  );
  expect(robots('https://x.example')).toContain('Sitemap: https://x.example/sitemap.xml');
});
