import type { Activity } from '../activities/activity.ts';
import type { IconName } from '../types.ts';
import { hasPromotion } from '../season/season.ts';
import { furtherOrigins, mainGallery, partnerAddresses } from './organisation.ts';

/**
 * A partner's page in a frame. `direct` loads when it comes into view, because the visitor came to the page for
 * that service; `consent` loads after one tap that says who receives what.
 */
export type PartnerFrame = {
  url: string;
  /** Origins to which it leads on inside the frame, e.g. to pay; elsewhere it is blocked. */
  alsoFrames: readonly string[];
  /** Takes money, there or where it leads on. */
  takesPayment: boolean;
  /** Company that runs it, named before a tap and on the cookie page. */
  recipient: string;
  /** Address of that company's privacy notice. */
  privacy: string;
  purpose: string;
  loading: 'direct' | 'consent';
  /** Accessible name of the frame. */
  title: string;
  /** The plain link beside the frame. */
  linkText: string;
  /** Form: may be submitted, and announces its height. */
  isForm: boolean;
  /** In px; pages that announce no height keep the initial one. */
  initialHeightPx: number;
  /** Taken off a height that the page announces, in px. */
  heightReductionPx: number;
};

/** Placeholder shown before the tap. */
type Closed = { icon: IconName; lead: string; notice: string; scope: string; button: string };

const notice = (what: string, recipient: string) =>
  `Se apri qui ${what}, ${recipient} riceve il tuo indirizzo IP, i dati tecnici del browser e il nome di questo sito, e può usare cookie propri.`;
const scope = (what: string) => `La scelta vale per ${what} e resta su questo dispositivo.`;

/** Slideshows announce no height: theirs fits a screen. */
export const galleryFrame = (subject: string, url: string): PartnerFrame & Closed => ({
  url,
  alsoFrames: [],
  takesPayment: false,
  recipient: partnerAddresses.galleryService,
  privacy: partnerAddresses.galleryPrivacy,
  purpose: `Mostrare la gallery ${subject}`,
  loading: 'consent',
  icon: 'Camera',
  lead: `Le foto le ospita ${partnerAddresses.galleryService}: si caricano solo se lo chiedi tu.`,
  notice: notice('la gallery', partnerAddresses.galleryService),
  scope: scope('tutte le gallery di questo servizio'),
  button: 'Guarda le foto',
  title: `Gallery ${subject}`,
  linkText: 'Apri la gallery a parte',
  isForm: false,
  initialHeightPx: 640,
  heightReductionPx: 0,
});

export const shopFrame: PartnerFrame & Closed = {
  url: partnerAddresses.shop,
  alsoFrames: furtherOrigins.shop,
  takesPayment: true,
  recipient: partnerAddresses.bookingService,
  privacy: partnerAddresses.bookingPrivacy,
  purpose: 'Mostrare la pagina della promozione Sconto a Catena',
  loading: 'consent',
  icon: 'Users',
  lead: `La pagina della promozione la gestisce ${partnerAddresses.bookingService}: si carica solo se lo chiedi tu.`,
  notice: notice('la pagina della promozione', partnerAddresses.bookingService),
  scope: scope('questa pagina'),
  button: 'Apri la pagina della promozione',
  title: 'Pagina della promozione Sconto a Catena',
  linkText: 'Apri la pagina della promozione a parte',
  isForm: true,
  initialHeightPx: 1200,
  heightReductionPx: 800,
};

/** Visitors of `/open-days` come for this form: no tap is needed unless it stores more than technical cookies. */
export const openDayBookingFrame: PartnerFrame & Closed = {
  url: partnerAddresses.openDayBooking,
  alsoFrames: furtherOrigins.openDayBooking,
  takesPayment: false,
  recipient: partnerAddresses.bookingService,
  privacy: partnerAddresses.bookingPrivacy,
  purpose: 'Prenotare un Open Day',
  loading: partnerAddresses.bookingSetsCookies ? 'consent' : 'direct',
  icon: 'CalendarDays',
  lead: `Il modulo lo gestisce ${partnerAddresses.bookingService}: si carica solo se lo chiedi tu.`,
  notice: notice('il modulo', partnerAddresses.bookingService),
  scope: scope('questo modulo'),
  button: 'Apri il modulo',
  title: 'Modulo di prenotazione dell’Open Day',
  linkText: 'Apri il modulo a parte',
  isForm: true,
  initialHeightPx: 1200,
  heightReductionPx: 0,
};

export const mainGalleryFrame = galleryFrame('del centro estivo', mainGallery);

/** Every frame of an edition with these activities. */
export const framesWith = (activities: readonly Pick<Activity, 'gallery'>[]): readonly PartnerFrame[] => [
  ...(hasPromotion ? [shopFrame] : []),
  openDayBookingFrame,
  mainGalleryFrame,
  ...activities.flatMap(({ gallery }) => (gallery ? [galleryFrame(gallery.subject, gallery.url)] : [])),
];

/** Opens and ends every notice of a frame. */
export const consentWords = {
  summary: 'Che cosa succede?',
  before: 'Puoi cambiare idea quando vuoi nella',
  text: 'Cookie Policy',
  to: '/privacy#cookies',
} as const;

/** Pages of others that open in a new tab; nothing is sent there before the tap. */
export const partnerLinks = {
  appStoreIos: { url: partnerAddresses.appStoreIos, label: 'App Store', devices: 'per iPhone e iPad' },
  appStoreAndroid: { url: partnerAddresses.appStoreAndroid, label: 'Google Play', devices: 'per Android' },
  applicationForm: {
    url: partnerAddresses.applicationForm,
    label: 'Invia la tua candidatura',
    recipient: partnerAddresses.applicationService,
    privacy: partnerAddresses.applicationPrivacy,
  },
} as const;
