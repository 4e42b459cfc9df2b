import { membersAssets } from 'virtual:built-site';
import type { Context } from 'hono';
import { ApiError } from './api-error.ts';
import type { App } from './context.ts';

const html = { 'Content-Type': 'text/html; charset=utf-8' };
const publicPage = (c: Context<App>, path: string) =>
  c.env.ASSETS.fetch(new Request(new URL(path, c.req.url)));

/** GET /members: the prerendered gate page, which is public and holds nothing of the staff area. */
export async function gatePage(c: Context<App>): Promise<Response> {
  const page = await publicPage(c, '/members');
  if (!page.ok) throw new ApiError('not_found');
  return new Response(page.body, { headers: html });
}

/** 404: the site's page for a navigation below `/members/`, the JSON envelope for everything else. */
export async function unknownPath(c: Context<App>): Promise<Response> {
  const isNavigation = c.req.path.startsWith('/members/') && c.req.header('Accept')?.includes('text/html');
  const page = isNavigation ? await publicPage(c, '/404') : null;
  if (!page?.ok) throw new ApiError('not_found');
  return new Response(page.body, { status: 404, headers: html });
}

/** GET /members/assets/*, behind `requireSession`: by exact name out of the worker's own bundle. */
export function membersAsset(c: Context<App>): Response {
  const asset = Object.hasOwn(membersAssets, c.req.path) ? membersAssets[c.req.path] : undefined;
  if (!asset) throw new ApiError('not_found');
  const body =
    asset.encoding === 'utf8'
      ? asset.content
      : Uint8Array.from(atob(asset.content), (character) => character.charCodeAt(0));
  return c.body(body, 200, { 'Content-Type': asset.contentType, 'Cache-Control': 'private, no-store' });
}
