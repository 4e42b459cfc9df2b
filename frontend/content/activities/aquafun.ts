import { galleryAddresses } from '../organisation/organisation.ts';
import { picture } from '../picture.ts';
import { siteName } from '../site.ts';
import type { Activity } from './activity.ts';

export const aquafun: Activity<'aquafun'> = {
  slug: 'aquafun',
  name: 'Aquafun',
  card: {
    text: 'Gonfiabili, piscine e giochi d’acqua, secondo la sede: ci si rinfresca giocando.',
    picture: picture('card-aquafun.svg', 'Una bambina in piscina con il salvagente'),
  },
  picture: picture(
    'aquafun.svg',
    'Un bambino scende da uno scivolo gonfiabile nell’acqua, altri due lo aspettano con i salvagenti',
  ),
  page: {
    title: `Aquafun: gonfiabili, piscine e giochi d’acqua · ${siteName}`,
    description:
      'Aquafun: i giochi d’acqua del centro estivo. Gonfiabili, piscine e battaglie d’acqua, secondo la sede, per rinfrescarsi e ridere insieme.',
    updated: '2026-11-29',
    heading: 'Aquafun',
    lead: 'D’estate a Roma fa caldo. Noi rispondiamo con gonfiabili, piscine e giochi d’acqua: che cosa c’è dipende dalla sede.',
    tone: 'sky',
    shape: 'hill',
  },
  centrepiece: 'pools',
  special: {
    attractions: [
      { icon: 'Castle', title: 'Gonfiabili', text: 'Si sale, si scivola e si ricomincia.' },
      { icon: 'Waves', title: 'Piscine', text: 'Per rinfrescarsi e giocare. Dove ci sono, lo dice la pagina della sede.' },
      { icon: 'Droplets', title: 'Giochi d’acqua', text: 'Schizzi, sfide e risate: nessuno resta asciutto.' },
    ],
  },
  gallery: {
    title: 'Aquafun in foto',
    subject: 'Aquafun',
    url: galleryAddresses.aquafun,
    pictures: [
      picture('card-aquafun.svg', null),
      picture('album-aquafun.svg', 'Due bambini si sfidano a schizzi d’acqua'),
      picture('aquafun.svg', null, 50),
    ],
  },
};
