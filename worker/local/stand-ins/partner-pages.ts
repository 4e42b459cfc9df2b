import { partnerPaths } from './partner-paths.ts';

const style = `
  * { box-sizing: border-box }
  body { margin: 0; padding: 1.25rem; font: 1rem/1.5 system-ui, sans-serif; color: #14302b; background: #fffdf8 }
  main { max-width: 44rem; margin: 0 auto }
  h1 { margin: 0 0 .5rem; font-size: 1.5rem }
  form, ul { display: grid; gap: 1rem; padding: 0; list-style: none }
  label { display: grid; gap: .25rem; font-weight: 600 }
  input, select, button { min-height: 2.75rem; padding: 0 .75rem; font: inherit; border: 1px solid #857b66; border-radius: .5rem }
  button { color: #fff; background: #b8431c; border: 0; font-weight: 700 }
  li { display: flex; justify-content: space-between; gap: 1rem; padding: 1rem; background: #fff4de; border-radius: .9rem }
  .slides { display: flex; overflow-x: auto; scroll-snap-type: x mandatory; height: calc(100vh - 7rem); min-height: 14rem; gap: 1rem }
  .slides figure { flex: 0 0 100%; scroll-snap-align: start; display: grid; place-items: center; margin: 0; border-radius: .9rem }`;

/** Tells the page around it how high it is, at the start and after every change, as the real booking pages do. */
const postHeight = (surplus: number) => `
  const announce = () => parent.postMessage({ type: 'setHeight', height: Math.ceil(document.body.getBoundingClientRect().height) + ${surplus} }, '*')
  new ResizeObserver(announce).observe(document.body)`;

/** Moves the checkout to another origin, as real shops have it: this server under the name `localhost`. */
const moveCheckout = `
  cassa.hostname = 'localhost'`;

const page = (title: string, body: string, script = '') => `<!doctype html>
<html lang="it"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${title}</title><style>${style}</style></head>
<body><main><h1>${title}</h1>${body}</main>${script && `<script>${script}</script>`}</body></html>`;

const field = (label: string, name: string, type = 'text') =>
  `<label>${label}<input name="${name}" type="${type}" required></label>`;

const form = (fields: string[], button: string) =>
  `<form method="post">${fields.join('')}<button>${button}</button></form>`;

const slideshow = (title: string, captions: string[]) =>
  page(
    title,
    `<div class="slides" tabindex="0" role="region" aria-label="${title}">${captions
      .map(
        (caption, index) =>
          `<figure style="background:hsl(${(index * 97 + 40) % 360} 70% 82%)">${caption}</figure>`,
      )
      .join('')}</div>`,
  );

const { galleries } = partnerPaths;

/** Path to HTML. The numbers after `postHeight` are what the site takes away from the received height. */
export const partnerPages: Record<string, string> = {
  [partnerPaths.openDayBooking]: page(
    'Prenota il tuo Open Day',
    form(
      [
        `<label>Sede<select name="sede"><option>Sport City</option><option>SC Ostiense</option></select></label>`,
        field('Nome del bambino', 'nome'),
        field('Data di nascita', 'nascita', 'date'),
        field('E-mail del genitore', 'email', 'email'),
        field('Telefono del genitore', 'telefono', 'tel'),
      ],
      'Prenota',
    ),
    postHeight(0),
  ),
  [partnerPaths.shop]: page(
    'Lista Sconto a Catena',
    `<p>Crea la lista con i tuoi amici o entra in una lista che esiste già.</p>${form(
      [
        field('Nome della lista', 'lista'),
        field('Nome del bambino', 'nome'),
        field('E-mail del genitore', 'email', 'email'),
      ],
      'Entra nella lista',
    )}<p><a id="cassa" href="${partnerPaths.payment}">Vai al pagamento</a></p>`,
    postHeight(800) + moveCheckout,
  ),
  [partnerPaths.payment]: page(
    'Pagamento',
    form([field('Intestatario della carta', 'intestatario')], 'Paga'),
    postHeight(0),
  ),
  [partnerPaths.application]: page(
    'Candidatura',
    form(
      [
        `<label>Ruolo<select name="ruolo"><option>Animatore sportivo</option><option>Capovillaggio</option></select></label>`,
        field('Nome e cognome', 'nome'),
        field('Data di nascita', 'nascita', 'date'),
        field('E-mail', 'email', 'email'),
      ],
      'Invia la candidatura',
    ),
  ),
  [partnerPaths.sharedFolder]: page(
    'Cartella condivisa delle foto',
    '<ul><li>Sport City <span>35 foto</span></li><li>SC Ostiense <span>28 foto</span></li></ul>',
  ),
  [partnerPaths.photoManual]: page(
    'Manuale delle foto',
    '<p>Luce morbida, fotocamera posteriore, bambini in primo piano.</p>',
  ),
  [galleries.gallery]: slideshow('Le foto del villaggio', [
    'Accoglienza',
    'Giochi in giardino',
    'Foto di gruppo',
  ]),
  [galleries.aquafun]: slideshow('Giochi d’acqua', ['Gonfiabili', 'Piscina', 'Gavettoni']),
  [galleries.relax]: slideshow('Garden Land', ['Ombra dei pini', 'Lettura sul prato', 'Merenda']),
  [galleries.shows]: slideshow('Gli spettacoli', ['Prove', 'In scena', 'Applausi']),
  [galleries.sports]: slideshow('Lo sport', ['Calcio', 'Basket', 'Medaglie del venerdì']),
  [galleries.activities]: slideshow('Le attività', ['Laboratorio', 'Pittura', 'Kit Golosone']),
  [galleries.dailyEvents]: slideshow('Gli eventi del giorno', ['Battaglia d’acqua', 'Party', 'Quiz a premi']),
};

export const thanksPage = page(
  'Grazie!',
  '<p>Abbiamo ricevuto i tuoi dati: ti rispondiamo per e-mail.</p>',
  postHeight(0),
);
export const failurePage = page('Servizio non disponibile', '<p>Riprova tra qualche minuto.</p>');
