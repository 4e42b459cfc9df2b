import { centriSportivi } from '#frontend/content/pages/centri-sportivi.ts';
import { partnershipServices } from '#frontend/content/pages/partnership.ts';
import { Icon } from '#frontend/ui/icon.tsx';
import { Section } from '#frontend/ui/section.tsx';
import styles from './partnership-services.module.css';

/** Six services laid out like the lines of a court. */
export function PartnershipServices() {
  return (
    <Section id="services" tone="terracotta" heading={centriSportivi.servicesTitle}>
      <ul className={styles.court}>
        {partnershipServices.map(({ icon, title, text }) => (
          <li key={title} className={styles.service}>
            <Icon name={icon} className={styles.icon} />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
