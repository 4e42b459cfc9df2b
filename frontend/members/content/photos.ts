import { standInsOrigin } from '#frontend/content/stand-ins.ts';
import type { IconName } from '#frontend/content/types.ts';
import { placeholder } from '#frontend/content/types.ts';
import { photoRules } from '../photo-desk/photo-rules.ts';

const guidelines: readonly { icon: IconName; title: string; text: string }[] = [
  {
    icon: 'Camera',
    title: `Almeno ${photoRules.photosPerDayAndVenue} foto al giorno`,
    text: 'In ogni sede, tutti i giorni.',
  },
  {
    icon: 'Users',
    title: 'Foto di gruppo ogni venerdì',
    text: 'Una alla settimana, con tutti dentro.',
  },
  {
    icon: 'Smartphone',
    title: 'Fotocamera posteriore, mai selfie',
    text: 'Quella dietro vede meglio, e al centro restano i bambini.',
  },
  {
    icon: 'Sun',
    title: 'All’ombra o con luce morbida',
    text: 'Il sole a picco indurisce i visi e fa strizzare gli occhi.',
  },
];

export const photos = {
  title: 'Gestione Foto',
  lead: 'Le foto raccontano la giornata a chi non c’era. Bastano poche attenzioni.',
  guidelinesTitle: 'Come si scatta',
  guidelines,
  linksTitle: 'Dove si mettono',
  links: [
    {
      label: 'Cartella condivisa ufficiale',
      url: placeholder('Area Staff: cartella condivisa delle foto', `${standInsOrigin}/cartella-foto`),
    },
    {
      label: 'Manuale completo delle foto',
      url: placeholder('Area Staff: manuale delle foto', `${standInsOrigin}/manuale-foto`),
    },
  ],
} as const;
