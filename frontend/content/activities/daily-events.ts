import { formatWeekdayName } from '#frontend/italian/dates.ts';
import { capitalize } from '#frontend/italian/words.ts';
import { galleryAddresses } from '../organisation/organisation.ts';
import { trademarks } from '../organisation/trademarks.ts';
import { picture } from '../picture.ts';
import { prizes, dailyEvents as programme } from '../season/programme.ts';
import { siteName } from '../site.ts';
import type { Activity } from './activity.ts';

const week = programme
  .flatMap(({ when, activity }) =>
    when === 'everyTwoWeeks' ? [] : [`${formatWeekdayName(when)} ${activity}`],
  )
  .join(', ')
  .toLowerCase();

export const dailyEvents: Activity<'daily-events'> = {
  slug: 'daily-events',
  name: 'Eventi del giorno',
  card: {
    text: `Una sorpresa diversa dal lunedì al venerdì. Chi vince porta a casa il ${prizes.daily}.`,
    picture: picture('card-daily-events.svg', 'Una bambina lancia un gavettone'),
  },
  picture: picture('daily-events.svg', 'Bambini si tirano gavettoni in una battaglia d’acqua'),
  page: {
    title: `Un evento al giorno, da lunedì a venerdì · ${siteName}`,
    description: `${capitalize(week)}. In palio ogni giorno il ${prizes.daily}.`,
    updated: '2026-11-21',
    heading: 'Eventi del giorno',
    lead: 'Dalla battaglia d’acqua del lunedì al quiz del venerdì.',
    tone: 'dusk',
    shape: 'side',
  },
  centrepiece: 'week-strip',
  special: {
    title: 'La settimana, giorno per giorno',
    events: programme,
    everyTwoWeeks: 'Ogni due settimane',
    prize: `Chi vince l’evento del giorno porta a casa il ${prizes.daily}.`,
    note: trademarks,
  },
  gallery: {
    title: 'Gli eventi in foto',
    subject: 'degli eventi del giorno',
    url: galleryAddresses.dailyEvents,
    pictures: [
      picture('card-daily-events.svg', null),
      picture('album-daily-events.svg', 'Due bambini con la mappa trovano un tesoro'),
      picture('daily-events.svg', null),
    ],
    tone: 'sand',
  },
};
