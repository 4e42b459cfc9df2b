import { capitalize, formatFrom } from '#frontend/italian/words.ts';
import { documents, telecomClubName } from '../organisation/organisation.ts';
import { chainRule } from '../season/chain-rule.ts';
import { season } from '../season/season.ts';
import { seasonText } from '../season/season-text.ts';
import type { IconText } from '../types.ts';

export const certificateRule = `${capitalize(formatFrom(season.certificateFromAge))} anni compiuti serve il certificato medico per attività sportiva non agonistica.`;

export const waysToPay =
  'Online nell’app con carta, oppure in sede, in contanti o con carta.';

export const enrolmentSteps: readonly IconText[] = [
  {
    icon: 'Smartphone',
    title: 'Installa l’app',
    text: 'La trovi su App Store e Google Play.',
  },
  {
    icon: 'CalendarDays',
    title: 'Inserisci i dati e scegli le settimane',
    text: 'Scrivi i dati del bambino o della bambina e segna le settimane che ti servono.',
  },
  {
    icon: 'FileText',
    title: 'Carica i documenti',
    text: `${documents} ${certificateRule}`,
  },
  {
    icon: 'CreditCard',
    title: 'Paga',
    text: waysToPay,
  },
];

/** Conditions and deadlines, on `/iscrizioni` and on the pages of the venues. */
export const eligibilityRules = {
  certificate: { title: 'Certificato medico', text: certificateRule },
  payment: {
    title: 'Quando si paga',
    text: `Iscrizione e pagamento si completano ${seasonText.payBy}.`,
    past: `Iscrizione e pagamento di ogni settimana si completavano ${seasonText.payBy}.`,
  },
  convention: {
    title: 'Tariffa convenzione',
    text: 'Se un genitore lavora per un ente convenzionato, porta in segreteria il badge o la tessera, prima di pagare, oppure carica una prova nell’app.',
  },
  telecomClub: {
    title: telecomClubName,
    text: 'Con il voucher del circolo la settimana è già pagata: in sede lasci il voucher e paghi la quota (da confermare).',
  },
  chain: {
    title: 'Sconto a Catena',
    text: chainRule.now,
    past: chainRule.past,
  },
} as const;
