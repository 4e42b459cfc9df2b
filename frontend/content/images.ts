import homeCamp from '#frontend/images/scenes/home-camp.svg?no-inline';
import homeChain from '#frontend/images/scenes/home-chain.svg?no-inline';
import homeSport from '#frontend/images/scenes/home-sport.svg?no-inline';
import type { Focus, PictureSource } from '#frontend/ui/picture.tsx';

/** A drawn scene of a page, 1600 by 1000. */
const scene = (src: string, alt: string, focus: Focus = 50) =>
  ({ src, width: 1600, height: 1000, alt, focus }) satisfies PictureSource;

/**
 * Every picture of the site by name. A photo goes into `images/photos/` and takes two lines here:
 * `import pool from '#frontend/images/photos/pool.jpg?photo';` and
 * `pool: { ...pool, alt: 'Bambini in piscina con un animatore' }`.
 */
export const images = {
  'home-camp': scene(homeCamp, 'Quattro bambini corrono e saltano su un prato tra i pini di Roma'),
  'home-chain': scene(homeChain, 'Sei bambini corrono sulla spiaggia tenendosi per mano'),
  'home-sport': scene(homeSport, 'Un bambino calcia il pallone al volo verso la porta', 50),
} as const satisfies Record<string, PictureSource>;

export type ImageId = keyof typeof images;
