import { createRequire } from 'node:module';
import type { CompatData, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data';

/** The oldest versions that the site works in; the README names them too. */
export const oldest = { chrome: 109, firefox: 128, safari: 16.4 } as const;
export type Browser = keyof typeof oldest;

export const compatibility: CompatData = createRequire(import.meta.url)('@mdn/browser-compat-data');

const isOldEnough = (statement: SimpleSupportStatement, browser: Browser) =>
  typeof statement.version_added === 'string' &&
  Number.parseFloat(statement.version_added.replace('≤', '')) <= oldest[browser] &&
  !statement.version_removed &&
  !statement.flags &&
  !statement.prefix &&
  !statement.alternative_name;

/** The oldest browsers that do not have a feature; undefined when the table does not know it. */
export const lacking = (feature: Identifier | undefined): Browser[] | undefined => {
  const support = feature?.__compat?.support;
  if (!support) return undefined;
  return (Object.keys(oldest) as Browser[]).filter((browser) => {
    const statements = [support[browser] ?? []].flat() as SimpleSupportStatement[];
    return statements.length > 0 && !statements.some((statement) => isOldEnough(statement, browser));
  });
};
