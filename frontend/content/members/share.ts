import { labels } from '#frontend/content/labels.ts';

/** The phone's share sheet. */
export const share = {
  share: 'Condividi',
  text: 'Condividi il testo',
  together: (photos: number) => `Condividi testo e ${photos} foto`,
  photos: (count: number, from: number | undefined) =>
    from === undefined ? `Condividi ${count} foto` : `Condividi le foto ${from}–${from + count - 1}`,
  alsoCopied: 'Il testo va anche negli appunti: se l’app prende solo le foto, incollalo.',
  failed: 'La condivisione non è riuscita: copia il testo e scarica le foto.',
} as const;

export const { noDownloads } = labels;
