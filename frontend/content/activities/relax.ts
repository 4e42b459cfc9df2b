import { formatNumber } from '#frontend/italian/words.ts';
import { galleryAddresses } from '../organisation/organisation.ts';
import { picture } from '../picture.ts';
import { siteName } from '../site.ts';
import { gardenLand, scOstiense } from '../venues/sc-ostiense.ts';
import type { Activity } from './activity.ts';

const size = formatNumber(gardenLand.squareMetres);

export const relax: Activity<'relax'> = {
  slug: 'relax',
  name: 'Relax',
  card: {
    text: `${gardenLand.name}: l’angolo verde per rallentare, tra un gioco e l’altro, a ${scOstiense.name}.`,
    picture: picture('card-relax.svg', 'Un bambino legge su una coperta all’ombra di un pino'),
  },
  picture: picture('relax.svg', 'Una bambina legge su un’amaca all’ombra dei pini'),
  page: {
    title: `Relax a ${gardenLand.name} · ${siteName}`,
    description: `${gardenLand.name}, l’area relax del centro estivo: ${size} mq a ${scOstiense.name} per rallentare tra un gioco e l’altro.`,
    updated: '2026-11-21',
    heading: `Relax a ${gardenLand.name}`,
    lead: 'Non si corre sempre. C’è anche il momento di sedersi, chiacchierare con un amico e riprendere fiato.',
    tone: 'pine',
    shape: 'hill',
  },
  centrepiece: 'garden',
  special: {
    size: `${size} mq`,
    text: `${gardenLand.name} è a ${scOstiense.name}.`,
    link: { text: `Scopri ${scOstiense.name}`, to: `/${scOstiense.slug}` },
  },
  gallery: {
    title: `${gardenLand.name} in foto`,
    subject: `di ${gardenLand.name}`,
    url: galleryAddresses.relax,
  },
};
