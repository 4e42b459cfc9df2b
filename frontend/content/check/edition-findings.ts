import { venue } from '../schema/venue.ts';
import type { Venue } from '../venues/venue.ts';
import type { Modules } from './content-modules.ts';
import { type Edition, editionOf, subjectsIn } from './edition.ts';
import type { Finding } from './finding.ts';
import { priceRules, venuePriceRules } from './price-rules.ts';
import { soundPart } from './schema-findings.ts';
import { seasonRules } from './season-rules.ts';
import { subjectRules, venueRules } from './subject-rules.ts';

/** Compares facts with each other; skips those that are missing or refused by their schema. */
export function editionFindings(modules: Modules): Finding[] {
  const edition = editionOf(modules) as Edition;
  // Includes venues that can be read although the index cannot.
  const venues = subjectsIn<Venue>(modules, 'venues').map(({ subject }) => soundPart(subject, venue));
  const rules = [
    ...[...seasonRules, ...priceRules, ...subjectRules].map((rule) => () => rule(edition)),
    ...venues.flatMap((one) =>
      [...venueRules, ...venuePriceRules].map((rule) => () => rule(one, { ...edition, venues })),
    ),
  ];
  const findings: Finding[] = [];
  for (const rule of rules)
    try {
      for (const finding of rule()) findings.push(finding);
    } catch (error) {
      // Ignores comparisons with a value already reported as missing.
      if (!(error instanceof TypeError)) throw error;
    }
  return findings;
}
