import { socials } from '#frontend/content/organisation/organisation.ts';
import { waysOn } from '#frontend/content/season/states.ts';
import { when } from '#frontend/lib/season/season-state.ts';
import { ExternalLink } from '#frontend/ui/external-link.tsx';
import styles from './socials.module.css';

/** Links to the camp's social pages. */
export function Socials() {
  if (socials.length === 0) return null;
  return (
    <p {...when('enrolment-off')} className={`${styles.socials} no-print`}>
      {waysOn.socials}
      {socials.map(({ name, url }) => (
        <ExternalLink key={url} href={url}>
          {name}
        </ExternalLink>
      ))}
    </p>
  );
}
