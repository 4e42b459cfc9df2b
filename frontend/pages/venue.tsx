import { Suspense } from 'react';
import { venuePage } from '#frontend/content/pages/venue.ts';
import { venueCard } from '#frontend/content/pages/venue-card.ts';
import { season } from '#frontend/content/season/season.ts';
import { seasonText } from '#frontend/content/season/season-text.ts';
import type { VenueSlug } from '#frontend/content/venues/venues.ts';
import { findVenue } from '#frontend/content/venues/venues.ts';
import { formatPrice } from '#frontend/italian/money.ts';
import { formatAddress } from '#frontend/italian/words.ts';
import { Page } from '#frontend/layout/page.tsx';
import { seasonCalendarPath } from '#frontend/lib/calendar/season-calendar-path.ts';
import { when } from '#frontend/lib/season/season-state.ts';
import { ChildCare } from '#frontend/sections/child-care.tsx';
import { SeasonNote } from '#frontend/sections/season-note.tsx';
import { Socials } from '#frontend/sections/socials.tsx';
import { VenueTabs } from '#frontend/sections/venue/venue-tabs.tsx';
import { VenueDates } from '#frontend/sections/venue-dates.tsx';
import { WaysOn } from '#frontend/sections/ways-on.tsx';
import { ButtonLink } from '#frontend/ui/button.tsx';
import { ShareButton } from '#frontend/ui/copy-button.tsx';
import { ExternalLink } from '#frontend/ui/external-link.tsx';
import { Icon } from '#frontend/ui/icon.tsx';
import { Notice } from '#frontend/ui/notice.tsx';
import { PageHero } from '#frontend/ui/page-hero.tsx';
import { Picture } from '#frontend/ui/picture.tsx';
import { PrintButton } from '#frontend/ui/print-button.tsx';
import { SiteLink } from '#frontend/ui/site-link.tsx';
import { useDownloads } from '#frontend/ui/use-downloads.tsx';
import styles from './venue-page.module.css';

/** One venue: when and where, then five tabs. */
export default function VenuePage({ slug }: { slug: string }) {
  const venue = findVenue(slug as VenueSlug);
  const { name, city, district, address, prices, provisional, picture, page } = venue;
  const { onDownload, notice } = useDownloads();
  const calendar = seasonCalendarPath(venue, season);
  return (
    <Page slug={slug} text={{ ...page, ...(provisional && { description: provisional.description }) }}>
      <PageHero
        kicker={
          <>
            {seasonText.label}
            <span {...when('venues-over')}>{`, ${venuePage.over}`}</span>
            {' · '}
            {district ? `${city}, ${district}` : city}
          </>
        }
        heading={name}
        lead={provisional?.lead ?? page.lead}
        tone={page.tone}
        picture={<Picture image={picture} priority sizes="(width >= 56rem) 34rem, 100vw" />}
      >
        <p className={styles.dates}>
          <VenueDates />
        </p>
        <ul className={styles.answers}>
          <li>
            <Icon name="Euro" />
            <span>
              <SiteLink to={`/${slug}#tariffe`}>
                {venuePage.weekPrice(formatPrice(prices.week.base), formatPrice(prices.enrolment.base))}
              </SiteLink>
              <span {...when('enrolment-off')}>{` ${venueCard.ofLastSeason}`}</span>
            </span>
          </li>
          {address ? (
            <li>
              <Icon name="MapPin" />
              <span>
                {`${formatAddress(address)} · `}
                <ExternalLink href={address.mapUrl}>{venueCard.map}</ExternalLink>
              </span>
            </li>
          ) : null}
        </ul>
        <SeasonNote calendar="venues" isToBeConfirmed={provisional !== null} />
        <WaysOn />
        <Socials />
        <div className={styles.actions}>
          {calendar ? (
            <span {...when('venues-on')}>
              <ButtonLink
                variant="quiet"
                icon={<Icon name="CalendarDays" />}
                to={calendar}
                download
                onClick={onDownload}
              >
                {venuePage.saveDates}
              </ButtonLink>
              {notice}
            </span>
          ) : null}
          <ShareButton title={page.title} />
          <PrintButton />
        </div>
      </PageHero>
      {provisional ? (
        <div className={styles.banner}>
          <Notice tone="warning" title={provisional.badge}>
            <p>{provisional.banner}</p>
          </Notice>
        </div>
      ) : null}
      <Suspense>
        <VenueTabs venue={venue} />
      </Suspense>
      <ChildCare venue={venue} />
    </Page>
  );
}
