import { Link } from 'react-router-dom';
import { activityBlocks } from '#frontend/content/activity-blocks.ts';
import { activityCards } from '#frontend/content/activity-cards.ts';
import type { PagePath } from '#frontend/content/types.ts';
import { Picture } from '#frontend/ui/picture.tsx';
import { Section } from '#frontend/ui/section.tsx';
import styles from './activity-closing.module.css';
import { activityPicture } from './activity-picture.ts';
import { EnrolCall } from './enrol-call.tsx';

/** The two blocks at the end of every activity page: the other activities, and the way to enrol. */
export function ActivityClosing({ path }: { path: PagePath }) {
  const { others } = activityBlocks;
  return (
    <>
      <Section id="altre-attivita" tone="sand" heading={others.title} lead={others.text}>
        <ul className={styles.others}>
          {activityCards
            .filter(({ to }) => to !== path)
            .map(({ to, title }) => (
              <li key={to}>
                <Link to={to} className={styles.other}>
                  <Picture image={activityPicture(to)} className={styles.picture} />
                  {title}
                </Link>
              </li>
            ))}
        </ul>
      </Section>
      <EnrolCall />
    </>
  );
}
