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
  heading: 'Le nostre estati, in foto',
  lead: 'Qualche foto per capire com’è una giornata con noi.',
  galleryTitle: 'Sfoglia la gallery',
  albumsTitle: 'Un album per ogni attività',
  albumsLead: 'Scegli da che parte cominciare.',
} as const satisfies SinglePageText & Record<string, unknown>;
