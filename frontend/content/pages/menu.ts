import type { infer as Infer } from 'zod';
import { activityNames } from '../activities/activity-names.ts';
import type { menuEntry } from '../schema/page.ts';
import { hasPromotion, season } from '../season/season.ts';
import { siteName } from '../site.ts';
import type { InternalPath, TextLink } from '../types.ts';

export type MenuEntry = Infer<typeof menuEntry>;

const openDays: MenuEntry = { text: 'Open Days', to: '/open-days' };
const chainDiscount: MenuEntry = {
  text: 'Sconto a Catena',
  to: '/#chain-discount',
  states: [
    { when: 'promotion-to-come', text: 'in arrivo' },
    { when: 'promotion-over', text: 'concluso' },
  ],
};

export const menu: readonly MenuEntry[] = [
  { text: 'Home', to: '/#hero' },
  {
    text: 'Chi Siamo',
    items: [
      { text: 'La nostra storia', to: '/#about' },
      { text: 'Le attività', to: '/#activities' },
      { text: 'Le domande dei genitori', to: '/domande' },
      { text: 'Contatti', to: '/#contacts' },
    ],
  },
  { text: 'Le Nostre Sedi', to: '/#locations' },
  {
    text: 'Gallery',
    items: [
      { text: 'Tutte le foto', to: '/gallery' },
      ...activityNames.map(({ slug, name }): TextLink => ({ text: name, to: `/${slug}` })),
    ],
  },
  ...(season.openDays.length > 0 ? [openDays] : []),
  ...(hasPromotion ? [chainDiscount] : []),
  { text: 'Iscrizioni', to: '/iscrizioni' },
];

/** True if an entry leads to this page as a whole; the home page's entry names its first section. */
export const isMenuPage = (to: InternalPath, pathname: string): boolean =>
  to.replace('#hero', '') === pathname;

/** The two highlighted buttons at the end of the bar. */
export const menuButtons: readonly TextLink[] = [
  { text: 'Collabora con Noi', to: '/lavora-con-noi' },
  { text: 'Per i Centri Sportivi', to: '/centri-sportivi' },
];

export const menuLabels = {
  open: 'Menu',
  close: 'Chiudi',
  navigation: 'Menu principale',
  skip: 'Vai al contenuto',
  home: `${siteName}, pagina iniziale`,
} as const;
