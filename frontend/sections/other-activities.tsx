import { activities } from '#frontend/content/activities/activities.ts';
import { activityPage } from '#frontend/content/pages/activity.ts';
import { Picture } from '#frontend/ui/picture.tsx';
import { Section } from '#frontend/ui/section.tsx';
import { SiteLink } from '#frontend/ui/site-link.tsx';
import styles from './other-activities.module.css';

/** The way from one activity to the others. */
export function OtherActivities({ except }: { except: string }) {
  const { title, text } = activityPage.others;
  return (
    <Section id="altre-attivita" tone="sand" heading={title} lead={text}>
      <ul className={styles.others}>
        {activities
          .filter(({ slug }) => slug !== except)
          .map(({ slug, name, card }) => (
            <li key={slug}>
              <SiteLink to={`/${slug}`} className={styles.other}>
                <Picture
                  image={card.picture}
                  sizes="(width >= 52rem) 16rem, 10rem"
                  className={styles.picture}
                />
                {name}
              </SiteLink>
            </li>
          ))}
      </ul>
    </Section>
  );
}
