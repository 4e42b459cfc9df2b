import type { ReactNode } from 'react';
import { type CampusTabId, campus, campusTabs } from '#frontend/content/campus.ts';
import type { VenueSlug } from '#frontend/content/types.ts';
import { venues } from '#frontend/content/venues.ts';
import { Icon } from '#frontend/ui/icon.tsx';
import { Tabs } from '#frontend/ui/tabs.tsx';
import { CampusInfo } from './campus-info.tsx';
import { CampusLunch } from './campus-lunch.tsx';
import { CampusPricing } from './campus-pricing.tsx';
import { CampusProgramme } from './campus-programme.tsx';
import { CampusRegistration } from './campus-registration.tsx';

/** The five sections of a campus page; their script comes after the page's. */
export default function CampusTabs({ slug }: { slug: VenueSlug }) {
  const venue = venues[slug];
  const panels: Record<CampusTabId, ReactNode> = {
    'la-sede': <CampusInfo venue={venue} />,
    programma: <CampusProgramme venue={venue} />,
    pranzo: <CampusLunch />,
    tariffe: <CampusPricing venue={venue} />,
    iscrizioni: <CampusRegistration venue={venue} />,
  };
  return (
    <Tabs
      label={campus.tabsLabel}
      tabs={campusTabs.map(({ id, label, icon }) => ({
        id,
        label,
        icon: <Icon name={icon} />,
        panel: panels[id],
      }))}
      arrows={venue.hasTabArrows ? { back: campus.scrollBack, forward: campus.scrollForward } : undefined}
    />
  );
}
