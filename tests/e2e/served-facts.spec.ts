import { openDaySessions } from '../../frontend/content/open-day-sessions.ts';
import { partnerFrames, partnerLinks } from '../../frontend/content/partners.ts';
import { expect, product, test } from './fixtures.ts';
import { innerPaths, servedHtml, servedLinks, servedText } from './served-pages.ts';

/** What the operator says of each page, as the reader without JavaScript must find it. */
const facts: Record<(typeof innerPaths)[number], readonly string[]> = {
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

for (const path of innerPaths) {
  test(`${path} tells all its facts before any script`, () => {
    const text = servedText(path).replaceAll(' :', ':');
    for (const fact of facts[path]) expect(text).toContain(fact.replaceAll(' :', ':'));
  });
}

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
