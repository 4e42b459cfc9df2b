import { useEffect, useRef, useState } from 'react';
import { chatHref } from '#frontend/content/organisation/contacts.ts';
import { venuePage } from '#frontend/content/pages/venue.ts';
import { venueChatMessage } from '#frontend/content/pages/venue-card.ts';
import type { Venue } from '#frontend/content/venues/venue.ts';
import { Field } from '#frontend/ui/field.tsx';
import { SiteLink } from '#frontend/ui/site-link.tsx';
import styles from './venue.module.css';

const { pricing } = venuePage;

/** Few names are seen at a glance. */
const SEARCH_FROM = 10;

/** Partner organisations of a venue, with a field to search them by. */
export function Conventions({ venue }: { venue: Venue }) {
  const [wanted, setWanted] = useState('');
  const input = useRef<HTMLInputElement>(null);
  // Takes over what was typed before hydration.
  useEffect(() => setWanted(input.current?.value ?? ''), []);
  if (!venue.conventions) return <p>{pricing.conventionsNone}</p>;
  const { count, isApproximate, names } = venue.conventions;
  const found = names.filter((name) => name.toLowerCase().includes(wanted.trim().toLowerCase()));
  return (
    <>
      <p>{pricing.conventionsCount(names.length || count, isApproximate && names.length === 0)}</p>
      {names.length >= SEARCH_FROM ? (
        <div className="no-print scripted">
          <Field label={pricing.conventionsSearch}>
            {(control) => (
              <input
                ref={input}
                type="search"
                value={wanted}
                onChange={({ target }) => setWanted(target.value)}
                {...control}
              />
            )}
          </Field>
        </div>
      ) : null}
      <ul className={`${styles.names} no-print`}>
        {found.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <p role="status" className={found.length > 0 ? 'visually-hidden' : undefined}>
        {wanted ? pricing.conventionsFound(found.length) : ''}
      </p>
      <p className="no-print">
        {`${names.length > 0 ? pricing.conventionsOther : pricing.conventionsMissing} `}
        <SiteLink to={chatHref(venueChatMessage(venue))}>{pricing.conventionsAsk}</SiteLink>
      </p>
    </>
  );
}
