import type { Plugin } from 'vite';
import type { TestProject } from 'vitest/node';
import { startProvider } from '#worker/local/stand-ins/provider.ts';
import { startScriptedProvider } from './scripted-provider.ts';

const policySources = {
  styleHashes: ['sha256-style'],
  scriptHashes: ['sha256-script'],
  frameOrigins: ['https://frames.example.com'],
  galleryOrigins: ['https://frames.example.com'],
  paymentOrigins: [],
};

const membersAssets = {
  '/members/assets/panels-4f2a.js': {
    contentType: 'text/javascript; charset=utf-8',
    encoding: 'utf8',
    content: 'export const canary = "staff-area-canary";',
  },
  '/members/assets/badge-9c1d.png': { contentType: 'image/png', encoding: 'base64', content: 'iVBORw0KGgo=' },
};

const camp = {
  venueNames: ['Sport City', 'SC Ostiense', 'TC Nascosa'],
  lastDay: '2026-09-04',
  openDays: ['2026-05-20'],
};

/** Stands for the build's output in the worker: two files of the staff area and one of each policy source. */
export const builtSite = (): Plugin => ({
  name: 'built-site-in-small',
  resolveId: (id) => (id === 'virtual:built-site' ? `\0${id}` : undefined),
  load: (id) =>
    id === '\0virtual:built-site'
      ? `export const membersAssets = ${JSON.stringify(membersAssets)}; export const policySources = ${JSON.stringify(policySources)}; export const siteHost = 'site.example'; export const camp = ${JSON.stringify(camp)};`
      : undefined,
});

/** The static files as Pages serves them: two pages, its own extra header, and 404 for the rest. */
export const staticFiles = (request: { url: string }) => {
  const page = { '/members': 'gate page', '/404': 'unknown page' }[new URL(request.url).pathname];
  return new Response(page ?? 'no such file', {
    status: page === undefined ? 404 : 200,
    headers: { 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'public, max-age=0' },
  });
};

/** Vitest's global set-up: providers as real HTTP servers outside of workerd. */
export async function setup(project: TestProject) {
  const provider = await startProvider({ pauseMs: 2 });
  const scriptedProvider = await startScriptedProvider();
  project.provide('providerUrl', provider.url);
  project.provide('scriptedProviderUrl', scriptedProvider.url);
  return () => Promise.all([provider.close(), scriptedProvider.close()]);
}

declare module 'vitest' {
  interface ProvidedContext {
    providerUrl: string;
    scriptedProviderUrl: string;
  }
}
