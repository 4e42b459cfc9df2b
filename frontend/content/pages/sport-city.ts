import { season } from '../season.ts';
import { seasonText } from '../season-text.ts';
import { siteName } from '../site.ts';
import type { PageText } from '../types.ts';
import { venues } from '../venues.ts';

const { name, city, district, lessons } = venues['sport-city'];

export const sportCity = {
  title: `${name}, centro estivo a ${city} ${district} · ${siteName}`,
  description: `Centro estivo ${name} a ${city} ${district}: programma, pranzo, tariffe e iscrizioni per bambini ${seasonText.ages}. Lezioni di ${lessons.sport} dagli ${lessons.fromAge} anni.`,
  updated: '2026-11-21',
  kicker: `${season.label} · ${city}, ${district}`,
  heading: name,
  lead: `Sport, giochi e squadre a ${district}. E dagli ${lessons.fromAge} anni, lezioni di ${lessons.sport}.`,
} as const satisfies PageText & Record<string, string>;
