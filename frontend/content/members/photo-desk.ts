import { membersLabels } from './menu.ts';
import { noDownloads } from './share.ts';

const photos = (count: number) => (count === 1 ? '1 foto' : `${count.toLocaleString('it-IT')} foto`);

const delivered = (canShare: boolean, ending: 'a' | 'e') =>
  canShare ? `scaricat${ending} o condivis${ending}` : `scaricat${ending}`;

export const photoDeskText = {
  heading: membersLabels.desk,
  intro:
    'Le foto restano sul tuo dispositivo. Perdono la posizione, gli altri dati nascosti e il livello HDR, se c’è; il resto dell’immagine non cambia.',
  prefix: 'Prefisso',
  prefixHint: '2 lettere',
  venues: 'Sede',
  code: 'Codice attività',
  codeHint: 'Fino a 10 caratteri',
  title: 'Titolo foto',
  pick: 'Scegli le foto',
  pickHint: 'Puoi anche trascinarle o incollarle in questa pagina.',
  dropHere: 'Lascia qui le foto',
  nameSample: 'I nomi saranno così:',
  asZip: 'Tutte in un solo file zip',
  start: 'Rinomina e Scarica',
  cancel: 'Interrompi',
  clear: 'Nuove foto',
  list: 'Foto scelte',
  remove: (name: string) => `Togli ${name}`,
  save: (name: string) => `Scarica ${name}`,
  zipAgain: 'Scarica di nuovo lo zip',
  zipInstead: 'Scaricale in uno zip',
  saveInstead: 'Scarica la foto',
  chosen: (count: number) => `${photos(count)} in elenco, finché questa pagina resta aperta`,
  interrupted: (delivered: number, chosen: number) =>
    delivered === 0
      ? `La pagina si è chiusa prima di scaricare le foto scelte (${chosen}): scegli di nuovo le stesse.`
      : `La pagina si è chiusa a metà, con ${delivered} foto su ${chosen} nei download. Scegli di nuovo le stesse: ciò che è già scaricato si salta.`,
  deliveredBefore: (count: number, canShare: boolean) =>
    count === 1 ? `1 l’hai già ${delivered(canShare, 'a')} oggi.` : `${count} le hai già ${delivered(canShare, 'e')} oggi.`,
  removeDelivered: (count: number) => (count === 1 ? 'Toglila' : 'Toglile'),
  skipped: (count: number, canShare: boolean) =>
    count === 1
      ? `1 foto è già stata ${delivered(canShare, 'a')} oggi da questo dispositivo: non è in elenco.`
      : `${photos(count)} sono già state ${delivered(canShare, 'e')} oggi da questo dispositivo: non sono in elenco.`,
  addSkipped: (count: number) => (count === 1 ? 'Aggiungila lo stesso' : 'Aggiungile lo stesso'),
  invalidFields: 'Compila tutti i campi: prefisso (2 lettere), codice (1-10 caratteri) e titolo.',
  noPhotos: 'Scegli almeno una foto.',
  noDownloads,
  cleaning: (done: number, total: number) => `Foto pronte: ${done} di ${total}`,
  zipping: (percent: number) => `Zip in preparazione: ${percent}%`,
  saving: (done: number, total: number) => `Foto scaricate: ${done} di ${total}`,
  named: (count: number) =>
    count === 1
      ? 'La foto ha il nome nuovo. Ora mandala nella cartella condivisa: scegli la sua app.'
      : `${photos(count)} hanno il nome nuovo. Ora mandale nella cartella condivisa: scegli la sua app.`,
  unshareable: (count: number) =>
    count === 1
      ? '1 foto qui non si può condividere (succede con le HEIC): è nei download, caricala da lì.'
      : `${photos(count)} qui non si possono condividere (succede con le HEIC): sono nei download, caricale da lì.`,
  notShared: 'Non hai condiviso: le foto sono ancora qui.',
  shareFailed: 'La condivisione non è riuscita: le foto sono ancora qui. Riprova, o scaricale.',
  shared: (count: number) => (count === 1 ? '1 foto condivisa.' : `${photos(count)} condivise.`),
  savedZip: (count: number) => `${photos(count)} nello zip: lo trovi nei download.`,
  savedFiles: (count: number) =>
    count === 1
      ? '1 foto inviata ai download.'
      : `${photos(count)} inviate ai download. Controlla che siano ${count}: se il browser chiede il permesso di scaricare più file, accetta.`,
  savedNone: 'Nessuna foto scaricata: leggi il motivo accanto a ogni file.',
  refused: (count: number) =>
    count === 1
      ? '1 file è stato saltato: il motivo è nell’elenco.'
      : `${count} file sono stati saltati: il motivo è nell’elenco.`,
  cancelled: (count: number) =>
    count === 0
      ? 'Interrotto: nessuna foto scaricata. Le foto sono ancora in elenco.'
      : `Interrotto dopo ${photos(count)}. Le altre sono ancora in elenco.`,
  failed:
    'Lo zip non è riuscito: un file è cambiato o lo spazio è finito. Riprova, o scarica le foto una per una.',
  copyList: 'Copia l’elenco dei nomi',
  saveList: 'Salva l’elenco (CSV)',
  listFile: 'nomi-foto.csv',
  listColumns: ['Nome originale', 'Nome nuovo'],
  listCopied: 'Elenco copiato.',
  listNotCopied: 'Il browser non ha permesso la copia.',
  notes: {
    incomplete: 'Sembra incompleta: aprila e controlla prima di usarla.',
    'other-extension': 'L’estensione non corrispondeva al contenuto: nel nome nuovo è quella giusta.',
    heavy: 'Pesa molto: caricarla richiederà tempo.',
    screenshot: 'Sembra una schermata: è da pubblicare?',
  },
  refusals: {
    empty: 'Saltato: il file è vuoto. Aprila prima nella galleria del telefono, così si scarica.',
    'not-a-photo': 'Saltato: non è una foto.',
    'other-format':
      'Saltato: da questo formato la posizione non si può togliere. Salva la foto in JPEG e scegli quella.',
    damaged: 'Saltato: la foto è danneggiata e non si può aprire.',
    'too-large':
      'Saltato: supera 250 milioni di pixel, troppi per aprirla su un telefono. Salvane una copia più piccola.',
    unreadable: 'Saltato: il file non si può leggere. Sceglilo di nuovo.',
  },
};
