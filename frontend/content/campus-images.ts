import nascosa from '#frontend/images/scenes/nascosa.svg?no-inline';
import ostiense from '#frontend/images/scenes/ostiense.svg?no-inline';
import sportCity from '#frontend/images/scenes/sport-city.svg?no-inline';
import type { PictureSource } from '#frontend/ui/picture.tsx';
import { scene } from './home-images.ts';

/** The pictures of the campus pages, apart from the others so that these need not wait for them. */
export const campusImages = {
  'sport-city': scene(sportCity, 'Tre bambini giocano a pallone su un campo da calcio'),
  ostiense: scene(ostiense, 'Un bambino si tuffa in piscina, sullo sfondo i pini e l’acquedotto'),
  nascosa: scene(nascosa, 'Tre bambini fanno volare un aquilone tra le dune, davanti al mare'),
} as const satisfies Record<string, PictureSource>;
