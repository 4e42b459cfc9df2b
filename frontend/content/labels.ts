import type { Labels } from '#frontend/ui/labels.tsx';

/** The few words that the building blocks of every page say by themselves. */
export const labels: Labels = {
  newTab: '(si apre in una nuova scheda)',
  print: 'Stampa',
  share: 'Condividi',
  linkCopied: 'Link copiato',
  notCopied: 'Il browser non permette di copiare: copia l’indirizzo della pagina.',
  noDownloads:
    'Questa app non scarica i file: apri la pagina nel browser del telefono (dal menu in alto, «Apri nel browser»).',
  carousel: {
    stop: 'Ferma lo scorrimento',
    start: 'Avvia lo scorrimento',
    track: 'riquadri',
    previous: 'Precedente',
    next: 'Successiva',
    show: (position, count) => `Mostra ${position} di ${count}`,
    slide: (position, count) => `${position} di ${count}`,
  },
};
