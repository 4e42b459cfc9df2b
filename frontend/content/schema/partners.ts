import * as z from 'zod';
import { furtherStandInsOrigin, standInsOrigin } from '../stand-ins.ts';
import { asked } from './asked.ts';
import { list, origin, text, webAddress } from './formats.ts';

const stores = (device: string) => `app per ${device}: indirizzo nello store`;

/** Pages of others, and who runs them as named to the visitor. */
export const partners = z.strictObject({
  mainGallery: asked(
    webAddress,
    'Gallery generale',
    'gallery generale: indirizzo',
    `${standInsOrigin}/galleria/foto`,
    'marketing',
  ),
  partnerAddresses: z
    .strictObject({
      galleryService: asked(
        text,
        'Gallery: servizio',
        'gallery: nome del servizio che le ospita',
        'Gallery Girasole (esempio)',
        'marketing',
      ),
      galleryPrivacy: asked(
        webAddress,
        'Gallery: privacy',
        'gallery: indirizzo dell’informativa sulla privacy',
        'https://example.com/gallery/privacy',
        'lawyer',
        'GDPR art. 13',
      ),
      bookingService: asked(
        text,
        'Promozione e Open Day: servizio',
        'pagina della promozione e prenotazione Open Day: chi le gestisce',
        'Prenotazioni Girasole (esempio)',
        'marketing',
      ),
      bookingPrivacy: asked(
        webAddress,
        'Promozione e Open Day: privacy',
        'pagina della promozione e prenotazione Open Day: indirizzo dell’informativa sulla privacy',
        'https://example.com/prenotazioni/privacy',
        'lawyer',
        'GDPR art. 13',
      ),
      /** The booking form stores more than technical cookies: it then waits for a tap. */
      bookingSetsCookies: asked(
        z.boolean(),
        'Il modulo degli Open Day salva cookie',
        'prenotazione Open Day: il modulo salva cookie non tecnici? sì: si apre con un tocco; no: si carica da solo',
        false,
        'marketing',
        'D.Lgs. 196/2003 art. 122',
      ).meta({ onlyWith: 'openDays' }),
      applicationService: asked(
        text,
        'Candidature: servizio',
        'modulo di candidatura: chi lo gestisce',
        'Moduli Girasole (esempio)',
        'marketing',
      ),
      applicationPrivacy: asked(
        webAddress,
        'Candidature: privacy',
        'modulo di candidatura: indirizzo dell’informativa sulla privacy',
        'https://example.com/moduli/privacy',
        'lawyer',
        'GDPR art. 13',
      ),
      shop: asked(
        webAddress,
        'Pagina dello Sconto a Catena',
        'pagina dello Sconto a Catena: indirizzo',
        `${standInsOrigin}/negozio`,
        'marketing',
      ).meta({ onlyWith: 'promotion' }),
      openDayBooking: asked(
        webAddress,
        'Prenotazione degli Open Day',
        'prenotazione Open Day: indirizzo del modulo',
        `${standInsOrigin}/open-day`,
        'marketing',
      ).meta({ onlyWith: 'openDays' }),
      appStoreIos: asked(
        webAddress,
        'App per iPhone e iPad',
        stores('iPhone e iPad'),
        'https://example.com/app-ios',
        'marketing',
      ),
      appStoreAndroid: asked(
        webAddress,
        'App per Android',
        stores('Android'),
        'https://example.com/app-android',
        'marketing',
      ),
      applicationForm: asked(
        webAddress,
        'Modulo di candidatura',
        'modulo di candidatura: indirizzo',
        `${standInsOrigin}/candidatura`,
        'marketing',
      ),
    })
    .meta({ title: 'Indirizzi' }),
  /** Origins that their pages lead on to inside the frame, e.g. to pay; others are blocked there. */
  furtherOrigins: z
    .strictObject({
      shop: asked(
        list(origin),
        'Pagina della promozione',
        'pagina della promozione: gli altri indirizzi a cui porta dentro la cornice, per esempio per pagare (https://… senza percorso), oppure un elenco vuoto',
        [furtherStandInsOrigin],
        'marketing',
      ).meta({ onlyWith: 'promotion' }),
      openDayBooking: asked(
        list(origin),
        'Open Day',
        'prenotazione Open Day: gli altri indirizzi a cui porta dentro la cornice (https://… senza percorso), oppure un elenco vuoto',
        [],
        'marketing',
      ).meta({ onlyWith: 'openDays' }),
    })
    .meta({ title: 'Altri indirizzi dentro le cornici' }),
});
