import { openDaySessions } from './content/open-day-sessions.ts';
import { activities } from './content/pages/activities.ts';
import { aquafun } from './content/pages/aquafun.ts';
import { centriSportivi } from './content/pages/centri-sportivi.ts';
import { dailyEvents } from './content/pages/daily-events.ts';
import { gallery } from './content/pages/gallery.ts';
import { iscrizioni } from './content/pages/iscrizioni.ts';
import { lavoraConNoi } from './content/pages/lavora-con-noi.ts';
import { openDays } from './content/pages/open-days.ts';
import { privacy } from './content/pages/privacy.ts';
import { relax } from './content/pages/relax.ts';
import { sports } from './content/pages/sports.ts';
import type { PagePath } from './content/types.ts';
import { venueList, venues } from './content/venues.ts';
import {
  breadcrumbNode,
  openDayNode,
  organisationNode,
  structuredData,
  venueNode,
} from './lib/structured-data.ts';

const crumbs = (name: string, path: PagePath) => structuredData(breadcrumbNode(name, path));

/** schema.org data by page, written into the served HTML: it is for search engines, so no browser loads it as script. */
export const structuredPages: { readonly [path in PagePath]?: object } = {
  '/': structuredData(organisationNode()),
  '/gallery': crumbs(gallery.kicker, '/gallery'),
  '/aquafun': crumbs(aquafun.heading, '/aquafun'),
  '/relax': crumbs(relax.heading, '/relax'),
  '/shows': crumbs('Spettacoli', '/shows'),
  '/sports': crumbs(sports.heading, '/sports'),
  '/activities': crumbs(activities.heading, '/activities'),
  '/daily-events': crumbs(dailyEvents.heading, '/daily-events'),
  '/open-days': structuredData(
    ...openDaySessions.map((session) => openDayNode(session, venues[session.venue], openDays.description)),
    breadcrumbNode(openDays.kicker, '/open-days'),
  ),
  '/iscrizioni': crumbs(iscrizioni.kicker, '/iscrizioni'),
  '/lavora-con-noi': crumbs(lavoraConNoi.heading, '/lavora-con-noi'),
  '/centri-sportivi': crumbs(centriSportivi.kicker, '/centri-sportivi'),
  '/privacy': crumbs(privacy.heading, '/privacy'),
  ...Object.fromEntries(
    venueList.map((venue) => [
      venue.detailsLink,
      structuredData(organisationNode(), venueNode(venue), breadcrumbNode(venue.name, venue.detailsLink)),
    ]),
  ),
};
