import { siteName } from '../site.ts';
import { contacts, controller } from './organisation.ts';
import { type PartnerFrame, partnerFrames } from './partners.ts';
import { type StoredItem, storageKindNames, storedItems } from './storage.ts';

export type LegalPart = { title: string; paragraphs: readonly string[]; items?: readonly string[] };
export type LegalSection = {
  id: 'privacy' | 'terms' | 'cookies' | 'accessibility';
  title: string;
  parts: readonly LegalPart[];
};

const privacyParts: readonly LegalPart[] = [
  {
    title: 'Titolare del trattamento',
    paragraphs: [
      `Il titolare del trattamento è ${controller.name}, ${controller.address}.`,
      `Per ogni domanda sui tuoi dati scrivi a ${controller.email} o alla PEC ${controller.certifiedEmail}.`,
      ...(controller.dataProtectionOfficer
        ? [`Il responsabile della protezione dei dati risponde a ${controller.dataProtectionOfficer}.`]
        : []),
    ],
  },
  {
    title: 'Quali dati trattiamo, perché e su quale base',
    paragraphs: [
      'Il sito si legge senza registrarsi. Non usa strumenti di statistica, non fa pubblicità e non crea profili. I dati che tratta sono questi:',
    ],
    items: [
      'Dati tecnici della visita. Per mostrarti una pagina il nostro fornitore di hosting riceve l’indirizzo IP, la pagina richiesta, la data, l’ora e il tipo di browser. Servono a far funzionare il sito e a proteggerlo dagli abusi: è un nostro legittimo interesse (art. 6, par. 1, lett. f del GDPR).',
      'Messaggi che ci mandi. Se ci scrivi in chat o per e-mail, o ci telefoni, usiamo i dati che ci dai solo per risponderti e per preparare l’iscrizione che ci chiedi (art. 6, par. 1, lett. b del GDPR).',
      'Preventivo. «Quanto spendo?» funziona nel tuo browser. Le scelte (sede, età, settimane, sconti) stanno nell’indirizzo della pagina, senza nomi, e non le salviamo in un archivio. Le legge chi riceve da te quell’indirizzo e, se ricarichi la pagina, arrivano al fornitore di hosting come ogni pagina richiesta.',
      'Prenotazione degli Open Day e acquisto con lo Sconto a Catena. Avvengono nelle pagine di un servizio esterno, mostrate dentro il nostro sito quando arrivi a quel punto. Il servizio riceve l’indirizzo IP, i dati tecnici del browser, il nome di questo sito e quello che scrivi nel modulo, per darti ciò che chiedi (art. 6, par. 1, lett. b del GDPR).',
      'Gallery. Si caricano da un servizio esterno solo dopo il tuo consenso (art. 6, par. 1, lett. a del GDPR).',
      'Area Staff. Chi lavora con noi entra con un codice. Un cookie tiene aperta la sessione; dell’indirizzo da cui si prova a entrare conserviamo per poco tempo solo un’impronta codificata, per fermare chi tenta di indovinare il codice (art. 6, par. 1, lett. f del GDPR). I testi che lo staff chiede di elaborare sono inviati a un fornitore di intelligenza artificiale e non sono conservati da questo sito.',
    ],
  },
  {
    title: 'Iscrizioni al centro estivo',
    paragraphs: [
      'Iscrizione, documenti e pagamento si fanno nell’app, non su questo sito. Per quei dati, compresi quelli dei bambini, vale l’informativa che trovi nell’app.',
    ],
  },
  {
    title: 'Sei libero di non darci dati',
    paragraphs: [
      'Nessun dato è obbligatorio per leggere il sito. Se non ci lasci un recapito, però, non possiamo risponderti; se non accetti le gallery, le foto restano chiuse e tutto il resto funziona.',
    ],
  },
  {
    title: 'Chi riceve i dati',
    paragraphs: ['I dati non sono venduti né diffusi. Li ricevono, solo per quanto serve:'],
    items: [
      'il fornitore di hosting, Cloudflare, che conserva e distribuisce il sito;',
      'i servizi esterni mostrati in queste pagine, elencati nella tabella dei cookie;',
      'il servizio della chat, quando scegli di scriverci da lì;',
      'il fornitore di intelligenza artificiale, per i soli testi inviati dallo staff;',
      'chi lavora per noi e risponde ai messaggi.',
    ],
  },
  {
    title: 'Trasferimenti fuori dall’Unione europea',
    paragraphs: [controller.transfers],
  },
  {
    title: 'Per quanto tempo',
    paragraphs: [
      'La sessione dello staff dura 12 ore; il dispositivo da cui lo staff è entrato è riconosciuto per 90 giorni; l’impronta dell’indirizzo di chi sbaglia il codice serve per un’ora e poi si cancella. Il consenso alle gallery resta nel tuo browser finché non lo revochi.',
      controller.retention,
    ],
  },
  {
    title: 'I tuoi diritti',
    paragraphs: [
      'Puoi chiederci in ogni momento di accedere ai tuoi dati, correggerli, cancellarli, limitarne l’uso, riceverli in un formato leggibile da un computer e opporti al loro trattamento (articoli da 15 a 22 del GDPR). Un consenso si può sempre revocare; quello che è stato fatto prima resta valido.',
      `Basta scrivere a ${controller.email}. Se pensi che i tuoi diritti non siano rispettati, puoi presentare un reclamo al Garante per la protezione dei dati personali (garanteprivacy.it).`,
      'Nessuna decisione su di te è presa in modo automatico.',
    ],
  },
];

const termsParts: readonly LegalPart[] = [
  {
    title: 'I servizi',
    paragraphs: [
      `${siteName} organizza un centro estivo per bambini e ragazzi. Questo sito ne presenta sedi, programma, tariffe e modalità di iscrizione.`,
    ],
  },
  {
    title: 'Le iscrizioni',
    paragraphs: [
      'L’iscrizione è soggetta a disponibilità e a conferma.',
      'Ci si iscrive solo dall’app. Come si fa, e quando si paga, è scritto nella pagina Iscrizioni.',
    ],
  },
];

const cookieParts: readonly LegalPart[] = [
  {
    title: 'Che tipi di cookie esistono',
    paragraphs: ['I cookie e gli strumenti simili si dividono di solito in tre tipi:'],
    items: [
      'Tecnici necessari: fanno funzionare il sito. Qui c’è solo quello che tiene aperta la sessione dello staff.',
      'Analitici: contano le visite. Questo sito non ne usa.',
      'Di preferenza: ricordano una tua scelta. Qui ricordiamo solo se hai voluto vedere le gallery.',
    ],
  },
  {
    title: 'Perché non vedi un banner',
    paragraphs: [
      'Quando apri il sito non salviamo niente nel tuo browser. La prenotazione degli Open Day e il negozio si caricano solo quando arrivi a quel punto della pagina, perché sono il servizio che cerchi. Le gallery si aprono solo con un tocco, dopo aver letto chi riceve che cosa.',
    ],
  },
];

const accessibilityParts: readonly LegalPart[] = [
  {
    title: 'Il nostro impegno',
    paragraphs: [
      'Vogliamo che questo sito si legga bene da tutti: con la tastiera, con un lettore di schermo, con i caratteri ingranditi, con poca rete. Il nostro riferimento sono le linee guida WCAG 2.2, livello AA.',
      'I moduli di prenotazione, il negozio e le gallery sono pagine di altri: accanto a ognuna c’è un link che la apre da sola, in una nuova scheda.',
    ],
  },
  {
    title: 'Qualcosa non va? Diccelo',
    paragraphs: [
      `Se trovi un ostacolo scrivi a ${contacts.email}, indicando la pagina. Ti daremo l’informazione in un altro modo e cercheremo di rimediare.`,
    ],
  },
];

/** The words below the heading of `/privacy`. */
export const legalText = {
  /** The date that the operator's own texts bear; `updated` in pages/privacy.ts is that of the whole page. */
  lastUpdateLabel: 'Ultimo aggiornamento',
  lastUpdate: 'marzo 2024',
  revisionLabel: 'Ultima revisione della pagina',
  contentsLabel: 'In questa pagina',

  sections: [
    { id: 'privacy', title: 'Informativa sulla privacy', parts: privacyParts },
    { id: 'terms', title: 'Termini e condizioni', parts: termsParts },
    { id: 'cookies', title: 'Cookie', parts: cookieParts },
    { id: 'accessibility', title: 'Accessibilità', parts: accessibilityParts },
  ] satisfies readonly LegalSection[],

  storage: {
    title: 'Che cosa salva questo sito nel browser',
    name: 'Nome',
    kind: 'Tipo',
    category: 'Categoria',
    purpose: 'A che cosa serve',
    duration: 'Per quanto tempo',
  },
  frames: {
    title: 'Pagine di altri dentro il nostro sito',
    lead: 'Chi le gestisce riceve il tuo indirizzo IP, i dati tecnici del browser e il nome di questo sito, e può usare cookie propri secondo la sua informativa.',
    page: 'Pagina',
    recipient: 'Chi la gestisce',
    origin: 'Indirizzo',
    purpose: 'A che cosa serve',
    loading: 'Quando si carica',
  },
  consent: {
    title: 'La tua scelta sulle gallery',
    unknown: 'Non hai ancora scelto: le gallery restano chiuse.',
    granted: 'Hai scelto di vedere le gallery.',
    revoke: 'Revoca il consenso',
    revoked: 'Fatto: le gallery sono di nuovo chiuse.',
  },
} as const;

const categoryNames: Record<StoredItem['category'], string> = {
  technical: 'Tecnico necessario',
  preference: 'Preferenza',
};

const loadingNames: Record<PartnerFrame['loading'], string> = {
  direct: 'Quando arrivi a quel punto della pagina, perché è il servizio che cerchi',
  consent: 'Solo dopo il tuo consenso',
};

/** Rows of the table of stored things, from the list that the code itself uses. */
export const storageRows = Object.values(storedItems).map((item) => ({
  name: item.name,
  kind: storageKindNames[item.kind],
  category: categoryNames[item.category],
  purpose: item.purpose,
  duration: item.duration,
}));

/** Rows of the table of frames, from the partner registry. */
export const frameRows = partnerFrames.map(({ title, recipient, url, purpose, loading }) => ({
  page: title,
  recipient,
  origin: new URL(url).host,
  purpose,
  loading: loadingNames[loading],
}));
