/** Words of the document that `Scarica PDF` makes. */
export const pdf = {
  title: 'Fun Village',
  fileTitle: 'Fun Village: contenuto social',
  subtitle: 'Contenuto Social Generato',
  footer: (day: string) => `Generato il ${day} · Fun Village, Area Staff`,
  page: (page: number, pages: number) => `Pagina ${page} di ${pages}`,
};

export const generator = {
  useExample: 'Usa questo esempio',

  description: 'Descrizione dell’attività',
  descriptionHint: 'Non scrivere cognomi, numeri di telefono o note di salute dei bambini.',
  placeholder: 'Che cosa avete fatto oggi? Quando, dove, con chi?',
  counter: (count: string, max: string) => `${count} di ${max} caratteri`,
  empty: 'Inserisci una descrizione per generare il contenuto',
  tooLong: (extra: string) =>
    `La descrizione è troppo lunga, caratteri di troppo: ${extra}. Accorciala e riprova.`,
  generate: 'Genera Contenuto',
  generating: 'Generazione in corso...',
  interrupt: 'Interrompi',
  regenerate: 'Rigenera',
  retry: 'Riprova',
  generationFailed: 'Errore durante la generazione del contenuto. Riprova più tardi.',
  waitMinutes: (minutes: number) =>
    minutes === 1 ? 'Potrai riprovare tra un minuto.' : `Potrai riprovare tra ${minutes} minuti.`,

  privacyHeading: 'Prima di inviare, controlla',
  privacy: {
    surname: 'sembra un nome con cognome: basta il nome',
    telephone: 'sembra un numero di telefono: meglio toglierlo',
    health: 'sembra una nota di salute: meglio toglierla',
  },
  privacyNote: 'È solo un avviso: puoi generare lo stesso.',

  resultHeading: 'Contenuto Generato',
  resultLabel: 'Contenuto generato, si può modificare',
  resultHint: 'Tocca il testo per modificarlo.',
  waiting: 'Sto scrivendo…',
  ready: 'Contenuto pronto.',
  interrupted: 'Testo incompleto: la scrittura si è fermata prima della fine.',
  downloadPdf: 'Scarica PDF',
  preparingPdf: 'Preparo il PDF…',
  pdfFailed: 'Non sono riuscito a preparare il PDF. Riprova, oppure copia il testo.',
  copy: 'Copia',
  copyHashtags: 'Copia hashtag',
  share: 'Condividi',
  copied: 'Copiato.',
  copyFailed: 'Il browser non ha permesso la copia: seleziona il testo e copialo a mano.',

  checksHeading: 'Le regole del post',
  checks: {
    title: {
      name: 'Titolo',
      rule: 'massimo 50 caratteri',
      advice: 'Scrivi un titolo di 50 caratteri al massimo.',
    },
    subtitle: {
      name: 'Sottotitolo',
      rule: 'massimo 100 caratteri',
      advice: 'Scrivi un sottotitolo di 100 caratteri al massimo.',
    },
    paragraphs: { name: 'Paragrafi', rule: '2 o 3', advice: 'Il testo va diviso in 2 o 3 paragrafi brevi.' },
    call_to_action: {
      name: 'Invito all’azione',
      rule: 'presente',
      advice: 'Manca un invito: prenota, vieni a trovarci, scarica l’app…',
    },
    date: { name: 'Data', rule: 'gg/mm/aaaa', advice: 'Scrivi la data come gg/mm/aaaa.' },
    total: {
      name: 'Lunghezza totale',
      rule: 'massimo 1.000 caratteri',
      advice: 'Accorcia il testo: in tutto 1.000 caratteri al massimo.',
    },
    emoji: { name: 'Emoji', rule: 'con moderazione, massimo 8', advice: 'Togli qualche emoji.' },
    hashtags: { name: 'Hashtag', rule: 'alla fine', advice: 'Gli hashtag vanno tutti alla fine del testo.' },
  },
  isKept: 'rispettata',
  isBroken: 'da sistemare',

  factsHeading: 'Da confermare',
  factsLead: 'Questi dati non sono nella tua descrizione. Controllali uno per uno prima di pubblicare.',
  noFacts: 'Date, numeri e nomi sono tutti nella tua descrizione.',
  factKinds: { date: 'data', number: 'numero', name: 'nome o luogo' },

  draftsHeading: 'Bozze di questa visita',
  draftsNote: 'Restano qui finché non chiudi o ricarichi la pagina.',
  draft: (id: number, title: string) => `Bozza ${id}: ${title}`,

  microphoneIntro: 'o usa il microfono',
  useMicrophone: 'Usa Microfono',
  recording: 'Registrazione...',
  stopRecording: 'Ferma la registrazione',
  microphoneNote:
    'L’audio va al servizio di riconoscimento vocale del tuo browser (per esempio Google o Apple), non a noi: non dettare cognomi o note di salute.',
  microphoneProblems: {
    permission_refused:
      'Il microfono è bloccato: consentilo nelle impostazioni del browser per questo sito, poi riprova.',
    no_microphone: 'Non trovo un microfono: collegane uno, oppure scrivi la descrizione.',
    no_network: 'Il riconoscimento vocale ha bisogno della rete: controlla la connessione, oppure scrivi.',
    silence: 'Non sento niente: avvicinati al microfono e parla.',
    language_missing: 'Questo browser non riconosce l’italiano parlato: scrivi la descrizione.',
    not_working: 'Il riconoscimento vocale si è fermato: riprova, oppure scrivi la descrizione.',
  },
};
