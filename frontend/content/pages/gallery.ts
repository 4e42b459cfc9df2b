import { picture } from '../picture.ts';
import { siteName } from '../site.ts';
import type { SinglePageText } from '../types.ts';

export const gallery = {
  title: `Gallery, le foto del centro estivo · ${siteName}`,
  description:
    'Le foto del centro estivo: giochi, sport, acqua, feste e spettacoli delle nostre estati a Roma.',
  updated: '2026-11-21',
  picture: picture('gallery.svg', 'Due bambini appendono fotografie a un filo teso tra due pini'),
  kicker: 'Gallery',
  heading: 'Le foto delle nostre estati',
  lead: 'Le foto sono negli album e si aprono con un tocco. I disegni raccontano le giornate che ci trovi.',
  galleryTitle: 'Sfoglia la gallery',
  pictures: [
    picture('album-lunch.svg', null),
    picture('album-group.svg', 'Cinque bambini in posa per la foto di gruppo'),
    picture('album-friends.svg', null),
  ],
  albumsTitle: 'Un album per ogni attività',
  albumsLead: 'Scegli da che parte cominciare.',
} as const satisfies SinglePageText & Record<string, unknown>;
