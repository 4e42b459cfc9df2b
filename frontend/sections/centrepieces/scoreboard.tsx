import type { Centrepieces } from '#frontend/content/activities/activity.ts';
import { confirmedVenues, formatLessons } from '#frontend/lib/venue-features.ts';
import { Podium } from '#frontend/sections/podium.tsx';
import { Icon } from '#frontend/ui/icon.tsx';
import { Section } from '#frontend/ui/section.tsx';
import { SiteLink } from '#frontend/ui/site-link.tsx';
import styles from './scoreboard.module.css';

/** The sports as the board over a pitch shows its teams, what depends on the venue, and the medals. */
export function Scoreboard({ title, choice, sports, medals, podium }: Centrepieces['scoreboard']) {
  return (
    <>
      <Section id="gli-sport" heading={title} lead={choice}>
        <ul className={styles.board}>
          {sports.map(({ name, icon }) => (
            <li key={name} className={styles.sport}>
              <Icon name={icon} className={styles.icon} />
              {name}
            </li>
          ))}
        </ul>
        <ul className={styles.lessons}>
          {confirmedVenues.map(({ slug, name, lessons }) =>
            lessons ? (
              <li key={slug}>
                <SiteLink to={`/${slug}`}>{name}</SiteLink> · {formatLessons(lessons)}
              </li>
            ) : null,
          )}
        </ul>
      </Section>
      <Podium text={medals} picture={podium} />
    </>
  );
}
