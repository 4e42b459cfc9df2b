import { siteName } from '#frontend/content/site.ts';
import { ERROR_SENTENCES, POST_LIMITS } from '#worker/contract.ts';

const { title: titleMax, subtitle: subtitleMax, paragraphs, emojiMax, hashtags } = POST_LIMITS;
const totalMax = POST_LIMITS.total.toLocaleString('it-IT', { useGrouping: 'always' });

/** Words of the document that `Scarica PDF` makes. */
export const pdf = {
  title: siteName,
  fileTitle: `${siteName}: contenuto social`,
  subtitle: 'Contenuto Social Generato',
  footer: (day: string) => `Generato il ${day} · ${siteName}, Area Staff`,
  page: (page: number, pages: number) => `Pagina ${page} di ${pages}`,
};

export const generator = {
  useExample: 'Usa questo esempio',

  description: 'Descrizione dell’attività',
  descriptionHint: 'Non scrivere nomi di bambini, numeri di telefono o note di salute.',
  placeholder: 'Che cosa si è fatto oggi? Quando, dove, con chi?',
  counter: (count: string, max: string) => `${count} di ${max} caratteri`,
  empty: ERROR_SENTENCES.empty_description,
  tooLong: (extra: string) =>
    `La descrizione è troppo lunga, caratteri di troppo: ${extra}. Accorciala e riprova.`,
  generate: 'Genera Contenuto',
  generating: 'Generazione in corso...',
  interrupt: 'Interrompi',
  regenerate: 'Rigenera',
  retry: 'Riprova',
  /** `id`: beginning of a request id, to be read out to whoever looks into the log. */
  reference: (id: string) => `Codice: ${id}`,
  sendWhenBack: 'Invia appena torna la rete',
  waitingForConnection: 'Si invia appena torna la rete',
  stored: 'La descrizione e i post restano su questo dispositivo per 24 ore o finché non esci.',
  notStored: 'Questo browser non conserva niente: se ricarichi la pagina, quello che hai scritto si perde.',

  /** `where`: «Nel post», «Nella descrizione». */
  personal: {
    name: (where: string, text: string) => `${where} c’è «${text}»: se è un bambino, toglilo.`,
    telephone: (where: string, text: string) => `${where} c’è «${text}»: i numeri di telefono non si scrivono.`,
    health: (where: string, text: string) => `${where} c’è «${text}»: le note di salute non si scrivono.`,
  },
  where: { description: 'Nella descrizione', post: 'Nel post', photoTitle: 'Nel titolo' },

  resultHeading: 'Contenuto Generato',
  resultLabel: 'Contenuto generato, si può modificare',
  resultHint: 'Tocca il testo per modificarlo.',
  waiting: 'Il testo sta arrivando…',
  ended: (isWhole: boolean) => (isWhole ? 'Contenuto pronto.' : 'La scrittura si è fermata.'),
  interrupted:
    'Testo incompleto: la scrittura si è fermata prima della fine. Completalo a mano o tocca Rigenera.',
  downloadPdf: 'Scarica PDF',
  preparingPdf: 'Il PDF è quasi pronto…',
  pdfFailed: 'Il PDF non è riuscito. Riprova, oppure copia il testo.',
  pdfMissing: 'Il PDF non è arrivato: manca la rete, oppure il sito è appena cambiato. Copia il testo, poi ricarica la pagina.',
  reload: 'Ricarica la pagina',
  copy: 'Copia',
  copyHashtags: 'Copia hashtag',
  namePhotos: 'Rinomina le foto',
  askAgain: 'Chiedilo di nuovo',
  wishes: { shorter: 'Più corto', warmer: 'Più caldo', plainer: 'Più semplice', whatsapp: 'Per WhatsApp', repair: 'Sistema' },
  tooLongToAskAgain: (max: string) =>
    `Il testo è troppo lungo per chiederlo di nuovo: accorcialo a ${max} caratteri.`,
  cutVersion: 'La nuova versione si è fermata a metà: è tra le bozze, questo testo è rimasto com’era.',
  cleaned: 'Segni e frasi che non sono del post sono stati tolti.',
  showOriginal: 'Mostra l’originale',
  startAnew: 'Nuovo post',
  removed: 'Descrizione e post tolti.',
  undo: 'Annulla',
  copied: 'Copiato.',
  copyFailed: 'Il browser non ha permesso la copia: seleziona il testo e copialo a mano.',

  checksHeading: 'Le regole del post',
  checks: {
    language: { name: 'Lingua', rule: 'italiano', advice: 'Una parte non è in italiano: riscrivila.' },
    title: {
      name: 'Titolo',
      rule: `massimo ${titleMax} caratteri`,
      advice: `Scrivi un titolo di ${titleMax} caratteri al massimo.`,
    },
    subtitle: {
      name: 'Sottotitolo',
      rule: `massimo ${subtitleMax} caratteri`,
      advice: `Scrivi un sottotitolo di ${subtitleMax} caratteri al massimo.`,
    },
    paragraphs: {
      name: 'Paragrafi',
      rule: `${paragraphs.min} o ${paragraphs.max}`,
      advice: `Dividi il testo in ${paragraphs.min} o ${paragraphs.max} paragrafi brevi.`,
    },
    call_to_action: {
      name: 'Invito all’azione',
      rule: 'presente',
      advice: 'Manca un invito: prenota, vieni a trovarci, scarica l’app…',
    },
    date: { name: 'Data', rule: 'gg/mm/aaaa', advice: 'Scrivi la data in cifre, gg/mm/aaaa: 16/06/2025, non «16 giugno».' },
    total: {
      name: 'Lunghezza totale',
      rule: `massimo ${totalMax} caratteri`,
      advice: `Accorcia il testo: in tutto ${totalMax} caratteri al massimo.`,
    },
    emoji: {
      name: 'Emoji',
      rule: `massimo ${emojiMax}`,
      advice: `Togli qualche emoji: bastano ${emojiMax}.`,
    },
    hashtags: {
      name: 'Hashtag',
      rule: `da ${hashtags.min} a ${hashtags.max}, alla fine`,
      advice: `Servono da ${hashtags.min} a ${hashtags.max} hashtag, tutti alla fine del testo.`,
    },
  },
  dateAdvice: (wanted: string) => `Scrivi la data come ${wanted}.`,
  showPlace: 'Vai al punto',
  metRules: (met: number, all: number) =>
    met === all ? 'Tutte le regole sono rispettate' : `Rispettate: ${met} su ${all}`,

  factsHeading: 'Da confermare',
  factsLead: 'Non sono nella tua descrizione: spunta quelli giusti, correggi gli altri.',
  noFacts: 'Date e numeri, confrontati con la descrizione, tornano. Il resto rileggilo tu.',
  factKinds: { date: 'data', number: 'numero' },

  draftsHeading: 'Bozze di oggi',
  draftsNote: 'Restano su questo dispositivo per 24 ore o finché non esci.',
  incomplete: 'incompleta',

  microphoneIntro: 'o usa il microfono',
  useMicrophone: 'Usa Microfono',
  recording: 'Registrazione...',
  microphoneNote:
    'L’audio va al servizio di riconoscimento vocale del tuo browser (per esempio Google o Apple), non a noi: non dettare nomi di bambini o note di salute.',
  useKeyboard: 'Detta dalla tastiera',
  microphoneProblems: {
    permission_refused:
      'Il microfono è bloccato: consentilo nelle impostazioni del browser per questo sito, poi riprova.',
    not_here:
      'In questo browser la dettatura non funziona, con la tastiera sì: tocca «Detta dalla tastiera», poi il microfono della tastiera (su Windows premi Windows + H, su Mac due volte Fn).',
    no_microphone: 'Nessun microfono collegato: collegane uno, oppure scrivi la descrizione.',
    no_network: 'Il riconoscimento vocale ha bisogno della rete: controlla la connessione, oppure scrivi.',
    silence: 'Non si sente niente: avvicinati al microfono e parla.',
    language_missing: 'Questo browser non riconosce l’italiano parlato: scrivi la descrizione.',
    not_working: 'Il riconoscimento vocale si è fermato: riprova, oppure scrivi la descrizione.',
  },
};
