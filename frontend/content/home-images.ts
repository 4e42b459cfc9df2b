import homeCamp from '#frontend/images/scenes/home-camp.svg?no-inline';
import homeChain from '#frontend/images/scenes/home-chain.svg?no-inline';
import homeSport from '#frontend/images/scenes/home-sport.svg?no-inline';
import type { Focus, PictureSource } from '#frontend/ui/picture.tsx';

/** A drawing of a whole page: wide, its subject in the middle square. */
export const scene = (src: string, alt: string, focus: Focus = 50) =>
  ({ src, width: 1600, height: 1000, alt, focus }) satisfies PictureSource;

/** The pictures of the home page's first screen, apart from the others so that it need not wait for them. */
export const homeImages = {
  'home-camp': scene(homeCamp, 'Quattro bambini corrono e saltano su un prato tra i pini di Roma'),
  'home-chain': scene(homeChain, 'Sei bambini corrono sulla spiaggia tenendosi per mano'),
  'home-sport': scene(homeSport, 'Un bambino calcia il pallone al volo verso la porta', 20),
} as const satisfies Record<string, PictureSource>;
