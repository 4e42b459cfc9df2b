import { formatWeekdayName } from '#frontend/italian/dates.ts';
import { formatList } from '#frontend/italian/words.ts';
import { galleryAddresses } from '../organisation/organisation.ts';
import { picture } from '../picture.ts';
import { prizes } from '../season/programme.ts';
import { siteName } from '../site.ts';
import type { Activity, Sport } from './activity.ts';

/** Each venue offers some of them. */
const list: readonly Sport[] = [
  { name: 'Calcio', icon: 'Football' },
  { name: 'Basket', icon: 'Basketball' },
  { name: 'Volley', icon: 'Volleyball' },
  { name: 'Tennis', icon: 'Tennis' },
  { name: 'Padel', icon: 'Padel' },
  { name: 'Dodgeball', icon: 'Dodgeball' },
];
const names = formatList(list.map(({ name }) => name.toLowerCase()));
const medalsDay = formatWeekdayName(prizes.medalsDay);

export const sports: Activity<'sports'> = {
  slug: 'sports',
  name: 'Sport',
  card: {
    text: `Giochi, percorsi di allenamento e tornei. Il ${medalsDay} è il giorno delle medaglie.`,
    picture: picture('card-sports.svg', 'Un bambino salta verso il canestro'),
  },
  picture: picture('sports.svg', 'Una bambina salta verso il canestro con il pallone'),
  page: {
    title: `Sport: calcio, basket, padel e altri · ${siteName}`,
    description: `Gli sport del centro estivo, secondo la sede: ${names}. Giochi, circuiti, tornei e ogni ${medalsDay} le medaglie.`,
    updated: '2026-11-29',
    heading: 'Sport',
    lead: `Giochi, circuiti di allenamento e tornei. Il ${medalsDay}, le medaglie.`,
    tone: 'dusk',
    shape: 'side',
  },
  centrepiece: 'scoreboard',
  special: {
    title: 'Gli sport',
    choice: 'Gli sport disponibili dipendono dalla sede che scegli.',
    sports: list,
    medals: `Ogni ${medalsDay} si consegnano le medaglie.`,
    podium: picture('podium.svg', 'Tre bambini con la medaglia su un podio'),
  },
  gallery: {
    title: 'Lo sport in foto',
    subject: 'degli sport',
    url: galleryAddresses.sports,
    pictures: [
      picture('card-sports.svg', null),
      picture('album-sports.svg', 'Tre bambini con la medaglia sul podio'),
      picture('sports.svg', null),
    ],
  },
};
