import { expect, it } from 'vitest';
import { activities } from '#frontend/content/activities/activities.ts';
import { venues } from '#frontend/content/venues/venues.ts';
import { pages, pageWords, sitemapPages, socialPages } from '#frontend/entry-prerender.tsx';
import { findPage, siteMap } from '#frontend/site-map.ts';

const slugs = siteMap.map(({ slug }) => slug);

it('gives no two pages one address or one name', () => {
  expect(new Set(slugs).size).toBe(slugs.length);
  expect(new Set(siteMap.map(({ path }) => path)).size).toBe(siteMap.length);
});

it('gives every activity and every venue a page at its own address', () => {
  for (const { slug, name } of [...activities, ...venues])
    expect(siteMap).toContainEqual(expect.objectContaining({ slug, path: `/${slug}`, crumb: name }));
});

it('knows no page that is not in it', () => {
  expect(findPage('/nessuna')).toBeUndefined();
});

it('has words and a component for every page, and for the one of addresses that lead nowhere', () => {
  expect(new Set(Object.keys(pageWords))).toEqual(new Set([...slugs, 'not-found']));
  for (const { slug, modules } of pages)
    expect(modules, slug).toContainEqual(expect.stringMatching(/^\.\/pages\//));
});

it('draws a page of its own for every address, and a link preview', () => {
  expect(pages.map(({ path }) => path).toSorted()).toEqual(
    [...siteMap.map(({ path }) => path), '/404'].toSorted(),
  );
  expect(socialPages().map(({ slug }) => slug)).toEqual(slugs);
  for (const { file } of socialPages()) expect(file).not.toBe('');
});

it('keeps out of the sitemap what search engines may not list', () => {
  const listed = sitemapPages().map(({ address }) => new URL(address).pathname);
  for (const { path, isIndexed } of siteMap) expect(listed.includes(path), path).toBe(isIndexed);
});
