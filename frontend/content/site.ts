import { placeholder } from './types.ts';

export const siteName = 'Fun Village';

/** Scheme and host under which the site is published: canonical links, link previews and the sitemap are built on it. */
export const siteOrigin = placeholder(
  'indirizzo del sito (https://…, senza barra finale)',
  'https://www.example.com',
);
