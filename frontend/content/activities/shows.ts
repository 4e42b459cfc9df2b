import { capitalize, formatCount } from '#frontend/italian/words.ts';
import { galleryAddresses } from '../organisation/organisation.ts';
import { trademarks } from '../organisation/trademarks.ts';
import { picture } from '../picture.ts';
import { siteName } from '../site.ts';
import type { Activity, ShowCard } from './activity.ts';

/** The setting that staff choose for two weeks, and the show it ends in. */
const cards: readonly ShowCard[] = [
  {
    theme: 'Mestieri ed Invenzioni',
    show: 'Italia’s Got Talent',
    picture: picture('poster-inventions.svg', 'Una bambina in salopette e il robot che ha costruito'),
  },
  {
    theme: 'Il Circo',
    show: 'Circus Show',
    picture: picture('poster-circus.svg', 'Un bambino fa il giocoliere in equilibrio su una palla'),
  },
  {
    theme: 'Campioni e Celebrità',
    show: 'Tale e Quale Show',
    picture: picture('poster-celebrities.svg', 'Due bambini cantano vestiti uguali, come allo specchio'),
  },
  {
    theme: 'Il Musical',
    show: 'Musical Show',
    picture: picture('poster-musical.svg', 'Un bambino con il cilindro e una bambina ballano'),
  },
  {
    theme: 'Sanremo',
    show: 'Festival di Sanremo',
    picture: picture('poster-sanremo.svg', 'Una bambina canta al microfono tra i fiori'),
  },
  {
    theme: 'I Cartoni Animati',
    show: 'Cartoon Show',
    picture: picture('poster-cartoons.svg', 'Un bambino con maschera e mantello vola sui tetti'),
  },
];
const count = formatCount(cards.length);

export const shows: Activity<'shows'> = {
  slug: 'shows',
  name: 'Spettacoli',
  card: {
    text: 'Ogni due settimane i bambini vanno in scena. Un genitore è invitato.',
    picture: picture('card-shows.svg', 'Una bambina canta sul palco'),
  },
  picture: picture('shows.svg', 'Tre bambini cantano e ballano su un palco illuminato dai riflettori'),
  page: {
    title: `Spettacoli ogni due settimane · ${siteName}`,
    description: `Ogni due settimane i bambini del centro estivo vanno in scena: ${count} temi, ${count} spettacoli e un genitore invitato.`,
    updated: '2026-11-21',
    heading: 'Si va in scena',
    lead: 'Ogni due settimane lo staff sceglie un’ambientazione: lo spettacolo nasce da lì. I bambini vanno in scena e un genitore è invitato.',
    tone: 'sun',
    shape: 'hill',
  },
  centrepiece: 'playbill',
  special: {
    title: `${capitalize(count)} temi, ${count} spettacoli`,
    themeLabel: 'Tema',
    showLabel: 'Spettacolo',
    cards,
    note: trademarks,
  },
  gallery: {
    title: 'Gli spettacoli in foto',
    subject: 'degli spettacoli',
    url: galleryAddresses.shows,
    pictures: [
      picture('card-shows.svg', null),
      picture('album-shows.svg', 'Tre bambini salutano il pubblico a fine spettacolo'),
      picture('poster-musical.svg', null),
    ],
  },
};
