import { openDaySessions } from '../../frontend/content/open-day-sessions.ts';
import { partnerFrames, partnerLinks } from '../../frontend/content/partners.ts';
import { routes } from '../../frontend/routes.tsx';
import { expect, product, test } from './fixtures.ts';
import { innerPaths, servedHtml, servedLinks, servedText } from './served-pages.ts';

const shell = [
  ...['Home', 'Chi Siamo', 'La nostra storia', 'Le Nostre Sedi', 'Gallery', 'Open Days', 'Sconto a Catena'],
  ...['Iscrizioni', 'Collabora con Noi', 'Per i Centri Sportivi'],
  ...['Sport City', 'SC Ostiense', 'TC Nascosa', 'Sede in fase di definizione', 'Apri la mappa'],
  ...['Chat', '24/24h', 'info@example.com', 'Profilo social'],
  'Estate 2025 : dal 9 giugno al 12 settembre , esclusa la settimana dall’11 al 17 agosto',
  'da lunedì a venerdì , dalle 7:30 alle 17:00 . da 4 a 14 anni',
  ...['Tutela dei minori', 'Responsabile della tutela dei minori : Nome Cognome'],
  ...['Partita IVA 00000000000', 'Privacy', 'Termini e condizioni', 'Cookie Policy', 'Area Staff'],
];

const rules = [
  'Il certificato medico per attività sportiva non agonistica serve solo dai 7 anni in su',
  'Iscrizione e pagamento vanno completati entro il mercoledì della settimana prima',
  'Serve il badge o la tessera che lo dimostra, oppure un documento caricato nell’app',
  'Circolo di un’azienda di telecomunicazioni Lasci il voucher in sede e paghi sul posto solo la quota',
  'Richiede la quota d’iscrizione e almeno 1 settimana di campo',
  'Tutti i partecipanti pagano entro le scadenze; il prezzo scontato resta bloccato per l’estate 2025',
];

const discounts = [
  'Sconto a Catena 4% Per ogni amico o figlio, fino al 20% a persona',
  'Non si somma ad altre promozioni o convenzioni',
  'Sconto fratelli 10% Non si somma allo Sconto a Catena né alle convenzioni',
  'Pagamento anticipato di 4 settimane 5% Si somma agli altri sconti',
];

/** The rows of a venue's price table: full week, and half days where they are sold. */
const prices = (week: string, sellsHalfDays: boolean) => [
  ...['Tariffa base Tariffa convenzione', 'Quota d’iscrizione Si paga una volta sola 10 € 5 €'],
  `Settimana intera Da lunedì a venerdì, 7:30-17:00 ${week}`,
  `Settimana a mezza giornata Da lunedì a venerdì, fino alle 14:00 ${sellsHalfDays ? '95 € 80 €' : 'Non prevista'}`,
  'Giorno singolo 7:30-17:00 35 € 30 €',
  `Mezza giornata Fino alle 14:00 ${sellsHalfDays ? '24 € 20 €' : 'Non prevista'}`,
  'Extra fino alle 18:00 A giorno o a settimana, uguale in tutte le sedi 5 € al giorno, 15 € a settimana',
];
const venuePrices = {
  sportCity: prices('135 € 110 €', true),
  ostiense: prices('139 € 118 €', false),
  nascosa: prices('129 € 110 €', true),
};

const campus = [
  'La Sede Il Programma Pranzo e Merenda Tariffe Iscrizioni',
  'Dal 9 giugno al 5 settembre 2025, esclusa la settimana dall’11 al 15 agosto',
  'Da lunedì a venerdì, 7:30-17:00, con opzione fino alle 18:00',
  ...['7:30-9:00 Accoglienza', '9:00-16:45 Attività', '16:45-17:00 Uscita', '17:00-18:00 Orario extra'],
  ...['Battaglia d’acqua Lunedì', 'Party Martedì', 'Creation Mercoledì', 'Family Challenge Giovedì'],
  ...['Quiz a premi Venerdì', 'ogni due settimane, lo spettacolo', 'Un genitore è invitato'],
  'Primo Secondo Contorno Frutta o dolce Acqua e pane Merenda del pomeriggio',
  ...['Come iscriversi, passo per passo', 'Che cosa portare', 'Parla con noi', 'Enti convenzionati'],
  ...rules,
  ...discounts,
];

/** What the operator says of each page, as the reader without JavaScript must find it. */
const facts: Record<'/' | (typeof innerPaths)[number], readonly string[]> = {
  '/': [
    ...['dai 4 ai 14 anni', 'dal 1994', 'Estate 2025', 'dal 9 giugno al 12 settembre', '7:30-17:00'],
    ...['Divertimento', 'Sicurezza', 'Qualità del servizio'],
    ...['Aquafun', 'Relax', 'Spettacoli', 'Sport', 'Attività ricreative', 'Eventi del giorno'],
    ...['Ogni due settimane i bambini vanno in scena, con un genitore invitato', 'medaglie', 'Kit Golosone'],
    ...['Kit Wow', 'SPORT CITY 135 € a settimana Lezioni di calcio dagli 8 anni', 'Posizioni : 14'],
    ...['SC OSTIENSE 139 € a settimana Garden Land: 15.000 mq Lezioni di padel dagli 8 anni'],
    ...['Posizioni : 18', 'TC NASCOSA Sede in fase di definizione Questa sede non è ancora confermata'],
    ...['Genitore di esempio 1', 'Genitore di esempio 5', '98%', '4,9/5', '100+'],
    ...['4% per ogni amico in lista, fino al 20% a persona', 'Promozione', 'almeno 1 settimana di campo'],
    ...[
      'La promozione scade il 31 maggio 2025 alle 23:59:59',
      'Tutti i partecipanti pagano entro le scadenze',
    ],
    ...['Il prezzo scontato resta bloccato per tutta l’estate 2025', 'Non si somma ad altre promozioni'],
    ...['Animatore sportivo', 'Almeno 16 anni', 'Capovillaggio', 'Almeno 25 anni', 'Apri il negozio'],
    ...['Chat 24/24h', 'ci si iscrive dall’app'],
  ],
  '/iscrizioni': [
    'Ci si iscrive solo dall’app',
    ...['Scarica per iPhone e iPad', 'Scarica per Android'],
    ...['Scarica l’app', 'Inserisci i dati e scegli le settimane', 'Carica i documenti'],
    'Paga Online nell’app con carta, oppure in sede in contanti o con carta',
    ...rules,
    ...discounts,
    ...Object.values(venuePrices).flat(),
    ...[
      '9-13 giugno mercoledì 4 giugno',
      '16-20 giugno mercoledì 11 giugno',
      '1-5 settembre mercoledì 27 agosto',
    ],
    '11-15 agosto Il centro estivo è chiuso',
  ],
  '/sport-city': [
    ...campus,
    ...venuePrices.sportCity,
    ...['Roma, Vallerano', 'Lezioni di calcio dagli 8 anni', 'Posizioni : 14', 'Circa 21 enti'],
    ...[
      'Lunedì-venerdì 8:00-13:00 e 15:00-19:00',
      'Sabato 10:00-13:00',
      'Domenica 10:00-13:00 e 16:00-19:00',
    ],
  ],
  '/sc-ostiense': [
    ...campus,
    ...venuePrices.ostiense,
    ...['Roma, Ostiense', 'Lezioni di padel dagli 8 anni', 'Garden Land: 15.000 mq', 'Posizioni : 18'],
    ...['Lunedì-venerdì 15:00-19:00', 'Sabato-domenica 9:30-13:30 e 15:00-19:00', 'Circa 26 enti'],
  ],
  '/tc-nascosa': [
    ...campus,
    ...venuePrices.nascosa,
    ...['Latina', 'Sede in fase di definizione', 'le informazioni di questa pagina possono cambiare'],
    'Termini e condizioni',
  ],
  '/shows': [
    'Ogni due settimane i bambini partecipano a uno spettacolo',
    'un genitore è invitato',
    'ambientazione scelta dallo staff',
    ...['Mestieri ed Invenzioni', 'Italia’s Got Talent', 'Il Circo', 'Circus Show'],
    ...['Campioni e Celebrità', 'Tale e Quale Show', 'Il Musical', 'Musical Show'],
    ...['Sanremo', 'Festival di Sanremo', 'I Cartoni Animati', 'Cartoon Show'],
  ],
  '/sports': [
    ...['Calcio', 'Basket', 'Volley', 'Tennis', 'Padel', 'Dodgeball'],
    'Gli sport disponibili dipendono dal centro che scegli',
    'Giochi, circuiti di allenamento e tornei',
    'Ogni venerdì si consegnano le medaglie',
    ...['Lezioni di calcio dagli 8 anni', 'Lezioni di padel dagli 8 anni'],
  ],
  '/activities': ['Giochi a premi', 'Vinci il Kit Golosone'],
  '/daily-events': [
    ...['Lunedì', 'Battaglia d’acqua', 'Palloncini d’acqua', 'Pistole ad acqua', 'Spugne'],
    ...['Martedì', 'Party', 'Color Party', 'Carnival Party', 'Festa della Befana'],
    ...['Mercoledì', 'Creation', 'Masterchef', 'Art Attack', 'Video Creation'],
    ...['Giovedì', 'Family Challenge', 'Caccia al tesoro', 'Torta in faccia', 'Ciao Darwin'],
    ...['Venerdì', 'Quiz a premi', 'Affari tuoi', 'Ruota della fortuna', 'Mercante in Fiera'],
    ...['Ogni due settimane', 'Spettacoli', 'Kit Wow'],
  ],
  '/gallery': ['Gallery', 'Spettacoli', 'Aquafun', 'Relax'],
  '/aquafun': ['Gonfiabili', 'Piscine', 'Giochi d’acqua'],
  '/relax': ['Garden Land', '15.000 metri quadrati', 'SC Ostiense'],
  '/open-days': [
    'La partecipazione è gratuita',
    'da 4 a 14 anni',
    'Chi ha 3,5 anni può fare una prova',
    ...['SPORT CITY', 'domenica 18 maggio', 'mercoledì 14 maggio 2025'],
    ...['SC OSTIENSE', 'domenica 25 maggio', 'mercoledì 21 maggio 2025'],
    '15:00-18:30',
    'Prenotazione obbligatoria entro',
    'Un genitore resta per tutto il pomeriggio',
    'Per i bambini e anche per i genitori',
    ...['Abbigliamento sportivo comodo', '1 maglietta bianca in più', '1 cappellino', '1 borraccia'],
    'Serve un modulo per ciascuno',
    ...openDaySessions.flatMap(({ addresses }) => addresses),
  ],
  '/lavora-con-noi': [
    'Estate 2025',
    'dal 9 giugno al 12 settembre 2025, esclusa la settimana dall’11 al 17 agosto',
    'Sport City e SC Ostiense',
    ...['Animatore sportivo', 'Almeno 16 anni', 'Nessuna esperienza richiesta'],
    ...['disponibilità parziale', 'lavorare in squadra'],
    ...['Capovillaggio', 'Almeno 25 anni', 'Esperienza di animazione e di coordinamento', 'tempo pieno'],
    ...['Formazione gratuita', 'Diploma tecnico nazionale facoltativo', 'Compenso competitivo'],
    ...['comincia il 31 marzo', '15-16 marzo 2025'],
  ],
  '/centri-sportivi': [
    ...['Organizzazione', 'Staff qualificato', 'Programma su misura', 'Attività sportive', 'Marketing'],
    ...[
      'Zero costi fissi',
      'Lavoriamo a percentuale',
      '30+',
      'anni di esperienza',
      'oltre 10.000',
      'bambini',
    ],
  ],
  '/privacy': [
    ...['Titolare del trattamento', 'Termini e condizioni', 'soggetta a disponibilità e a conferma'],
    ...['Tecnici necessari', 'Analitici', 'Di preferenza', 'Ultimo aggiornamento : marzo 2024'],
    ...['frame-consent', '__Host-members', 'Accessibilità', 'WCAG 2.2'],
    ...Object.values(partnerFrames).map(({ title }) => title),
  ],
};

/** Tags part words from their stops and commas; no reader sees that. */
const plain = (text: string) => text.replace(/\s+/g, ' ').replace(/ ([:.,%])/g, '$1');

for (const path of ['/', ...innerPaths] as const) {
  test(`${path} tells all its facts before any script`, () => {
    const text = plain(servedText(path));
    for (const fact of [...shell, ...facts[path]]) expect.soft(text).toContain(plain(fact));
  });
}

test('no public page goes unread', () => {
  const paths = routes.map(({ path }) => path).filter((path) => path !== '/members');
  expect(Object.keys(facts).sort()).toEqual(paths.sort());
});

test('every page has a title, a description, a canonical link and breadcrumbs of its own', () => {
  const titles = new Set<string | undefined>();
  for (const path of innerPaths) {
    const html = servedHtml(path);
    titles.add(/<title>(.*?)<\/title>/.exec(html)?.[1]);
    expect(html).toMatch(/<meta name="description" content="[^"]{50,}"/);
    expect(html).toContain(`<link rel="canonical" href="https://www.example.com${path}"`);
    expect(html).toContain(`<meta property="og:image"`);
    const data = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '');
    expect(data['@graph'].map((node: { '@type': string }) => node['@type'])).toContain('BreadcrumbList');
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
  }
  expect(titles.size).toBe(innerPaths.length);
});

test('both open days are events for search engines, without stars', () => {
  const html = servedHtml('/open-days');
  const data = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '');
  const events = data['@graph'].filter((node: { '@type': string }) => node['@type'] === 'Event');
  expect(events.map((event: { startDate: string }) => event.startDate)).toEqual([
    '2025-05-18T15:00:00+02:00',
    '2025-05-25T15:00:00+02:00',
  ]);
  expect(html).not.toContain('aggregateRating');
});

test('contacts carry a message about the page they stand on', () => {
  const texts = (path: string) =>
    servedLinks(path).flatMap(({ href }) => new URL(href, 'https://x').searchParams.getAll('text'));
  expect(texts('/centri-sportivi').join()).toContain('ho un centro sportivo');
  expect(texts('/lavora-con-noi').join()).toContain('vorrei lavorare con voi');
  const hrefs = servedLinks('/centri-sportivi').map(({ href }) => href);
  expect(hrefs).toContainEqual(expect.stringMatching(/^mailto:[^?]+\?subject=/));
  expect(hrefs).toContainEqual(expect.stringMatching(/^tel:\+\d+$/));
});

test('the application form and the maps open outside', () => {
  const [work, openDays] = ['/lavora-con-noi', '/open-days'].map((path) =>
    servedLinks(path).map(({ href }) => href),
  );
  expect(work).toContain(
    new URL(new URL(partnerLinks.applicationForm.url).pathname, product.partnersUrl()).href,
  );
  for (const { mapUrl } of openDaySessions) expect(openDays).toContain(mapUrl);
});

test('every internal link leads to a page and an anchor that are there, and every other says that it leaves', () => {
  for (const path of ['/', ...innerPaths]) {
    for (const { tag, href, content } of servedLinks(path)) {
      if (/^(mailto|tel):/.test(href)) continue;
      if (href.startsWith('http')) {
        expect(tag).toContain('target="_blank"');
        expect(content).toContain('fuori dal sito');
        continue;
      }
      const [page, anchor] = href.split('#');
      if (page?.endsWith('.ics')) continue;
      const html = servedHtml(page || path);
      if (anchor) expect(html, `${path} → ${href}`).toContain(`id="${anchor}"`);
    }
  }
});
