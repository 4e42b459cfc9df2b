import mark from '#frontend/images/mark.svg?no-inline';
import markOnDark from '#frontend/images/mark-on-dark.svg?no-inline';
import activities from '#frontend/images/scenes/activities.svg?no-inline';
import aquafun from '#frontend/images/scenes/aquafun.svg?no-inline';
import cardActivities from '#frontend/images/scenes/card-activities.svg?no-inline';
import cardAquafun from '#frontend/images/scenes/card-aquafun.svg?no-inline';
import cardDailyEvents from '#frontend/images/scenes/card-daily-events.svg?no-inline';
import cardRelax from '#frontend/images/scenes/card-relax.svg?no-inline';
import cardShows from '#frontend/images/scenes/card-shows.svg?no-inline';
import cardSports from '#frontend/images/scenes/card-sports.svg?no-inline';
import centres from '#frontend/images/scenes/centres.svg?no-inline';
import dailyEvents from '#frontend/images/scenes/daily-events.svg?no-inline';
import enrolment from '#frontend/images/scenes/enrolment.svg?no-inline';
import gallery from '#frontend/images/scenes/gallery.svg?no-inline';
import notFound from '#frontend/images/scenes/not-found.svg?no-inline';
import openDays from '#frontend/images/scenes/open-days.svg?no-inline';
import privacy from '#frontend/images/scenes/privacy.svg?no-inline';
import relax from '#frontend/images/scenes/relax.svg?no-inline';
import shows from '#frontend/images/scenes/shows.svg?no-inline';
import sports from '#frontend/images/scenes/sports.svg?no-inline';
import valueFun from '#frontend/images/scenes/value-fun.svg?no-inline';
import valueQuality from '#frontend/images/scenes/value-quality.svg?no-inline';
import valueSafety from '#frontend/images/scenes/value-safety.svg?no-inline';
import work from '#frontend/images/scenes/work.svg?no-inline';
import type { PictureSource } from '#frontend/ui/picture.tsx';
import { campusImages } from './campus-images.ts';
import { homeImages, scene } from './home-images.ts';

/** A drawing for a card. */
const vignette = (src: string, alt: string) =>
  ({ src, width: 800, height: 600, alt }) satisfies PictureSource;

/** A drawing beside words that already say it all. */
const ornament = (src: string, side: number) =>
  ({ src, width: side, height: side, isDecorative: true }) satisfies PictureSource;

/**
 * Every picture of the site by name. A photo goes into `images/photos/` and takes two lines here:
 * `import pool from '#frontend/images/photos/pool.jpg?photo';` and
 * `pool: { ...pool, alt: 'Bambini in piscina con un animatore' }`.
 */
export const images = {
  ...homeImages,
  ...campusImages,
  enrolment: scene(enrolment, 'Un telefono con l’app aperta accanto a uno zaino, una borraccia e un pallone'),
  'open-days': scene(openDays, 'Genitori e bambini giocano insieme al tiro alla fune'),
  shows: scene(shows, 'Tre bambini cantano e ballano su un palco illuminato dai riflettori'),
  sports: scene(sports, 'Una bambina salta verso il canestro con il pallone'),
  activities: scene(
    activities,
    'Tre bambini saltano nei sacchi verso il traguardo, dove li aspetta un premio',
  ),
  'daily-events': scene(dailyEvents, 'Bambini si tirano gavettoni in una battaglia d’acqua'),
  gallery: scene(gallery, 'Due bambini appendono fotografie a un filo teso tra due pini'),
  aquafun: scene(
    aquafun,
    'Un bambino scende da uno scivolo gonfiabile nell’acqua, altri due lo aspettano con i salvagenti',
  ),
  relax: scene(relax, 'Una bambina legge su un’amaca all’ombra dei pini'),
  work: scene(work, 'Due giovani animatori con megafono e pallone, circondati da bambini che corrono'),
  centres: scene(centres, 'Una donna e un uomo si stringono la mano su un campo sportivo'),
  privacy: scene(privacy, 'Un pino solitario al tramonto davanti a un acquedotto romano'),

  'card-aquafun': vignette(cardAquafun, 'Una bambina in acqua con il salvagente'),
  'card-relax': vignette(cardRelax, 'Un bambino legge su una coperta all’ombra di un pino'),
  'card-shows': vignette(cardShows, 'Una bambina canta sul palco'),
  'card-sports': vignette(cardSports, 'Un bambino salta verso il canestro'),
  'card-activities': vignette(cardActivities, 'Un bambino salta nel sacco accanto a un cesto di premi'),
  'card-daily-events': vignette(cardDailyEvents, 'Una bambina lancia un gavettone'),
  'not-found': vignette(notFound, 'Un bambino guarda una mappa davanti a un cartello con due frecce'),

  'value-fun': ornament(valueFun, 400),
  'value-safety': ornament(valueSafety, 400),
  'value-quality': ornament(valueQuality, 400),

  mark: ornament(mark, 64),
  'mark-on-dark': ornament(markOnDark, 64),
} as const satisfies Record<string, PictureSource>;

export type ImageId = keyof typeof images;
