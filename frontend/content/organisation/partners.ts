import { activities } from '../activities/index.ts';
import { galleryAddresses, partnerAddresses } from './organisation.ts';

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
  /** In px; pages that announce no height keep the initial one. */
  initialHeightPx: number;
  /** Taken off a height that the page announces, in px. */
  heightReductionPx: number;
};

/** Slideshows announce no height: theirs fits a screen. */
export const galleryFrame = (subject: string, url: string): PartnerFrame => ({
  url,
  recipient: partnerAddresses.galleryService,
  purpose: `Mostrare la gallery ${subject}`,
  loading: 'consent',
  title: `Gallery ${subject}`,
  linkText: 'Apri la gallery in una nuova scheda',
  initialHeightPx: 640,
  heightReductionPx: 0,
});

export const shopFrame: PartnerFrame = {
  url: partnerAddresses.shop,
  recipient: partnerAddresses.bookingService,
  purpose: 'Acquistare con lo Sconto a Catena',
  loading: 'direct',
  title: 'Sconto a Catena: lista e acquisto',
  linkText: 'Apri il negozio in una nuova scheda',
  initialHeightPx: 1200,
  heightReductionPx: 800,
};

export const openDayBookingFrame: PartnerFrame = {
  url: partnerAddresses.openDayBooking,
  recipient: partnerAddresses.bookingService,
  purpose: 'Prenotare un Open Day',
  loading: 'direct',
  title: 'Modulo di prenotazione dell’Open Day',
  linkText: 'Apri il modulo in una nuova scheda',
  initialHeightPx: 1200,
  heightReductionPx: 0,
};

export const mainGalleryFrame = galleryFrame('del centro estivo', galleryAddresses.all);

/** The one registry of frames: embeds, the Content-Security-Policy and the cookie page derive from it. */
export const partnerFrames: readonly PartnerFrame[] = [
  shopFrame,
  openDayBookingFrame,
  mainGalleryFrame,
  ...activities.flatMap(({ gallery }) => (gallery ? [galleryFrame(gallery.subject, gallery.url)] : [])),
];

/** Pages of others that open in a new tab; nothing is sent there before the tap. */
export const partnerLinks = {
  appStoreIos: { url: partnerAddresses.appStoreIos, label: 'Scarica per iPhone e iPad' },
  appStoreAndroid: { url: partnerAddresses.appStoreAndroid, label: 'Scarica per Android' },
  applicationForm: { url: partnerAddresses.applicationForm, label: 'Invia la tua candidatura' },
} as const;
