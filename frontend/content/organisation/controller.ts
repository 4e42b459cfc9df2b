import type { Controller } from '../schema/organisation.ts';
import { placeholder } from '../types.ts';
import { company } from './organisation.ts';

/** The data controller, for the privacy page. */
export const controller: Controller = {
  name: company.name,
  address: company.registeredOffice,
  email: placeholder('e-mail per le richieste sulla privacy', 'privacy@example.com'),
  certifiedEmail: placeholder('PEC del titolare', 'pec@example.com'),
  /** `null`: none is appointed. */
  dataProtectionOfficer: placeholder(
    'responsabile della protezione dei dati: contatto, oppure null se non è nominato',
    null,
  ),
  /** Allergies, illness and medicines that parents write of; `null`: left out. */
  health: placeholder(
    'dati sulla salute (allergie, malattie, medicine) che un genitore scrive in chat o per e-mail: a che cosa servono, con quale consenso; oppure null',
    'Se ci scrivi di un’allergia o di una medicina, lo usiamo solo per prenderci cura del bambino o della bambina, con il tuo consenso (art. 9, par. 2, lett. a del GDPR) (esempio).',
    'GDPR art. 9',
  ),
  transfers: placeholder(
    'garanzie per i trasferimenti fuori dall’Unione europea, fornitore per fornitore',
    'I fornitori con server fuori dall’Unione europea trattano i dati secondo le clausole contrattuali tipo della Commissione europea (esempio).',
    'GDPR artt. 44–49',
  ),
  retention: placeholder(
    'per quanto tempo si conservano i messaggi ricevuti e i dati tecnici della visita',
    'I messaggi si conservano fino alla fine della stagione, i dati tecnici della visita per 30 giorni (esempio).',
    'GDPR art. 13, par. 2, lett. a',
  ),
  /** Pictures of children on the site and on social networks. */
  childrenImages: placeholder(
    'foto e video dei bambini: come si chiede il consenso ai genitori, dove si pubblicano, come si fa togliere un’immagine',
    'Foto e video dei bambini si pubblicano sul sito e sui profili social solo con il consenso scritto di entrambi i genitori. Per far togliere un’immagine basta un’e-mail (esempio).',
    'Codice civile art. 10; L. 633/1941 artt. 96 e 97',
  ),
  /** People who apply for work, from 16 years of age. */
  applicants: placeholder(
    'candidature, anche di chi ha 16 o 17 anni: quali dati, su quale base, per quanto tempo',
    'Il modulo di candidatura raccoglie nome, recapiti ed esperienze, che servono a valutare la richiesta di chi si candida e si cancellano dopo 12 mesi (esempio).',
    'GDPR art. 13',
  ),
  reviews: placeholder(
    'recensioni pubblicate: quali dati, come si chiede il consenso di chi scrive, come si fa togliere la propria',
    'Di ogni recensione pubblichiamo il testo, il nome con l’iniziale del cognome e l’età dei figli, mai il loro nome, con il consenso di chi l’ha scritta (art. 6, par. 1, lett. a del GDPR). Per toglierla basta un’e-mail (esempio).',
    'GDPR art. 13',
  ),
  notices: placeholder(
    'chi chiede di essere avvisato delle nuove date: per quanto tempo si conserva il suo recapito',
    'Il recapito si cancella appena mandato l’avviso, al più tardi dopo 12 mesi (esempio).',
    'GDPR art. 13, par. 2, lett. a',
  ),
};
