import { formatPeriod } from '#frontend/italian/dates.ts';
import { capitalize, formatCount } from '#frontend/italian/words.ts';
import { organisation } from '../organisation/organisation.ts';
import { activities } from '../activities/index.ts';
import { type Picture, picture } from '../picture.ts';
import { season } from '../season/season.ts';
import { seasonText } from '../season/season-text.ts';
import { siteName } from '../site.ts';
import { rolesPicture } from './roles.ts';

const { pause } = season.general;
const { firstDay, lastDay } = season.venues;

const values: readonly { picture: Picture; title: string; text: string }[] = [
  {
    picture: picture('value-fun.svg', null),
    title: 'Divertimento',
    text: 'Giocare è una cosa seria. Ogni giornata ha il suo ritmo, la sua sorpresa e il suo finale da applauso.',
  },
  {
    picture: picture('value-safety.svg', null),
    title: 'Sicurezza',
    text: 'Una persona è responsabile della tutela dei minori: il suo nome e la sua e-mail sono in fondo a ogni pagina.',
  },
  {
    picture: picture('value-quality.svg', null),
    title: 'Qualità del servizio',
    text: `Orari per chi lavora, anche con uscita alle ${seasonText.lateExit}, e regole chiare prima ancora di iscriversi.`,
  },
];

/** The words of the home page below its first screen. */
export const homeSections = {
  about: {
    eyebrow: 'Chi siamo',
    title: `Facciamo estati dal ${organisation.foundedYear}`,
    paragraphs: [
      `A ${organisation.area}, ${siteName} è il centro estivo per bambini e ragazzi ${seasonText.ages}. Lo organizziamo dal ${organisation.foundedYear} e ogni estate ripartiamo dalla stessa idea: i bambini devono avere voglia di tornare il giorno dopo.`,
      `Per questo ogni giornata è diversa. C’è il tempo dello sport e quello della festa, la squadra da difendere e l’angolo all’ombra dove riprendere fiato.`,
    ],
    values,
  },

  activities: {
    eyebrow: 'Le attività',
    title: `${capitalize(formatCount(activities.length))} modi per divertirsi`,
    lead: 'Scegli un’attività e guarda che cosa si fa.',
    cardLink: 'Scopri di più',
  },

  locations: {
    eyebrow: 'Le nostre sedi',
    title: 'Scegli la sede più comoda',
    lead: `Stessi giorni, stessi orari: ${seasonText.weekdays}, ${seasonText.hoursLong}.`,
    /** As long as the season of the venues has not ended. */
    dates: [
      firstDay && lastDay ? ` Nelle sedi si gioca ${formatPeriod({ firstDay, lastDay })}.` : '',
      pause ? ` Chiusura ${formatPeriod(pause)}.` : '',
    ].join(''),
  },

  testimonials: {
    eyebrow: 'Dicono di noi',
    title: 'La parola ai genitori',
    label: 'Recensioni dei genitori',
    stars: (rating: number) => `${rating} stelle su 5`,
    choice: 'Sono alcune delle recensioni ricevute.',
  },

  chainDiscount: {
    eyebrow: 'Promozione',
  },

  contacts: {
    eyebrow: 'Contatti',
    title: 'Hai una domanda? Siamo qui',
    lead: 'Scrivici o chiamaci: ti rispondiamo volentieri.',
    chat: 'Chat',
    phone: 'Telefono',
    email: 'E-mail',
  },

  workWithUs: {
    picture: rolesPicture,
    eyebrow: 'Lavora con noi',
    title: 'Un’estate che ti fa crescere',
    lead: 'Con noi lavorano animatori, animatrici e capivillaggio. La formazione è gratuita.',
    link: { text: 'Scopri i ruoli', to: '/lavora-con-noi' },
  },
} as const;
