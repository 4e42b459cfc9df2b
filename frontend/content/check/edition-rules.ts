import type { Reading, Rule } from './edition.ts';
import type { Finding } from './finding.ts';
import { priceRules } from './price-rules.ts';
import { seasonRules } from './season-rules.ts';
import { subjectRules } from './subject-rules.ts';

const rules: Rule[] = [...seasonRules, ...priceRules, ...subjectRules];

const isWithin = (one: Finding, { file, field }: { file: string; field: string }) =>
  one.file === file && (one.field === field || ['.', '['].some((step) => one.field.startsWith(field + step)));

/**
 * Reports values that the schemas refuse, and facts that do not agree with each other. Skips comparisons with a value that is refused,
 * missing or a sample.
 */
export function editionFindings({ edition, findings, questions }: Reading): Finding[] {
  const facts = rules.flatMap((rule) => {
    const found: Finding[] = [];
    try {
      for (const finding of rule(edition)) found.push(finding);
    } catch (error) {
      // A refused value is not there.
      if (!(error instanceof TypeError)) throw error;
    }
    return found;
  });
  const isNew = (one: Finding) =>
    !findings.some((refused) => isWithin(one, refused) || isWithin(refused, one)) &&
    !questions.some((question) => isWithin(one, question));
  return [...findings, ...facts.filter(isNew)];
}
