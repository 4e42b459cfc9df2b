import { organisation } from '../organisation.ts';
import { siteName } from '../site.ts';
import { spellNumber } from '../spell.ts';
import type { PageText } from '../types.ts';

export const centriSportivi = {
  title: `Per i centri sportivi: il tuo centro estivo · ${siteName}`,
  description: `Porta ${siteName} nel tuo centro sportivo: organizzazione, staff, programma e marketing, a zero costi fissi. Oltre ${spellNumber(organisation.childrenHosted)} bambini accolti.`,
  updated: '2026-11-21',
  kicker: 'Per i centri sportivi',
  heading: 'Il centro estivo nella tua struttura, pensato da noi',
  lead: 'Tu metti gli spazi, noi mettiamo tutto il resto: persone, programma e famiglie.',
  primary: { text: 'Parliamone', to: '/centri-sportivi#contact' },
  secondary: { text: 'Che cosa facciamo', to: '/centri-sportivi#services' },

  servicesTitle: 'Che cosa facciamo per te',
  claimsLabel: 'La nostra esperienza',

  contact: {
    title: 'Parliamone',
    text: 'Raccontaci com’è il tuo centro. Ti rispondiamo con una proposta.',
    emailSubject: 'Un centro estivo nella nostra struttura',
    chatMessage: `Ciao ${siteName}, ho un centro sportivo e vorrei parlare di una collaborazione.`,
    email: 'E-mail',
    phone: 'Telefono',
    chat: 'Chat',
  },
} as const satisfies PageText & Record<string, unknown>;
