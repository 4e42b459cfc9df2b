import { formatNumber } from '#frontend/italian/words.ts';
import { siteName } from '../site.ts';
import { venues } from '../venues/venues.ts';

const venue = venues.find(({ garden, provisional }) => garden && !provisional);
const slowDown = 'per rallentare, tra un gioco e l’altro';

/** The words of a place to rest in the garden of a venue; `null` in a season whose venues have none. */
export function gardenWords() {
  if (!venue?.garden) return null;
  const { name, squareMetres } = venue.garden;
  const size = formatNumber(squareMetres);
  const heading = `Relax a ${name}`;
  return {
    text: `${name}: l’angolo verde ${slowDown}, a ${venue.name}.`,
    page: {
      title: `${heading}, nel centro estivo · ${siteName}`,
      description: `${name}, l’area relax del centro estivo: ${size} metri quadrati ${slowDown}, nella sede ${venue.name}.`,
      heading,
    },
    special: {
      size,
      text: `metri quadrati di parco, nella sede ${venue.name}.`,
      link: { text: `Scopri ${venue.name}`, to: `/${venue.slug}` as const },
    },
    gallery: { title: `${name} in foto`, subject: `di ${name}` },
  };
}
