import type { ReactNode } from 'react';
import { type VenueTabId, venuePage, venueTabs } from '#frontend/content/pages/venue.ts';
import type { Venue } from '#frontend/content/venues/venue.ts';
import { Icon } from '#frontend/ui/icon.tsx';
import { Tabs } from '#frontend/ui/tabs.tsx';
import { VenueInfo } from './venue-info.tsx';
import { VenueLunch } from './venue-lunch.tsx';
import { VenuePricing } from './venue-pricing.tsx';
import { VenueProgramme } from './venue-programme.tsx';
import { VenueRegistration } from './venue-registration.tsx';

/** The five sections of a venue's page. */
export function VenueTabs({ venue }: { venue: Venue }) {
  const panels: Record<VenueTabId, ReactNode> = {
    'la-sede': <VenueInfo venue={venue} />,
    programma: <VenueProgramme />,
    pranzo: <VenueLunch venue={venue} />,
    tariffe: <VenuePricing venue={venue} />,
    iscrizioni: <VenueRegistration venue={venue} />,
  };
  return (
    <Tabs
      label={venuePage.tabsLabel}
      tabs={venueTabs.map(({ id, label, icon }) => ({
        id,
        label,
        icon: <Icon name={icon} />,
        panel: panels[id],
      }))}
      arrows={
        venue.hasTabArrows ? { back: venuePage.scrollBack, forward: venuePage.scrollForward } : undefined
      }
    />
  );
}
