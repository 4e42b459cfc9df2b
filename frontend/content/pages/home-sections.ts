import { formatTime } from '#frontend/italian/format-date.ts';
import { capitalize, formatCount } from '#frontend/italian/words.ts';
import { childCare } from '../organisation/child-care.ts';
import { organisation, replyTime, safeguarding, story } from '../organisation/organisation.ts';
import { activityNames } from '../activities/activity-names.ts';
import { overview } from '../overview.ts';
import { type Picture, picture } from '../picture.ts';
import { season } from '../season/season.ts';
import { seasonText } from '../season/season-text.ts';
import { siteName } from '../site.ts';
import type { TextLink } from '../types.ts';
import { venues } from '../venues/venues.ts';
import { rolesPicture } from './roles.ts';
import { venueFeatures } from './venue-card.ts';

const values: readonly { picture: Picture; title: string; text: string; link?: TextLink }[] = [
  {
    picture: picture('value-fun.svg', null),
    title: 'Divertimento',
    text: 'Un gioco per chi ama correre, uno per chi ama inventare, uno per chi sogna il palco.',
  },
  {
    picture: picture('value-safety.svg', null),
    title: 'Sicurezza',
    text: [childCare.animatorsPerChild, `Per la tutela dei minori c’è ${safeguarding.person}.`]
      .filter(Boolean)
      .join(' '),
    link: { text: 'Chi sta con i bambini, malattia, uscita', to: '/domande#salute-e-sicurezza' },
  },
  {
    picture: picture('value-quality.svg', null),
    title: 'Qualità del servizio',
    text: `Accoglienza dalle ${formatTime(season.general.opens)}. Prezzi e regole li leggi prima di iscriverti.`,
  },
];

/** The words of the home page below its first screen. */
export const homeSections = {
  about: {
    eyebrow: 'Chi siamo',
    title: `Le nostre estati, dal ${organisation.foundedYear}`,
    paragraphs: [
      `${siteName} è un centro estivo per bambini e ragazzi ${seasonText.ages}, a ${organisation.area}.`,
      ['Si fa sport, si gioca con l’acqua, si prepara uno spettacolo. E ci si riposa.', story].filter(Boolean).join(' '),
    ],
    values,
  },

  activities: {
    eyebrow: 'Le attività',
    title: `${capitalize(formatCount(activityNames.length))} modi per divertirsi`,
  },

  locations: {
    eyebrow: 'Le nostre sedi',
    title: venues.length > 1 ? 'Scegli la sede più comoda' : 'Dove ci trovi',
    lead: `${capitalize(seasonText.weekdays)}, ${seasonText.hoursLong}, fino alle ${seasonText.lateExit} con un supplemento. ${venueFeatures.lunch} ogni giorno.`,
    compare: { text: 'Confronta le sedi', to: '/iscrizioni#sedi' },
  },

  testimonials: {
    eyebrow: 'Dicono di noi',
    title: 'La parola ai genitori',
    label: 'Recensioni dei genitori',
    stars: (rating: number) => `${rating} stelle su 5`,
  },

  chainDiscount: {
    eyebrow: 'Promozione',
  },

  contacts: {
    eyebrow: 'Contatti',
    title: 'Hai una domanda? Siamo qui',
    lead: ['Scrivici o chiamaci.', replyTime].filter(Boolean).join(' '),
    chat: 'Chat',
    phone: 'Telefono',
    email: 'E-mail',
  },

  workWithUs: {
    picture: rolesPicture,
    eyebrow: 'Lavora con noi',
    title: 'Un’estate in squadra, con i bambini',
    lead: 'Con noi lavorano animatori, animatrici e capivillaggio. La formazione è gratuita.',
    link: { text: 'Scopri i ruoli', to: '/lavora-con-noi' },
  },
} as const;
