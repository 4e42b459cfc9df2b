import { capitalize } from '#frontend/italian/words.ts';
import { seasonText } from '../season/season-text.ts';

/** The words that the activity and gallery pages share. */
export const activityPage = {
  kicker: 'Le attività',
  others: {
    title: 'Le altre attività',
    text: 'Ogni giornata unisce attività diverse.',
  },
  enrol: {
    title: 'Come ci si iscrive',
    titleOff: 'Le iscrizioni sono chiuse',
    text: `${seasonText.label}: ${seasonText.venueDates}. ${capitalize(seasonText.weekdays)}, ${seasonText.hoursLong}, per bambini e ragazzi ${seasonText.ages}.`,
    primary: { text: 'Come iscriversi', to: '/iscrizioni' },
    venues: { text: 'Le nostre sedi', to: '/#locations' },
  },
} as const;
