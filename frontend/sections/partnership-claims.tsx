import { centriSportivi } from '#frontend/content/pages/centri-sportivi.ts';
import { partnershipClaims } from '#frontend/content/pages/partnership.ts';
import styles from './partnership-claims.module.css';

/** Two numbers that speak for the camp. */
export function PartnershipClaims() {
  return (
    <section aria-label={centriSportivi.claimsLabel} className={styles.band}>
      <dl className={styles.claims}>
        {partnershipClaims.map(({ value, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
