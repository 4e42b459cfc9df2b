import { formatNumber } from '#frontend/italian/words.ts';
import { galleryAddresses } from '../organisation/organisation.ts';
import { picture } from '../picture.ts';
import { siteName } from '../site.ts';
import { venues } from '../venues/index.ts';
import type { Activity } from './activity.ts';

const venue = venues.find(({ garden, provisional }) => garden && !provisional);
const garden = venue?.garden;
const place = garden?.name ?? 'Relax';
const size = `${formatNumber(garden?.squareMetres ?? 0)} mq`;
const slowDown = 'per rallentare, tra un gioco e l’altro';
const at = venue ? `, a ${venue.name}` : '';
const card = `${garden ? `${place}: l’angolo verde` : 'Il momento'} ${slowDown}${at}.`;
const heading = garden ? `Relax a ${place}` : place;

export const relax: Activity<'relax'> = {
  slug: 'relax',
  name: 'Relax',
  card: {
    text: card,
    picture: picture('card-relax.svg', 'Un bambino legge su una coperta all’ombra di un pino'),
  },
  picture: picture('relax.svg', 'Una bambina legge su un’amaca all’ombra dei pini'),
  page: {
    title: `${heading} · ${siteName}`,
    description: garden
      ? `${place}, l’area relax del centro estivo: ${size} ${slowDown}${at}.`
      : card,
    updated: '2026-11-29',
    heading,
    lead: 'Non si corre sempre. C’è anche il momento di sedersi, chiacchierare con un amico e riprendere fiato.',
    tone: 'pine',
    shape: 'hill',
  },
  ...(venue && garden
    ? {
        centrepiece: 'garden',
        special: {
          size,
          text: `${place} è a ${venue.name}.`,
          link: { text: `Scopri ${venue.name}`, to: `/${venue.slug}` },
        },
      }
    : { centrepiece: null }),
  gallery: {
    title: `${place} in foto`,
    subject: `di ${place}`,
    url: galleryAddresses.relax,
    pictures: [
      picture('card-relax.svg', null),
      picture('album-relax.svg', 'Due bambini giocano con le bolle di sapone sotto un pino'),
      picture('relax.svg', null),
    ],
  },
};
