import { quoteResult } from '#frontend/content/pages/quote.ts';
import type { QuoteField, QuoteProblem } from '#frontend/lib/quote/quote-request.ts';
import { Icon } from '#frontend/ui/icon.tsx';
import { SiteLink } from '#frontend/ui/site-link.tsx';
import styles from './reasons.module.css';

type ReasonsProps = { problems: readonly QuoteProblem[]; fields: readonly QuoteField[] };

/** Reasons for which there is no total, beside their field. */
export function Reasons({ problems, fields }: ReasonsProps) {
  const mine = problems.filter(({ field }) => fields.includes(field));
  if (mine.length === 0) return null;
  return (
    <div role="alert" className={styles.reasons}>
      {mine.map(({ field, text, isAboutTrial }) => (
        <p key={field + text}>
          <Icon name="CircleAlert" />
          <span>
            {text}{' '}
            {isAboutTrial ? (
              <SiteLink to={quoteResult.trialLink.to}>{quoteResult.trialLink.text}</SiteLink>
            ) : null}
          </span>
        </p>
      ))}
    </div>
  );
}
