import { formatWeekdayName } from '#frontend/italian/dates.ts';
import { capitalize, formatCount } from '#frontend/italian/words.ts';
import { picture } from '../picture.ts';
import { trademarks } from '../organisation/trademarks.ts';
import { attractions, dailyEvents, kitContents, prizes, showThemes, sports } from '../season/programme.ts';

const shows = formatCount(showThemes.length);

/** The special parts of activities that are made of the programme. */
export const centrepieces = {
  pools: { attractions },
  playbill: {
    title: `${capitalize(shows)} temi, ${shows} spettacoli`,
    themeLabel: 'Tema',
    showLabel: 'Spettacolo',
    cards: showThemes,
    note: trademarks,
  },
  scoreboard: {
    title: 'Gli sport',
    choice: 'Gli sport disponibili dipendono dalla sede che scegli.',
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
