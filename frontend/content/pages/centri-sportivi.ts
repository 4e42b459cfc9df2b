import { formatNumber } from '#frontend/italian/words.ts';
import { organisation } from '../organisation/organisation.ts';
import { picture } from '../picture.ts';
import { siteName } from '../site.ts';
import type { SinglePageText } from '../types.ts';

export const centriSportivi = {
  title: `Per i centri sportivi: il tuo centro estivo · ${siteName}`,
  description: `Porta ${siteName} nel tuo centro sportivo: organizzazione, staff, programma e marketing, a zero costi fissi. Oltre ${formatNumber(organisation.childrenHosted)} bambini accolti.`,
  updated: '2026-11-21',
  picture: picture('centres.svg', 'Una donna e un uomo si stringono la mano su un campo sportivo'),
  kicker: 'Per i centri sportivi',
  heading: 'Un centro estivo nella tua struttura: lo organizziamo noi',
  lead: 'Tu metti gli spazi, noi le persone, il programma e la promozione.',
  primary: { text: 'Scrivici', to: '/centri-sportivi#contact' },
  secondary: { text: 'Che cosa facciamo', to: '/centri-sportivi#services' },

  servicesTitle: 'Che cosa facciamo per te',
  claimsLabel: 'La nostra esperienza',

  contact: {
    title: 'Parliamone',
    text: 'Raccontaci com’è il tuo centro e che cosa hai in mente.',
    emailSubject: 'Un centro estivo nella nostra struttura',
    chatMessage: `Ciao ${siteName}, ho un centro sportivo e vorrei parlare di una collaborazione.`,
    email: 'E-mail',
    phone: 'Telefono',
    chat: 'Chat',
  },
} as const satisfies SinglePageText & Record<string, unknown>;
