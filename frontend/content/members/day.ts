import { staffAddresses } from './addresses.ts';

/** Rome wall time by which the day's photos are in the shared folder. */
export const photoUploadBy = '19:00';

/** Photos that each venue owes a day. */
export const photosPerVenue = 5;

const photos = (count: number) => `${count} foto`;

export const membersDay = {
  label: 'La serata in tre passi',
  steps: { post: 'Post', photos: 'Foto', upload: 'Carica' },
  done: 'fatto',
  closed: 'Il centro estivo è chiuso: oggi niente foto.',
  noPhotos: (target: number) => `Oggi 0 foto: ne servono almeno ${target} per sede.`,
  /** `venue`: its name, or the letters in «» where no venue has them. */
  photos: (count: number, venue: string, target: number) => {
    const missing = target - count;
    if (missing <= 0) return `Oggi ${photos(count)} per ${venue}: il minimo c’è.`;
    return `Oggi ${photos(count)} per ${venue}: ${missing === 1 ? 'ne manca' : 'ne mancano'} ${missing}.`;
  },
  groupPhoto: 'È venerdì: serve la foto di gruppo.',
  correct: 'Correggi',
  correctNote: 'Il conto è di questo dispositivo e vale per oggi. Se non torna, correggilo qui.',
  marks: {
    post: 'Il post è pronto e copiato',
    photos: 'Le foto sono abbastanza',
    upload: 'Le foto sono nella cartella condivisa',
    groupPhoto: 'La foto di gruppo c’è',
  },
  upload: `Ora caricale nella cartella condivisa, entro le ${photoUploadBy}`,
  check: 'Controlla che siano nella cartella condivisa',
  late: `Sono passate le ${photoUploadBy}: caricale adesso nella cartella condivisa`,
  lateAdvice: `Poi avvisa la direzione: ${staffAddresses.phone}.`,
  /** `duration`: «40 minuti», «1 ora e 5 minuti». */
  timeLeft: (duration: string, isOne: boolean) => `${isOne ? 'Manca' : 'Mancano'} ${duration}.`,
  minutes: (count: number) => (count === 1 ? '1 minuto' : `${count} minuti`),
  hours: (count: number) => (count === 1 ? '1 ora' : `${count} ore`),
  and: ' e ',
  openFolder: 'Apri la cartella condivisa',
  uploaded: 'Fatto, sono nella cartella',
  afterUpload: 'Le foto sono nella cartella condivisa: adesso cancellale dal tuo telefono.',
} as const;
