import { formatWeekdayName } from '#frontend/italian/format-date.ts';
import { capitalize, formatCount, formatList, uncapitalize } from '#frontend/italian/words.ts';
import { picture } from '../picture.ts';
import { trademarks } from '../organisation/trademarks.ts';
import { venueData } from '../venues/venue-data.ts';
import { attractions, dailyEvents, kitContents, prizes, showThemes, sports } from '../season/programme.ts';

const confirmed = venueData.filter(({ isProvisional }) => !isProvisional);

/** Names the venues with a pool; says to ask where nobody has told. */
const pools =
  confirmed.flatMap(({ name, pool }) => (pool ? [`${name}: ${uncapitalize(pool)}.`] : [])).join(' ') ||
  'Solo in alcune sedi: chiedici quali.';

const sportsByVenue = confirmed.flatMap(({ name, sports }) =>
  sports.length > 0 ? [`${name}: ${formatList(sports)}.`] : [],
);

const shows = formatCount(showThemes.length);

/** The special parts of activities that are made of the programme. */
export const centrepieces = {
  pools: { attractions: attractions.map((one) => (one.icon === 'Waves' ? { ...one, text: `${one.text} ${pools}` } : one)) },
  playbill: {
    title: `${capitalize(shows)} temi, ${shows} spettacoli`,
    themeLabel: 'Tema',
    showLabel: 'Spettacolo',
    cards: showThemes,
    note: trademarks,
  },
  scoreboard: {
    title: 'Gli sport',
    choice: ['Gli sport dipendono dalla sede che scegli.', ...sportsByVenue].join(' '),
    sports,
    medals: `Ogni ${formatWeekdayName(prizes.medalsDay)} si consegnano le medaglie.`,
    podium: picture('podium.svg', 'Tre bambini con la medaglia su un podio'),
  },
  'prize-wheel': {
    title: `Vinci il ${prizes.recreational}`,
    text: [`Chi vince porta a casa il ${prizes.recreational}.`, kitContents].filter(Boolean).join(' '),
  },
  'week-strip': {
    title: 'La settimana, giorno per giorno',
    events: dailyEvents,
    everyTwoWeeks: 'Ogni due settimane',
    prize: `Chi vince l’evento del giorno porta a casa il ${prizes.daily}.`,
    note: trademarks,
  },
};
