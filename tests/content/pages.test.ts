import { expect, it } from 'vitest';
import { activityBlocks } from '#frontend/content/activity-blocks.ts';
import { activityCards } from '#frontend/content/activity-cards.ts';
import { footer } from '#frontend/content/pages/footer.ts';
import { menu, menuButtons } from '#frontend/content/pages/menu.ts';
import { campus } from '#frontend/content/pages/venue.ts';
import { pagePaths } from '#frontend/content/types.ts';
import { venueList } from '#frontend/content/venues.ts';
import { examineContent } from '#frontend/lib/doctor/examine-content.ts';
import { sitePages } from './site-pages.ts';

/** Every value stored under `to`, however deep. */
function linksIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === 'to' && typeof inner === 'string' ? [inner] : linksIn(inner),
  );
}

const homeAnchors = [
  'hero',
  'about',
  'activities',
  'locations',
  'testimonials',
  'chain-discount',
  'contacts',
  'work-with-us',
  'footer',
];
const anchors: Record<string, readonly string[]> = {
  '/': homeAnchors,
  '/privacy': ['terms', 'cookies'],
  '/centri-sportivi': ['services', 'contact'],
  '/iscrizioni': ['quanto-spendo'],
};

it('has the words of every route', () => {
  const files = pagePaths.map((path) => `pages/${path === '/' ? 'home' : path.slice(1)}.ts`);
  expect(Object.keys(sitePages)).toEqual(expect.arrayContaining(files));
});

it('gives every page a title and a description of its own, within the length that search results show', () => {
  expect(examineContent(sitePages).filter(({ file }) => file.startsWith('pages/'))).toEqual([]);
});

it('links only to routes and anchors that exist', () => {
  const links = linksIn([
    sitePages,
    menu,
    menuButtons,
    footer,
    activityBlocks,
    activityCards,
    campus,
    venueList.map(({ detailsLink }) => ({ to: detailsLink })),
  ]);
  expect(links.length).toBeGreaterThan(30);
  for (const link of links) {
    const [path = '', anchor] = link.split('#');
    expect(pagePaths as readonly string[]).toContain(path);
    if (anchor) expect(anchors[path], link).toContain(anchor);
  }
});

it('never links the hidden venue from the menu, the footer or the pages', () => {
  expect(linksIn([sitePages, menu, menuButtons, footer, activityBlocks])).not.toContain('/tc-nascosa');
});

it('writes apostrophes, dashes and accents as print does', () => {
  const text = JSON.stringify([sitePages, menu, footer, activityCards, activityBlocks, campus]);
  expect(text).not.toMatch(/\p{L}'\p{L}|\bperchè\b|\bE'|\bpò\b|\.\.\.|!!/u);
});
