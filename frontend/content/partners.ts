import { placeholder } from './types.ts';

/** Where the samples live while the real addresses are not filled in: servers of our own on this machine. */
export const standInsOrigin = import.meta.env?.VITE_STAND_INS_ORIGIN ?? 'http://127.0.0.1:8790';

/**
 * A page of somebody else shown in a frame. `direct` loads when it comes into view, because the visitor
 * asked for that service; `consent` loads after one tap that says who receives what.
 */
export type PartnerFrame = {
  url: string;
  /** Who runs it, as named to the visitor before a tap and on the cookie page. */
  recipient: string;
  purpose: string;
  loading: 'direct' | 'consent';
  /** Accessible name of the frame. */
  title: string;
  /** The plain link beside the frame. */
  linkText: string;
  /** Taken off a height that the page announces, in px. */
  heightReductionPx: number;
};

/** Rules for the height of frames, in px. */
export const frameHeight = { initialPx: 1200, minPx: 200, maxPx: 10_000 } as const;

/** Slideshows announce no height: theirs fits a screen. */
export const galleryHeight = { ...frameHeight, initialPx: 640 } as const;

const designTool = placeholder('gallery: nome del servizio che le ospita', 'il servizio delle gallery');

const gallery = (subject: string, url: string): PartnerFrame => ({
  url,
  recipient: designTool,
  purpose: `Mostrare la gallery ${subject}`,
  loading: 'consent',
  title: `Gallery ${subject}`,
  linkText: 'Apri la gallery in una nuova scheda',
  heightReductionPx: 0,
});

/** The one registry of frames: embeds, the Content-Security-Policy and the cookie page derive from it. */
export const partnerFrames = {
  shop: {
    url: placeholder('negozio dello Sconto a Catena: indirizzo', `${standInsOrigin}/negozio`),
    recipient: placeholder('negozio: chi lo gestisce', 'il servizio di prenotazione'),
    purpose: 'Acquistare con lo Sconto a Catena',
    loading: 'direct',
    title: 'Sconto a Catena: lista e acquisto',
    linkText: 'Apri il negozio in una nuova scheda',
    heightReductionPx: 800,
  },
  openDayBooking: {
    url: placeholder('prenotazione Open Day: indirizzo del modulo', `${standInsOrigin}/open-day`),
    recipient: placeholder('prenotazione Open Day: chi gestisce il modulo', 'il servizio di prenotazione'),
    purpose: 'Prenotare un Open Day',
    loading: 'direct',
    title: 'Modulo di prenotazione dell’Open Day',
    linkText: 'Apri il modulo in una nuova scheda',
    heightReductionPx: 0,
  },
  gallery: gallery(
    'del centro estivo',
    placeholder('gallery generale: indirizzo', `${standInsOrigin}/galleria/foto`),
  ),
  aquafun: gallery(
    'Aquafun',
    placeholder('gallery Aquafun: indirizzo', `${standInsOrigin}/galleria/aquafun`),
  ),
  relax: gallery(
    'di Garden Land',
    placeholder('gallery Relax: indirizzo', `${standInsOrigin}/galleria/relax`),
  ),
  shows: gallery(
    'degli spettacoli',
    placeholder('gallery Spettacoli: indirizzo', `${standInsOrigin}/galleria/spettacoli`),
  ),
  sports: gallery('degli sport', placeholder('gallery Sport: indirizzo', `${standInsOrigin}/galleria/sport`)),
  activities: gallery(
    'delle attività ricreative',
    placeholder('gallery Attività ricreative: indirizzo', `${standInsOrigin}/galleria/attivita`),
  ),
  dailyEvents: gallery(
    'degli eventi del giorno',
    placeholder('gallery Eventi del giorno: indirizzo', `${standInsOrigin}/galleria/eventi`),
  ),
} as const satisfies Record<string, PartnerFrame>;

export type PartnerFrameId = keyof typeof partnerFrames;

/** All origins that may be framed, each once. */
export const frameOrigins: readonly string[] = [
  // An address that is none is named by the content check, which fails the build.
  ...new Set(
    Object.values(partnerFrames).flatMap(({ url }) => (URL.canParse(url) ? new URL(url).origin : [])),
  ),
];

/** Pages of others that open in a new tab; nothing is sent there before the tap. */
export const partnerLinks = {
  appStoreIos: {
    url: placeholder('app per iPhone e iPad: indirizzo nello store', 'https://example.com/app-ios'),
    label: 'Scarica per iPhone e iPad',
  },
  appStoreAndroid: {
    url: placeholder('app per Android: indirizzo nello store', 'https://example.com/app-android'),
    label: 'Scarica per Android',
  },
  applicationForm: {
    url: placeholder('modulo di candidatura: indirizzo', `${standInsOrigin}/candidatura`),
    label: 'Invia la tua candidatura',
  },
} as const;
