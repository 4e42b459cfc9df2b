import type { IconName } from '#frontend/content/types.ts';
import { staffAddresses } from './addresses.ts';
import { photosPerVenue } from './day.ts';

const guidelines: readonly { icon: IconName; title: string; text: string }[] = [
  {
    icon: 'Camera',
    title: `Almeno ${photosPerVenue} foto al giorno`,
    text: 'In ogni sede, tutti i giorni.',
  },
  {
    icon: 'Users',
    title: 'Foto di gruppo ogni venerdì',
    text: 'Una alla settimana, con tutti quelli che hanno la liberatoria.',
  },
  {
    icon: 'Smartphone',
    title: 'Fotocamera posteriore, mai selfie',
    text: 'Quella dietro vede meglio, e nella foto ci sono i bambini, non noi.',
  },
  {
    icon: 'Sun',
    title: 'All’ombra o con luce morbida',
    text: 'Il sole a picco indurisce i visi e fa strizzare gli occhi.',
  },
];

export const photos = {
  title: 'Gestione Foto',
  lead: 'Le foto raccontano la giornata a chi non c’era. Fotografa solo i bambini con la liberatoria firmata da entrambi i genitori, e cancella le foto dal tuo telefono quando sono nella cartella.',
  guidelinesTitle: 'Come si scatta',
  guidelines,
  linksTitle: 'Cartella e manuale',
  links: [
    {
      label: 'Cartella condivisa ufficiale',
      url: staffAddresses.photoFolder,
    },
    {
      label: 'Manuale completo delle foto',
      url: staffAddresses.photoManual,
    },
  ],
} as const;
