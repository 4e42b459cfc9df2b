import { shownCount } from '#frontend/shown-count.ts';
import { activities } from './activities/index.ts';
import { overview } from './overview.ts';
import type { TextLink } from './types.ts';
import { venues } from './venues/index.ts';

/** Those that stand in lists on other pages: with these alone every page comes. */
export const shownActivities = activities.slice(0, shownCount('activities', activities.length));
export const shownVenues = venues.slice(0, shownCount('venues', venues.length));

/** The way to all of them, where there are more. */
export const allActivities: readonly TextLink[] = overview.hasFurtherActivities
  ? [{ text: 'Tutte le attività', to: '/attivita' }]
  : [];
export const allVenues: readonly TextLink[] = overview.hasFurtherVenues
  ? [{ text: 'Tutte le sedi', to: '/sedi' }]
  : [];
