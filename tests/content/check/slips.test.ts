import { mkdirSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Edition } from '#frontend/content/check/edition.ts';
import { editionFindings } from '#frontend/content/check/edition-findings.ts';
import { formatFinding } from '#frontend/content/check/finding.ts';
import { edition } from '#tests/edition/edition.ts';
import { SiteCopy } from './site-copy.ts';

interface Group {
  [name: string]: Group;
}

/** The sound edition with one value changed, by its path. */
function withValue(path: string, value: unknown): Edition {
  const copy = structuredClone(edition);
  const names = path.split('/');
  const last = names.pop() as string;
  const owner = names.reduce<Group>((group, name) => group[name] as Group, copy as unknown as Group);
  Object.assign(owner, { [last]: value });
  return copy;
}

type Slip = [slip: string, path: string, value: unknown, entry: string, words: string];

const season: Slip[] = [
  [
    'a season that ends before it starts',
    'general/lastDay',
    '2031-05-30',
    'general.lastDay',
    'prima dell’inizio',
  ],
  [
    'a pause that ends before it starts',
    'venues/pause/lastDay',
    '2031-08-08',
    'venues.pause.lastDay',
    'prima',
  ],
  [
    'a day that does not exist',
    'venues/firstDay',
    '2031-06-31',
    'venues.firstDay',
    '«2031-06-31» non è una data',
  ],
  ['a day written the Italian way', 'general/firstDay', '09/06/2031', 'general.firstDay', 'AAAA-MM-GG'],
  ['a day of the year before', 'promotion/lastDay', '2030-05-31', 'promotion.lastDay', 'non è nel 2031'],
  ['an open day of the year before', 'openDays/0/day', '2030-05-17', 'openDays[0].day', 'non è nel 2031'],
  [
    'a show during the pause',
    'shows',
    [{ day: '2031-08-13', title: 'Circus Show' }],
    'shows[0].day',
    'le sedi sono chiuse',
  ],
  [
    'a pause outside the season',
    'general/pause',
    { firstDay: '2031-09-15', lastDay: '2031-09-19' },
    'general.pause',
    'è fuori dalla stagione',
  ],
  ['a start on a Tuesday', 'general/firstDay', '2031-06-10', 'general.firstDay', 'non è un lunedì'],
  ['an end on a Thursday', 'general/lastDay', '2031-09-04', 'general.lastDay', 'non è un venerdì'],
  [
    'a pause that ends in midweek',
    'general/pause/lastDay',
    '2031-08-13',
    'general.pause.lastDay',
    'metà settimana',
  ],
  [
    'a pause that starts in midweek',
    'venues/pause/firstDay',
    '2031-08-12',
    'venues.pause.firstDay',
    'lunedì',
  ],
  ['calendars that open at two hours', 'venues/opens', '08:00', 'venues.opens', 'non concordano'],
  ['venues that outlast the season', 'venues/lastDay', '2031-09-19', 'venues.lastDay', 'non concordano'],
  ['an hour of one figure', 'general/opens', '7:30', 'general.opens', '«7:30» non è un orario'],
  ['an hour that does not exist', 'general/closes', '25:00', 'general.closes', '«25:00» non è un orario'],
  ['a day that closes before it opens', 'general/closes', '07:00', 'general.closes', 'prima di aprire'],
  ['a week without days', 'general/weekdays', [], 'general.weekdays', 'manca almeno un giorno'],
  ['a weekday in Italian', 'general/weekdays', ['lunedì'], 'general.weekdays[0]', 'qui si scrive monday'],
  [
    'a late exit before closing time',
    'venues/lateExit',
    '16:00',
    'venues.lateExit',
    'non viene dopo la chiusura',
  ],
  ['a half day that outlasts the day', 'venues/halfDayUntil', '17:30', 'venues.halfDayUntil', 'non sta tra'],
  [
    'a promotion that outlasts the opening',
    'promotion/lastDay',
    '2031-06-30',
    'promotion.lastDay',
    'cominciata',
  ],
  ['an enrolment after the opening', 'enrolmentFrom', '2031-06-09', 'enrolmentFrom', 'già cominciata'],
  [
    'a promotion that begins after its end',
    'promotion/firstDay',
    '2031-05-31',
    'promotion.firstDay',
    'dopo la sua',
  ],
  ['a holiday on a Sunday', 'general/holidays', ['2031-06-29'], 'general.holidays', 'è chiuso comunque'],
  ['a holiday before the season', 'venues/holidays', ['2031-06-02'], 'venues.holidays', 'è chiuso comunque'],
  ['a holiday of one calendar', 'general/holidays', ['2031-07-01'], 'venues.holidays', 'non concordano'],
  ['another year than the first day’s', 'year', 2032, 'year', 'non è l’anno del primo giorno'],
  ['no year while the first day is open', 'general/firstDay', null, 'year', 'serve l’anno'],
  ['an hour without seconds', 'promotion/lastTime', '23:59', 'promotion.lastTime', 'HH:MM:SS'],
  ['no hour of the promotion', 'promotion/lastTime', undefined, 'promotion.lastTime', 'manca questa voce'],
  [
    'a training after the opening',
    'training/animators/firstDay',
    '2031-07-01',
    'training.animators.firstDay',
    'già',
  ],
  ['a trial above the lowest age', 'ages/trialFrom', 6, 'ages.trialFrom', 'supera l’età minima'],
  ['ages the wrong way round', 'ages/from', 13, 'ages', 'non sono le età'],
  ['a certificate that nobody needs', 'certificateFromAge', 15, 'certificateFromAge', 'fuori dalle età'],
  ['a payment on a closed day', 'paymentWeekday', 'sunday', 'paymentWeekday', 'giorno di apertura'],
  ['a fraction of a cent', 'lateExitPrices/perDay', 5.005, 'lateExitPrices.perDay', 'frazioni di centesimo'],
  [
    'a late week dearer than its days',
    'lateExitPrices/perWeek',
    31,
    'lateExitPrices.perWeek',
    'costa più di 5',
  ],
  [
    'a late week cheaper than a day',
    'lateExitPrices/perWeek',
    5,
    'lateExitPrices.perWeek',
    'meno di un giorno',
  ],
  [
    'an open day at no venue',
    'openDays/0/venue',
    'altrove',
    'openDays[0].venue',
    'la sede «altrove» non esiste',
  ],
  ['an open day without address', 'openDays/0/venue', 'scogliera', 'openDays[0].venue', 'dove andrebbero'],
  [
    'a booking until the day',
    'openDays/0/bookUntil',
    '2031-05-17',
    'openDays[0].bookUntil',
    'già cominciato',
  ],
  [
    'a booking after the day',
    'openDays/0/bookUntil',
    '2031-05-21',
    'openDays[0].bookUntil',
    'già cominciato',
  ],
  ['a deadline without a date', 'openDays/0/day', null, 'openDays[0].day', 'la data non c’è'],
  ['an open day that ends too soon', 'openDays/0/closes', '14:00', 'openDays[0].closes', 'dopo l’inizio'],
  [
    'an open day in the season',
    'openDays/0/day',
    '2031-06-14',
    'openDays[0].day',
    'a stagione già cominciata',
  ],
  ['an entry that does not exist', 'promozione', {}, 'promozione', 'questa voce non esiste'],
  ['a group in place of a calendar', 'general', null, 'general', 'un gruppo di voci'],
].map(([slip, path, ...rest]) => [slip, `season/${path}`, ...rest] as Slip);

const venues: Slip[] = [
  [
    'a convention above the base',
    '1/prices/week/convention',
    160,
    'pineta.ts › prices.week.convention',
    'più alta',
  ],
  [
    'a digit too few',
    '1/prices/week/convention',
    13,
    'pineta.ts › prices.week.convention',
    'manca una cifra?',
  ],
  ['a missing price', '0/prices/day', undefined, 'lago-verde.ts › prices.day', 'manca questa voce'],
  [
    'a missing rate',
    '0/prices/week/base',
    undefined,
    'lago-verde.ts › prices.week.base',
    'manca questa voce',
  ],
  ['a price in quotes', '0/prices/week/base', '135', 'lago-verde.ts › prices.week.base', 'senza apici'],
  ['a negative price', '0/prices/halfDay/base', -24, 'lago-verde.ts › prices.halfDay.base', 'più di zero'],
  ['a week for nothing', '0/prices/week/base', 0, 'lago-verde.ts › prices.week.base', 'più di zero'],
  ['thousandths of a euro', '0/prices/week/base', 142.505, 'lago-verde.ts › prices.week.base', 'centesimo'],
  ['a half day without price', '0/prices/halfDay', null, 'lago-verde.ts › prices.halfDay', 'manca il prezzo'],
  [
    'a half day dearer than a day',
    '0/prices/halfDay/base',
    40,
    'lago-verde.ts › prices.halfDay.base',
    'più del',
  ],
  [
    'ten times the others',
    '0/prices/enrolment/base',
    120,
    'lago-verde.ts › prices.enrolment.base',
    'altre sedi',
  ],
  ['a week dearer than five days', '1/prices/week/base', 1500, 'pineta.ts › prices.week.base', 'uno per uno'],
  [
    'a secretariat that closes too soon',
    '0/secretariat/0/closes',
    '07:00',
    'lago-verde.ts › secretariat[0]',
    'prima',
  ],
  ['hours with a point', '0/secretariat/0/opens', '8.30', 'lago-verde.ts › secretariat[0].opens', 'HH:MM'],
  [
    'hours that overlap',
    '0/secretariat/1',
    { days: ['monday'], opens: '09:00', closes: '10:00' },
    'lago-verde.ts › secretariat[1]',
    'si sovrappone',
  ],
  ['hours in words', '0/secretariat', 'dalle 9 alle 13', 'lago-verde.ts › secretariat', 'un elenco tra [ ]'],
  [
    'names that are not as many',
    '0/conventions/count',
    3,
    'lago-verde.ts › conventions.count',
    'dice 3 enti',
  ],
  [
    'a name twice',
    '0/conventions/names/1',
    'Ferrovie del Lago',
    'lago-verde.ts › conventions.names',
    'due volte',
  ],
  [
    'a map of another venue',
    '1/address/mapUrl',
    'https://mappe.test/lago-verde',
    'pineta.ts › address.mapUrl',
    'mappa',
  ],
  [
    'an address in another town',
    '1/address/city',
    'Latina',
    'pineta.ts › address.city',
    'l’indirizzo dice Latina',
  ],
  ['a postal code of three figures', '1/address/postalCode', '144', 'pineta.ts › address.postalCode', 'CAP'],
  [
    'an address still to come',
    '1/address/street',
    'DA DEFINIRE',
    'pineta.ts › address.street',
    'non dice niente',
  ],
  [
    'a map with a space',
    '1/address/mapUrl',
    'https://mappe.test/la pineta',
    'pineta.ts › address.mapUrl',
    'spazi',
  ],
  ['a map without https', '1/address/mapUrl', 'mappe.test/pineta', 'pineta.ts › address.mapUrl', 'https://'],
  ['lessons for nobody', '0/lessons/fromAge', 13, 'lago-verde.ts › lessons.fromAge', 'fuori dalle età'],
  [
    'swimming without a pool',
    '0/lessons/sport',
    'nuoto',
    'lago-verde.ts › lessons.sport',
    'non ha una piscina',
  ],
  ['a count in quotes', '0/positions', '14', 'lago-verde.ts › positions', 'senza apici'],
  ['a garden of nothing', '0/garden/squareMetres', 0, 'lago-verde.ts › garden.squareMetres', 'più di 0'],
  [
    'an icon that is none',
    '0/features/0/icon',
    'Spiaggia',
    'lago-verde.ts › features[0].icon',
    'icon-names.ts',
  ],
  ['another venue’s name', '1/name', 'Lago Verde', 'pineta.ts › name', 'è già il nome di lago-verde'],
  ['a slug with capitals', '1/slug', 'Pineta Eur', 'Pineta Eur.ts › slug', 'minuscole, cifre e trattini'],
  [
    'a venue still undecided',
    '1/page/lead',
    'Stiamo definendo questa sede.',
    'pineta.ts › page.lead',
    'confermata',
  ],
  ['a text of blanks', '1/page/lead', '   ', 'pineta.ts › page.lead', 'è vuoto'],
  [
    'markup in a text',
    '1/page/lead',
    'Una <b>bella</b> sede.',
    'pineta.ts › page.lead',
    'senza segni di formato',
  ],
  [
    'a title too long',
    '1/page/title',
    'a'.repeat(61),
    'pineta.ts › page.title',
    '61 caratteri, al massimo 60',
  ],
  [
    'a description too long',
    '1/page/description',
    'a'.repeat(156),
    'pineta.ts › page.description',
    'al massimo 155',
  ],
  ['an update to come', '1/page/updated', '2099-01-01', 'pineta.ts › page.updated', 'è nel futuro'],
  ['a colour that is none', '1/page/tone', 'verde', 'pineta.ts › page.tone', 'qui si scrive sun, sky'],
  ['a photo that is a text', '1/picture', 'pineta.jpg', 'pineta.ts › picture', 'si scrive con picture'],
  [
    'a long text of a venue to come',
    '2/provisional/description',
    'a'.repeat(156),
    'scogliera.ts › provisional.description',
    '155',
  ],
  ['a confirmed venue out of search', '1/isIndexed', false, 'pineta.ts › isIndexed', 'non la mostrano'],
  ['yes in place of true', '1/isIndexed', 'sì', 'pineta.ts › isIndexed', 'true o false'],
].map(
  ([slip, path, value, entry, words]) => [slip, `venues/${path}`, value, `venues/${entry}`, words] as Slip,
);

const [review] = edition.organisation.reviews;
const organisation: Slip[] = [
  ['a gallery that is no address', 'galleryAddresses/all', 'galleria', 'galleryAddresses.all', 'https://'],
  [
    'a shop without https',
    'partnerAddresses/shop',
    'http://negozio.test',
    'partnerAddresses.shop',
    'https://',
  ],
  [
    'an origin with a path',
    'furtherOrigins/shop',
    ['https://paga.test/cassa'],
    'furtherOrigins.shop[0]',
    'nome del',
  ],
  [
    'an origin without https',
    'furtherOrigins/shop',
    ['http://paga.test'],
    'furtherOrigins.shop[0]',
    'https://',
  ],
  ['an e-mail without domain', 'contacts/email', 'info@', 'contacts.email', 'non è un indirizzo e-mail'],
  ['a phone without prefix', 'contacts/phone', '06 000000', 'contacts.phone', 'prefisso internazionale'],
  ['a site with a slash at its end', 'siteOrigin', 'https://campo.test/', 'siteOrigin', 'senza barra finale'],
  [
    'a VAT number of ten figures',
    'organisation/taxNumber',
    '1234567890',
    'organisation.taxNumber',
    '11 cifre',
  ],
  ['a VAT number mistyped', 'organisation/taxNumber', '12345678904', 'organisation.taxNumber', 'non torna'],
  [
    'thousands with a point',
    'organisation/childrenHosted',
    10.0,
    'organisation.childrenHosted',
    'senza punto',
  ],
  [
    'a highlight that nobody wrote',
    'reviews/0/highlight',
    'altro',
    'reviews[0].highlight',
    'non sono nel testo',
  ],
  ['six stars', 'reviews/0/rating', 6, 'reviews[0].rating', 'qui si scrive 1, 2, 3, 4, 5'],
  ['a review twice', 'reviews', [review, review], 'reviews[1].text', 'di due recensioni'],
  ['more than everybody', 'reviewStatistics/0/value', '980%', 'reviewStatistics[0].value', 'più del massimo'],
  ['more stars than five', 'reviewStatistics/0/value', '6/5', 'reviewStatistics[0].value', 'più del massimo'],
  [
    'a network twice',
    'socials',
    [edition.organisation.socials[0], edition.organisation.socials[0]],
    'socials[1].name',
    'due volte',
  ],
  ['a mistyped entry', 'emails', 'info@campo.test', 'emails', 'questa voce non esiste'],
].map(
  ([slip, path, value, entry, words]) =>
    [slip, `organisation/${path}`, value, `organisation/organisation.ts › ${entry}`, words] as Slip,
);

const others: Slip[] = [
  [
    'a discount over one half',
    'discounts/siblings/percent',
    60,
    'season/discounts.ts › siblings.percent',
    '60%',
  ],
  [
    'a discount in quotes',
    'discounts/siblings/percent',
    '10',
    'season/discounts.ts › siblings.percent',
    'senza apici',
  ],
  [
    'a cap below one step',
    'discounts/chain/percentMax',
    2,
    'season/discounts.ts › chain.percentMax',
    'più basso',
  ],
  [
    'more weeks than there are',
    'discounts/advance/fromWeeks',
    13,
    'season/discounts.ts › advance.fromWeeks',
    'ha 12',
  ],
  ['no venue', 'venues', [], 'venues/index.ts › list', 'non c’è nessuna sede'],
  ['a gap in the day', 'dailySlots/1/opens', '09:30', 'season/programme.ts › dailySlots «Attività»', '09:00'],
  [
    'a day that ends too soon',
    'dailySlots/2/closes',
    '17:30',
    'season/programme.ts › dailySlots',
    'alle 18:00',
  ],
  [
    'two events on one day',
    'dailyEvents/0/when',
    'tuesday',
    'season/programme.ts › dailyEvents',
    'martedì ha 2',
  ],
  ['another activity’s name', 'activities/1/name', 'Vela', 'activities/orto.ts › name', 'già il nome'],
  [
    'a centrepiece that is none',
    'activities/1/centrepiece',
    'ruota',
    'activities/orto.ts › centrepiece',
    'null',
  ],
  ['a centrepiece without words', 'activities/0/special', undefined, 'activities/vela.ts › special', 'manca'],
  [
    'an album with a bad address',
    'activities/0/gallery/url',
    'foto',
    'activities/vela.ts › gallery.url',
    'https://',
  ],
];

describe('a slip in the facts', () => {
  it.each([...season, ...venues, ...organisation, ...others])('%s', (_, path, value, entry, words) => {
    const told = editionFindings(withValue(path, value)).map(formatFinding);
    const place = entry.includes('›') ? entry : `season/season.ts › ${entry}`;
    expect(told.filter((line) => line.includes(`frontend/content/${place}: `)).join()).toContain(words);
  });
});

/** Each is a file of its own in `content/pages/`, in which nothing else is wrong. */
const sources: [slip: string, text: string, entry: string, words: string][] = [
  ['a comma in a price', 'export const a = {\n  week: 142,50,\n};', 'riga 2, colonna 15', 'con il punto'],
  ['a percent sign', 'export const a = {\n  percent: 5%,\n};', 'riga 2, colonna 14', 'senza %'],
  ['a euro sign', 'export const a = {\n  base: 135 €,\n};', 'riga 2, colonna 13', 'senza €'],
  ['a straight apostrophe', "export const a = {\n  b: 'giochi d'acqua',\n};", 'riga 2, colonna 16', '’'],
  ['curly quotes', 'export const a = {\n  b: “ciao”,\n};', 'riga 2, colonna 6', 'apici dritti'],
  ['a text left open', "export const a = {\n  b: 'ciao,\n};", 'riga 2, colonna 6', 'apici'],
  ['a comma left out', "export const a = {\n  b: 'c'\n  d: 'e',\n};", 'riga 3, colonna 3', 'virgola'],
  ['a comma too many', 'export const a = {\n  b: 1,,\n};', 'riga 2, colonna 8', 'di troppo'],
  ['an equals sign', 'export const a = {\n  b = 1,\n};', 'riga 2, colonna 3', 'un segno'],
  ['a brace left open', 'export const a = {\n  b: 1,\n', 'riga 3, colonna 1', 'si chiude'],
  [
    'a name that nobody imports',
    "export const a = sottotitolo('b');",
    'riga 1',
    '«sottotitolo» non è importato',
  ],
  ['True for true', 'export const a = True;', 'riga 1', 'si scrive true'],
  ['a name used too soon', 'export const a = b;\nconst b = 1;', 'riga 1', 'più in alto'],
  [
    'a file that is not there',
    "import { b } from './manca.ts';\nexport const a = b;",
    'riga 1',
    'un file che non c’è',
  ],
  ['an import of another name', "import { b } from '../site.ts';\nexport const a = b;", 'riga 1', 'non c’è'],
  ['a date without quotes', 'export const a = { day: 2027-06-09 };', 'a.day', 'tra apici'],
  ['thousands with a point', 'export const a = { metres: 15.000 };', 'a.metres', '15000'],
  ['a comma in a list', 'export const a = { sizes: [3,5] };', 'a.sizes', '3.5'],
  ['an entry twice', 'export const a = { b: 1, c: 2, b: 3 };', 'a', '«b» c’è due volte'],
  ['a sample left over', "export const a = { b: 'Via di Esempio 2' };", 'a.b', 'dato di esempio'],
  ['a sample of a phone', "export const a = { b: '+39 000 000 0000' };", 'a.b', 'dato di esempio'],
  [
    'an import that is idle',
    "import { siteName } from '../site.ts';\nexport const a = 'b';",
    'riga 1',
    'non serve più',
  ],
  [
    'a constant that is idle',
    "const size = 3;\nexport const a = 'b';",
    'riga 1',
    '«size» non serve a niente',
  ],
  ['a link to no page', "export const a = { to: '/condizioni' };", 'a.to', 'non esiste'],
  ['a link to no section', "export const a = { to: '/#storia' };", 'a.to', 'non ha una sezione «storia»'],
  ['a text of blanks', "export const a = { b: ' ' };", 'a.b', 'è vuoto'],
  ['markup', "export const a = { b: 'Un <b>testo</b>.' };", 'a.b', '<b>'],
  ['a value still to come', "export const a = { b: 'DA DEFINIRE' };", 'a.b', 'non dice niente'],
  ['an apostrophe that is straight', 'export const a = { b: "L\'estate" };', 'a.b', '’'],
  ['a hyphen between hours', "export const a = { b: '7:30-17:00' };", 'a.b', 'trattino medio'],
  ['a word that has a better one', "export const a = { b: 'Il calendario del campus' };", 'a.b', '«sede»'],
  ['a word twice', "export const a = { b: 'La sede di di Roma' };", 'a.b', 'due volte la stessa parola'],
  ['a summer of another year', "export const a = { b: 'Estate 2019 al mare' };", 'a.b', 'parla del 2019'],
  [
    'a photo that is not there',
    "import { picture } from '../picture.ts';\nexport const a = picture('no.jpg', 'Due bambini giocano');",
    'a',
    'non c’è',
  ],
  [
    'a photo of another kind',
    "import { picture } from '../picture.ts';\nexport const a = picture('mare.png', 'Due bambini giocano');",
    'a',
    'JPEG',
  ],
  [
    'a photo without description',
    "import { picture } from '../picture.ts';\nexport const a = picture('no.jpg');",
    'a',
    'la descrizione, o null',
  ],
  [
    'a page without title',
    "export const a = { description: 'b', updated: '2025-02-03' };",
    'a.title',
    'manca',
  ],
];

const photos: [slip: string, name: string, bytes: () => Promise<Buffer> | Buffer, words: string][] = [
  [
    'a HEIC under another name',
    'heic.jpg',
    () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1', 'latin1'),
    'HEIC',
  ],
  ['a PNG under another name', 'png.jpg', () => photo(1600).png().toBuffer(), 'PNG'],
  ['a photo of 900 px', 'piccola.jpg', () => photo(900).jpeg().toBuffer(), 'larga 900 px'],
  ['a photo that is broken', 'rotta.jpg', () => Buffer.from('\xff\xd8\xff\xe0rotta', 'latin1'), 'rovinato'],
  [
    'a space and capitals',
    'Eur Park.JPG',
    () => photo(1600).jpeg().toBuffer(),
    'minuscole, cifre e trattini',
  ],
  ['a photo that nobody shows', 'sola.jpg', () => photo(1600).jpeg().toBuffer(), 'nessuna pagina la mostra'],
];
const photo = (width: number) => sharp({ create: { width, height: 900, channels: 3, background: '#3a7' } });

describe('a slip in a file', () => {
  let site: SiteCopy;
  const printed = { once: '', unread: '' };
  beforeAll(async () => {
    site = new SiteCopy();
    mkdirSync(site.path('images/photos'), { recursive: true });
    for (const [, name, bytes] of photos) site.write(`images/photos/${name}`, await bytes());
    for (const [at, [, text]] of sources.entries()) site.write(`content/pages/prova-${at}.ts`, text);
    printed.unread = (await site.check()).printed;
    // Missing values and idle pictures are told once every file can be read.
    for (const [at] of sources.entries())
      if (
        printed.unread.includes(`prova-${at}.ts › riga`) ||
        printed.unread.includes(`prova-${at}.ts › (file)`)
      )
        site.write(`content/pages/prova-${at}.ts`, '');
    printed.once = (await site.check()).printed;
  });
  afterAll(() => site.remove());

  const lineOf = (place: string) =>
    `${printed.unread}\n${printed.once}`.split('\n').find((line) => line.includes(place)) ?? '';

  it.each(sources.map((row, at) => [...row, at] as const))('%s', (_, _text, entry, words, at) => {
    expect(lineOf(`frontend/content/pages/prova-${at}.ts › ${entry}`)).toContain(words);
  });

  it.each(photos)('%s', (_, name, _bytes, words) => {
    expect(lineOf(`frontend/images/photos/${name} › `)).toContain(words);
  });

  it('shows where the parser stopped, and never a stack', () => {
    expect(printed.unread).toContain('percent: 5%,');
    expect(printed.unread).not.toMatch(/\n\s+at |node:internal/);
  });
});
