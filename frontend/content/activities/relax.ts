import { formatNumber } from '#frontend/italian/words.ts';
import { galleryAddresses } from '../organisation/organisation.ts';
import { picture } from '../picture.ts';
import { siteName } from '../site.ts';
import { venues } from '../venues/index.ts';
import type { Activity } from './activity.ts';

const venue = venues.find(({ garden, provisional }) => garden && !provisional);

/** Words of a season in which no venue has a garden. */
const withoutGarden = {
  heading: 'Relax',
  card: 'Il momento per rallentare, tra un gioco e l’altro.',
  description: 'Il relax al centro estivo: il momento per rallentare e riprendere fiato, tra un gioco e l’altro.',
  gallery: { title: 'Il relax in foto', subject: 'del relax' },
  part: { centrepiece: null },
} as const;

const withGarden = ({ slug, name, garden }: NonNullable<typeof venue>) => {
  if (!garden) return withoutGarden;
  const size = `${formatNumber(garden.squareMetres)} mq`;
  return {
    heading: `Relax a ${garden.name}`,
    card: `${garden.name}: l’angolo verde per rallentare, tra un gioco e l’altro, a ${name}.`,
    description: `${garden.name}, l’area relax del centro estivo: ${size} a ${name} per rallentare tra un gioco e l’altro.`,
    gallery: { title: `${garden.name} in foto`, subject: `di ${garden.name}` },
    part: {
      centrepiece: 'garden',
      special: {
        size,
        text: `${garden.name} è a ${name}.`,
        link: { text: `Scopri ${name}`, to: `/${slug}` },
      },
    },
  } as const;
};

const { heading, card, description, gallery, part } = venue ? withGarden(venue) : withoutGarden;

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
    description,
    updated: '2026-11-29',
    heading,
    lead: 'Non si corre sempre. C’è anche il momento di sedersi, chiacchierare con un amico e riprendere fiato.',
    tone: 'pine',
    shape: 'hill',
  },
  ...part,
  gallery: { ...gallery, url: galleryAddresses.relax },
};
