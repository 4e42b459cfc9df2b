import type { PageText } from '#frontend/content/types.ts';
import { eventFindings } from './event-rules.ts';
import { type Facts, siteFacts } from './facts.ts';
import type { Finding } from './finding.ts';
import { linkFindings } from './link-rules.ts';
import { pageFindings } from './page-rules.ts';
import { discountFindings, priceFindings } from './price-rules.ts';
import { seasonFindings } from './season-rules.ts';
import { venuesFindings } from './venue-rules.ts';

/** Every contradiction in the content, errors first. `pages` by file, as in `page-rules.ts`. */
export const examineContent = (pages: Record<string, PageText> = {}, facts: Facts = siteFacts): Finding[] =>
  [
    ...seasonFindings(facts),
    ...priceFindings(facts),
    ...discountFindings(facts),
    ...venuesFindings(facts),
    ...eventFindings(facts),
    ...linkFindings(facts),
    ...pageFindings(pages),
  ].sort((a, b) => a.level.localeCompare(b.level));
