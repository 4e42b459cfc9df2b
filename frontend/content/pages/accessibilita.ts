import type { LegalPart } from '../organisation/legal-text.ts';
import { controller } from '../organisation/controller.ts';
import { contacts } from '../organisation/organisation.ts';
import { picture } from '../picture.ts';
import { hasPromotion } from '../season/season.ts';
import { siteName } from '../site.ts';
import type { SinglePageText } from '../types.ts';

/** Claims only what the tests in `tests/browser/` prove. */
const parts: readonly LegalPart[] = [
  {
    title: 'A che punto siamo',
    paragraphs: [
      'Il riferimento sono le linee guida WCAG 2.2, livello AA, e i requisiti per il web della norma europea EN 301 549 (capitolo 9). Le pagine pubbliche del sito le rispettano in tutto ciò che i nostri controlli sanno misurare; restano i limiti elencati qui sotto. È una nostra valutazione: nessun ente esterno l’ha certificata.',
    ],
  },
  {
    title: 'Che cosa controlliamo a ogni modifica',
    paragraphs: ['Un browser vero apre tutte le pagine e verifica che:'],
    items: [
      'uno strumento automatico (axe) non trovi errori, sul telefono e sul computer;',
      'si legga senza scorrere di lato fino a 320 pixel di larghezza;',
      'menu, schede, caroselli e preventivo si usino con la sola tastiera, e si veda sempre dove si è;',
      'quello che si muove da solo si possa fermare, e stia fermo per chi ha chiesto meno movimento;',
      'testi, prezzi e date si leggano anche senza JavaScript.',
    ],
  },
  {
    title: 'Che cosa non va ancora',
    paragraphs: ['Questi limiti li conosciamo:'],
    items: [
      `il modulo degli Open Day${hasPromotion ? ', la pagina della promozione' : ''} e le gallery sono pagine di altri, che non possiamo correggere: accanto a ognuna c’è un link che la apre a parte;`,
      'delle foto nelle gallery non scriviamo noi la descrizione;',
      'l’app delle iscrizioni è di un’altra società: se ti ferma, scrivici;',
      'per calcolare il preventivo serve JavaScript: senza, restano le tabelle dei prezzi;',
      'non abbiamo ancora fatto prove con persone che usano ogni giorno un lettore di schermo.',
    ],
  },
  {
    title: 'Qualcosa ti ferma? Diccelo',
    paragraphs: [
      `Scrivi a ${contacts.email} e indica la pagina: ti rispondiamo e proviamo a rimediare.`,
      ...(controller.accessibilityAuthority ? [controller.accessibilityAuthority] : []),
    ],
    links: [
      { text: contacts.email, to: `mailto:${contacts.email}` },
    ],
  },
];

export const accessibilita = {
  title: `Accessibilità del sito · ${siteName}`,
  description:
    'Come si usa questo sito con la tastiera, un lettore di schermo o i caratteri ingranditi: che cosa funziona, che cosa non ancora e a chi scrivere.',
  updated: '2026-11-21',
  picture: picture('privacy.svg', 'Un pino solitario al tramonto davanti a un acquedotto romano'),
  heading: 'Accessibilità',
  lead: 'Questo sito deve andare bene per tutti. Qui diciamo che cosa funziona, che cosa non ancora e a chi scrivere.',
  statementTitle: 'La dichiarazione',
  parts,
  dateLabel: 'Dichiarazione aggiornata il',
} as const satisfies SinglePageText & Record<string, unknown>;
