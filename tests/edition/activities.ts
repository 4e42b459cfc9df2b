import type { Activity } from '#frontend/content/activities/activity.ts';
import type { ActivitySlug } from '#frontend/content/activities/index.ts';
import { picture } from '#frontend/content/picture.ts';

const [vela, orto] = ['vela', 'orto'] as string[] as [ActivitySlug, ActivitySlug];

/** An activity with every field, and one with as few as possible. */
export const activities: readonly Activity<ActivitySlug>[] = [
  {
    slug: vela,
    name: 'Vela',
    card: { text: 'In barca con gli istruttori.', picture: picture('card-vela.svg', 'Una barca a vela') },
    picture: picture('vela.svg', 'Tre bambini in barca'),
    page: {
      title: 'Vela sul lago · Fun Village',
      description: 'La vela del centro estivo: barche piccole e istruttori pazienti.',
      updated: '2025-02-03',
      heading: 'Vela',
      lead: 'Il vento fa il resto.',
      tone: 'sky',
      shape: 'hill',
    },
    centrepiece: 'prize-wheel',
    special: { title: 'Vinci la bandiera', text: 'Chi arriva primo la porta a casa.' },
    gallery: { title: 'La vela in foto', subject: 'della vela', url: 'https://foto.test/vela' },
  },
  {
    slug: orto,
    name: 'Orto',
    card: {
      text: 'Si semina, si annaffia, si assaggia.',
      picture: picture('card-orto.svg', 'Un annaffiatoio'),
    },
    picture: picture('orto.svg', 'Due bambini nell’orto'),
    page: {
      title: 'Orto dei bambini · Fun Village',
      description: 'L’orto del centro estivo: dalla terra al piatto in un’estate.',
      updated: '2025-02-03',
      heading: 'Orto',
      lead: 'Le mani nella terra.',
      tone: 'pine',
      shape: 'side',
    },
    centrepiece: null,
    gallery: null,
  },
];
