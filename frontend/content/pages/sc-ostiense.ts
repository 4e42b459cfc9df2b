import { season } from '../season.ts';
import { seasonText } from '../season-text.ts';
import { siteName } from '../site.ts';
import { spellNumber } from '../spell.ts';
import type { PageText } from '../types.ts';
import { venues } from '../venues.ts';

const { name, city, district, lessons, garden } = venues['sc-ostiense'];

export const scOstiense = {
  title: `${name}, centro estivo a ${city} ${district} · ${siteName}`,
  description: `Centro estivo a ${city} ${district}: programma, pranzo, tariffe e iscrizioni per bambini ${seasonText.ages}. Lezioni di ${lessons.sport} dagli ${lessons.fromAge} anni.`,
  updated: '2026-11-21',
  kicker: `${season.label} · ${city}, ${district}`,
  heading: name,
  lead: `${spellNumber(garden.squareMetres)} metri quadrati di ${garden.name} per correre e per riposare. E dagli ${lessons.fromAge} anni, lezioni di ${lessons.sport}.`,
} as const satisfies PageText & Record<string, string>;
