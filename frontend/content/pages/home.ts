import { chainDiscount } from '../chain-discount.ts';
import { discounts } from '../discounts.ts';
import { organisation } from '../organisation.ts';
import { season } from '../season.ts';
import { seasonText } from '../season-text.ts';
import { siteName } from '../site.ts';
import { spellNumber } from '../spell.ts';
import type { IconName, PageText, TextLink } from '../types.ts';
import { confirmedVenues, lowestWeekPrice } from '../venues.ts';

type HeroSlide = {
  id: 'camp' | 'chain-discount' | 'sports';
  title: string;
  subtitle: string;
  description: string;
  features: readonly string[];
  primary: TextLink;
  secondary: TextLink;
};

const districts = confirmedVenues.map(({ district }) => district).join(' e ');

const slides: readonly HeroSlide[] = [
  {
    id: 'camp',
    title: 'La loro estate più bella comincia qui',
    subtitle: `${siteName} · ${season.label}`,
    description: `Il centro estivo per bambini e ragazzi ${seasonText.ages}. Sport, giochi d’acqua, feste e spettacoli, dal ${organisation.foundedYear}.`,
    features: [seasonText.period, `${seasonText.weekdays}, ${seasonText.hours}`, `Roma: ${districts}`],
    primary: { text: 'Come iscriversi', to: '/iscrizioni' },
    secondary: { text: 'Scopri le sedi', to: '/#locations' },
  },
  {
    id: 'chain-discount',
    title: 'Con gli amici costa meno',
    subtitle: chainDiscount.title,
    description: chainDiscount.lead,
    features: [
      `${discounts.chain.percentPerPerson}% per ogni amico in lista`,
      `Fino al ${discounts.chain.percentMax}% a persona`,
      `Prezzo bloccato per l’estate ${season.year}`,
    ],
    primary: { text: 'Come funziona', to: '/#chain-discount' },
    secondary: { text: 'Quanto spendo?', to: '/iscrizioni#quanto-spendo' },
  },
  {
    id: 'sports',
    title: 'Ogni giorno una cosa nuova da raccontare',
    subtitle: 'Attività e sport',
    description:
      'Tornei, battaglie d’acqua, cacce al tesoro, spettacoli: nessun giorno somiglia a quello prima.',
    features: ['Medaglie ogni venerdì', 'Un evento diverso al giorno', 'Uno spettacolo ogni due settimane'],
    primary: { text: 'Tutte le attività', to: '/#activities' },
    secondary: { text: 'Gli sport', to: '/sports' },
  },
];

const values: readonly { icon: IconName; title: string; text: string }[] = [
  {
    icon: 'Smile',
    title: 'Divertimento',
    text: 'Giocare è una cosa seria. Ogni giornata ha il suo ritmo, la sua sorpresa e il suo finale da applauso.',
  },
  {
    icon: 'ShieldCheck',
    title: 'Sicurezza',
    text: 'I bambini non restano mai da soli: gli animatori controllano sempre le presenze e sanno che cosa fare.',
  },
  {
    icon: 'Star',
    title: 'Qualità del servizio',
    text: 'Orari comodi per chi lavora, una segreteria vicina e regole chiare prima ancora di iscriversi.',
  },
];

export const home = {
  title: 'Fun Village, centri estivi a Roma dai 4 ai 14 anni',
  description: `Centro estivo a Roma per bambini ${seasonText.ages}, ${seasonText.period} ${season.year}: sport, giochi d’acqua e spettacoli, da ${spellNumber(lowestWeekPrice)} € a settimana.`,
  updated: '2026-11-21',

  /** Who, where, when, how much, how: the first screen on a phone. */
  keyFacts: [
    { label: 'Per chi', value: seasonText.ages },
    { label: 'Dove', value: `Roma: ${districts}` },
    { label: 'Quando', value: seasonText.periodAndYear },
    { label: 'Quanto', value: `da ${spellNumber(lowestWeekPrice)} € a settimana` },
    { label: 'Come', value: 'ci si iscrive dall’app' },
  ],

  hero: {
    label: 'In evidenza',
    slides,
  },

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
    title: 'Sei modi per divertirsi',
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
    eyebrow: 'Lavora con noi',
    title: 'Un’estate che ti fa crescere',
    lead: 'Cerchiamo animatori sportivi e capivillaggio. La formazione è gratuita e la offriamo noi.',
    link: { text: 'Scopri le posizioni', to: '/lavora-con-noi' },
  },
} as const satisfies PageText & Record<string, unknown>;
