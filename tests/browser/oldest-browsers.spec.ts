import { globSync, readFileSync } from 'node:fs';
import type { Identifier } from '@mdn/browser-compat-data';
import { markupFeatures } from './compatibility/markup-features.ts';
import { newScriptFeatures } from './compatibility/script-features.ts';
import { styleFeatures } from './compatibility/style-features.ts';
import { lacking } from './compatibility/support.ts';
import { expect, product, test } from './fixtures.ts';

/** Newer than the oldest browsers, and what these do instead. */
const withFallback = {
  mask: '-webkit-mask stands before it',
  'mask-composite': 'as mask',
  '@container scroll-state': 'an animation turns the bar white that follows the scroll',
  'animation-timeline':
    'inside @supports; a script marks the bar of a page that has moved, the pools keep their shapes',
  'animation-range': 'as animation-timeline',
  'scroll()': 'as animation-timeline',
  '@media scripting': 'who has no scripts sees some buttons that need them, and text beneath the bar',
  'text-size-adjust': 'not needed where text is not inflated; phones of Apple have the -webkit- one',
  'accent-color': 'radio buttons in the browser’s own colour',
  hyphens: '-webkit-hyphens stands before it',
  ':details-content': 'what is closed on the screen is closed on paper',
  '@page': 'the browser’s own margins on paper',
  '<link fetchpriority>': 'ignored',
  '<img fetchpriority>': 'ignored',
  '<details name>': 'more than one can be open',
  '[autocapitalize]': 'for keyboards on glass; ignored elsewhere',
  checkVisibility: 'asked for before; else a carousel is laid out sooner than it must be',
  share: 'asked for before; else the address is copied',
  '<button popovertarget>': 'without popovers the menu’s entries stand in a row that scrolls',
  '[popover]': 'as popovertarget',
  ':popover-open': 'as popovertarget; scripts ask for it before',
  hidePopover: 'as :popover-open',
  startViewTransition: 'React asks for it before',
};

const read = (pattern: string) =>
  globSync(pattern, { cwd: product.distFolder() }).map((path) =>
    readFileSync(`${product.distFolder()}/${path}`, 'utf8'),
  );

test('what the build needs is in Safari 16.4, Firefox 128 and Chrome 109, or has a fallback', () => {
  const pages = read('*.html');
  const inline = pages.flatMap((html) => [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)]);
  const styles = [...read('assets/**/*.css'), ...inline.map(([, css = '']) => css)];
  const used = new Map<string, Identifier | undefined>(
    [...styles.map(styleFeatures), ...pages.map(markupFeatures)].flatMap((features) => [...features]),
  );
  expect(used.size).toBeGreaterThan(200);
  const scripts = read('assets/**/*.js').flatMap((script) => [...newScriptFeatures(script).keys()]);
  const tooNew = [...used].filter(([, feature]) => lacking(feature)?.length).map(([name]) => name);
  expect([...new Set([...tooNew, ...scripts])].toSorted()).toEqual(Object.keys(withFallback).toSorted());
});
