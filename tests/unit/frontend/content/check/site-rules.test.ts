import { expect, it } from 'vitest';
import { loadModules } from '#frontend/content/check/content-modules.ts';
import { wordsOf } from '#frontend/content/check/site-rules.ts';
import { siteMap } from '#frontend/site-map.ts';

it('reads title and description of every page of the site', async () => {
  const { modules } = await loadModules();
  const slugs = wordsOf(modules).map(({ slug }) => slug);
  for (const { slug } of siteMap) expect(slugs).toContain(slug);
});
