import { season } from './season.ts';
import { seasonText } from './season-text.ts';

/** The header and the two closing blocks that the activity and gallery pages share. */
export const activityBlocks = {
  kicker: 'Le attività',
  galleryTitle: 'Le foto',
  others: {
    title: 'E poi c’è il resto',
    text: 'Ogni giornata ne mescola più di una. Guarda che altro si fa.',
  },
  enrol: {
    title: 'Ti è venuta voglia di estate?',
    text: `${season.label}: ${seasonText.period}, ${seasonText.weekdays}, per bambini e ragazzi ${seasonText.ages}.`,
    primary: { text: 'Come iscriversi', to: '/iscrizioni' },
    secondary: { text: 'Le nostre sedi', to: '/#locations' },
  },
} as const;
