import { capitalize, formatCount } from '#frontend/italian/words.ts';
import { activities } from '../activities/index.ts';
import { organisation } from '../organisation/organisation.ts';
import { type Picture, picture } from '../picture.ts';
import { seasonText } from '../season/season-text.ts';
import { siteName } from '../site.ts';

const values: readonly { picture: Picture; title: string; text: string }[] = [
  {
    picture: picture('value-fun.svg', null),
    title: 'Divertimento',
    text: 'Giocare è una cosa seria. Ogni giornata ha il suo ritmo, la sua sorpresa e il suo finale da applauso.',
  },
  {
    picture: picture('value-safety.svg', null),
    title: 'Sicurezza',
    text: 'I bambini non restano mai da soli: gli animatori controllano sempre le presenze e sanno che cosa fare.',
  },
  {
    picture: picture('value-quality.svg', null),
    title: 'Qualità del servizio',
    text: 'Orari comodi per chi lavora, una segreteria vicina e regole chiare prima ancora di iscriversi.',
  },
];

/** The words of the home page below its first screen, apart from it so that it need not wait for them. */
export const homeSections = {
  about: {
    eyebrow: 'Chi siamo',
    title: `Facciamo estati dal ${organisation.foundedYear}`,
    paragraphs: [
      `${siteName} è il centro estivo per chi ha ${seasonText.ages}, a ${organisation.area}. Lo organizziamo dal ${organisation.foundedYear} e ogni estate ripartiamo dalla stessa idea: i bambini devono avere voglia di tornare domani.`,
      `Per questo ogni giornata è diversa. C’è il tempo dello sport e quello della festa, la squadra da difendere e l’angolo all’ombra dove riprendere fiato.`,
    ],
    values,
  },

  activities: {
    eyebrow: 'Le attività',
    title: `${capitalize(formatCount(activities.length))} modi per divertirsi`,
    lead: 'Tocca una scheda per vedere da vicino che cosa si fa.',
    cardLink: 'Scopri di più',
  },

  locations: {
    eyebrow: 'Le nostre sedi',
    title: 'Scegli la sede più comoda',
    lead: `Stessi giorni, stessi orari: ${seasonText.weekdays}, ${seasonText.hoursLong}.`,
  },

  testimonials: {
    eyebrow: 'Dicono di noi',
    title: 'La parola ai genitori',
    label: 'Recensioni dei genitori',
  },

  chainDiscount: {
    eyebrow: 'Promozione',
  },

  contacts: {
    eyebrow: 'Contatti',
    title: 'Hai una domanda? Siamo qui',
    lead: 'Scrivici in chat, chiamaci o mandaci un’e-mail. Ti rispondiamo volentieri.',
    chat: 'Chat',
    phone: 'Telefono',
    email: 'E-mail',
  },

  workWithUs: {
    picture: picture(
      'work.svg',
      'Due giovani animatori con megafono e pallone, circondati da bambini che corrono',
    ),
    eyebrow: 'Lavora con noi',
    title: 'Un’estate che ti fa crescere',
    lead: 'Cerchiamo animatori sportivi e capivillaggio. La formazione è gratuita e la offriamo noi.',
    link: { text: 'Scopri le posizioni', to: '/lavora-con-noi' },
  },
} as const;
