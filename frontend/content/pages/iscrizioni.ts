import { picture } from '../picture.ts';
import { season } from '../season/season.ts';
import { seasonText } from '../season/season-text.ts';
import { siteName } from '../site.ts';
import type { SinglePageText } from '../types.ts';
import { eligibilityRules } from './enrolment-rules.ts';

const { firstDay, lastDay } = season.venues;

export const iscrizioni = {
  title: `Iscrizioni e prezzi del centro estivo a Roma · ${siteName}`,
  description: `Come iscriversi al centro estivo: dall’app, in quattro passi. Età ${seasonText.agesShort}, documenti, prezzi e il preventivo per la tua famiglia.`,
  updated: '2026-11-29',
  picture: picture(
    'enrolment.svg',
    'Un telefono con l’app aperta accanto a uno zaino, una borraccia e un pallone',
  ),
  kicker: { on: seasonText.label, off: 'Le iscrizioni sono chiuse' },
  heading: 'Iscrizioni',
  leadOff:
    'Riaprono con le nuove date, solo dall’app. Intanto qui vedi come funziona e quanto si spende.',
  lead: 'Ci si iscrive solo dall’app. Servono i dati del bambino o della bambina, le settimane che hai scelto e qualche documento.',

  app: {
    title: 'Scarica l’app',
    titleOff: 'L’app delle iscrizioni',
    text: 'Per iPhone, iPad e Android.',
    textOff: 'Per iPhone, iPad e Android. Ti serve quando le iscrizioni riaprono.',
    qrText: 'Dal computer: inquadra il codice con il telefono.',
    qrAlternative: (store: string) => `Codice QR: ${store}`,
  },
  stepsTitle: 'Come ci si iscrive, in quattro passi',
  questions: { text: 'Le domande dei genitori, con le risposte', to: '/domande' },
  rulesTitle: 'Da sapere prima',

  deadlines: {
    title: 'Entro quando, settimana per settimana',
    lead: eligibilityRules.payment.text,
    leadOver: eligibilityRules.payment.past,
    week: 'Settimana',
    payBy: 'Si paga entro',
    caption: seasonText.label,
    next: '(la prossima)',
    past: '(scaduta)',
    none: 'Le scadenze della prossima stagione arrivano insieme alle date.',
    event: (week: string) => `Ultimo giorno per pagare la settimana ${week}`,
    reminder: (week: string) => `Domani è l’ultimo giorno per pagare la settimana ${week}`,
    pause: 'Il centro estivo è chiuso',
    calendarFile: 'Salva nel calendario',
    calendarFileName: 'fun-village-scadenze.ics',
  },

  quote: {
    title: 'Quanto spendo?',
    titleOff: `Guarda i prezzi ${seasonText.year}`,
    leadOff: firstDay && lastDay
      ? `Una stima con le tariffe ${seasonText.year}: per la prossima stagione possono cambiare.`
      : 'Il preventivo arriva insieme alle date. Intanto ecco i prezzi, sede per sede.',
    lead: 'Scegli sede, settimane e sconti: vedi il totale, voce per voce, prima ancora di iscriverti.',
  },

  help: {
    title: 'Hai un dubbio?',
    text: 'Scrivici in chat: lo guardiamo insieme.',
    button: 'Scrivici in chat',
  },
} as const satisfies SinglePageText & Record<string, unknown>;
