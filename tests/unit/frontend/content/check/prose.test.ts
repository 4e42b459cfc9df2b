import { expect, it } from 'vitest';
import { rawEdition } from '#tests/fixtures/edition/edition.ts';
import { judgeData } from '#worker/local/editor/judge-data.ts';

interface Group {
  [name: string]: Group;
}

/** Checks the sound edition with one value changed, by its path. */
function judge(path: string, value: unknown) {
  const copy = structuredClone(rawEdition);
  const names = path.split('/');
  const last = names.pop() as string;
  const owner = names.reduce<Group>((group, name) => group[name] as Group, copy as unknown as Group);
  Object.assign(owner, { [last]: value });
  return judgeData(copy as unknown as Record<string, unknown>).messages;
}

const review = { ...rawEdition.reviews.reviews[0], highlight: 'I vostri animatori' };
const lawful: [what: string, path: string, value: unknown][] = [
  [
    'a review in its own words',
    'reviews/reviews',
    [{ ...review, text: 'I vostri animatori al campo estivo: bravi!!' }],
  ],
  ['a review with straight quotes', 'reviews/reviews', [{ ...review, text: 'I vostri animatori: "top"' }]],
  ['no reviews', 'reviews/reviews', []],
  ['no statistics', 'reviews/reviewStatistics', []],
  ['a name that a rule would better', 'venues/1/name', 'Campus Galleria'],
  ['a street with a field', 'venues/1/address/street', 'Via del Campo 3'],
  [
    'a gallery that is a museum',
    'venues/1/arrival/byTransit',
    'Tram 3, fermata Galleria Nazionale d’Arte Moderna.',
  ],
  ['a law with its date', 'organisation/refunds', 'Come dice il D.M. 24 aprile 2013, si rimborsa tutto.'],
  ['an earlier summer', 'venues/1/lead', 'Dall’estate 2026 abbiamo una pista nuova.'],
  ['a price of an extra', 'organisation/documents', 'La maglietta costa 8 €.'],
  ['an hour of another place', 'venues/1/arrival/byTransit', 'L’ultimo autobus passa alle 19:20.'],
  ['a telephone of another', 'organisation/complaints', 'Chiama lo 06 9876 5432.'],
  ['a date of its own', 'organisation/refunds', 'Si rimborsa fino al 3 luglio.'],
  ['a hyphen between numbers', 'venues/1/arrival/byCar', 'Uscita 26-27 del Raccordo.'],
  ['an answer that there is none', 'parent-answers/weather', ''],
  ['a list of agencies with capitals', 'venues/0/conventions/names', ['ENI S.p.A.', 'Poste Italiane']],
  ['no open days', 'season/openDays', []],
  ['no pause in either calendar', 'season', withoutPause()],
  ['no socials', 'organisation/socials', []],
  ['no garden', 'venues/0/garden', null],
  ['no gallery', 'activities/0/gallery', null],
  ['no activities', 'activities', []],
  ['one venue', 'venues', [rawEdition.venues[0]]],
  ['a price with cents', 'venues/1/prices/week/base', 142.5],
  ['free enrolment', 'venues/1/prices/enrolment', { base: 0, convention: 0 }],
  ['a long season', 'season', { ...rawEdition.season, ...bothUntil('2031-09-12') }],
  ['a village leader', 'venues/1/villageLeader', 'Anna Del Campo'],
  ['a pool', 'venues/1/pool', 'Piscina scoperta, profonda 1,20 m'],
  ['a question mark and an ellipsis', 'venues/1/lead', 'Pronti? Si parte…'],
  ['words in English', 'venues/1/lead', 'Summer camp con english time.'],
  ['a sentence with a colon and a time', 'organisation/insurance', 'Vale dalle 7:45 alle 18:00.'],
  ['a company with a German name', 'organisation/company/name', 'Söhne & Müller S.r.l.'],
  ['a person with an apostrophe', 'organisation/safeguarding/person', 'Dott.ssa Anna D’Angelo'],
  ['a straight apostrophe', 'organisation/insurance', "L'assicurazione è compresa."],
  ['a landline with groups', 'organisation/contacts/phone', '+39 06 5083 1234'],
  ['a freephone number', 'organisation/contacts/phone', '+39 800 123456'],
  ['a capital', 'organisation/company/capital', '10.000 € i.v.'],
  ['an article of a law', 'organisation/priceTax', 'Prezzi esenti da IVA (articolo 10 del D.P.R. 633/1972).'],
  ['a number of a policy', 'organisation/insurance', 'Polizza n. 2027/4471, con franchigia di 100 €.'],
  ['the e-mail of another', 'organisation/complaints', 'Scrivi a conciliazione@camera.test.'],
  ['a true year of the past', 'organisation/story', 'Nel 2019, con 120 bambini, eravamo già al lago.'],
  ['a range of pay', 'organisation/pay', 'Da 700 a 1.100 € al mese.'],
  ['a street by its kilometre', 'venues/1/address/street', 'Via Cassia, km 14,500'],
  ['a square without a number', 'venues/1/address/street', 'Piazza della Vela snc'],
  ['a stairway of a number', 'venues/1/address/street', 'Viale dell’Aeronautica 12/A'],
  ['a price that is its convention’s', 'venues/1/prices/week', { base: 139, convention: 139 }],
  ['no district', 'venues/1/district', null],
  ['no secretariat', 'venues/1/secretariat', []],
  ['no conventions', 'venues/1/conventions', null],
  ['a discount with a decimal', 'discounts/siblings/percent', 12.5],
  ['a certificate from the first year', 'season/certificateFromAge', 5],
  ['no days of training', 'season/training/villageLeaders', null],
  ['enrolment from winter', 'season/enrolmentFrom', '2031-02-01'],
  ['a late exit with cents', 'season/lateExitPrices', { perDay: 4.5, perWeek: 18 }],
  ['a temperature', 'parent-answers/illness', 'Chi ha 37,5 °C va a casa.'],
  ['a law by its date', 'child-care/checks', 'Il D.P.R. 14 novembre 2002, n. 313, lo chiede.'],
  ['no attractions', 'programme/attractions', []],
  ['no themes', 'programme/showThemes', []],
  ['no promotion', 'season/promotion', null],
  ['a decorative picture', 'venues/1/picture', { file: 'pineta.svg', alt: null, focus: null }],
];

function withoutPause() {
  const { season } = rawEdition;
  return {
    ...season,
    general: { ...season.general, pause: null },
    venues: { ...season.venues, pause: null },
  };
}
function bothUntil(lastDay: string) {
  const { general, venues } = rawEdition.season;
  return { general: { ...general, lastDay }, venues: { ...venues, lastDay } };
}

it.each(lawful)('takes %s', (what, path, value) => {
  const edition = what === 'one venue' ? judgeWithOneVenue() : judge(path, value);
  expect(edition.filter(({ level }) => level === 'error')).toEqual([]);
});

it('takes «there is no such person» of one venue for no name in the others, beside a value that is refused', () => {
  const [first, ...others] = rawEdition.venues;
  const venues = [{ ...first, villageLeader: '', prices: null }, ...others];
  const messages = judgeData({ ...rawEdition, venues }).messages.map(({ message }) => message);
  expect(messages.filter((message) => message.includes('parla di'))).toEqual([]);
});

function judgeWithOneVenue() {
  const { season, venues } = rawEdition;
  const openDays = season.openDays.filter(({ venue }) => venue === venues[0]?.slug);
  return judgeData({ ...rawEdition, venues: [venues[0]], season: { ...season, openDays } }).messages;
}

const slips: [path: string, value: unknown, words: string][] = [
  ['organisation/refunds', 'TODO: chiedere', 'promemoria'],
  ['organisation/refunds', 'Lorem ipsum dolor', 'promemoria'],
  ['organisation/refunds', 'Scrivi a [inserire e-mail].', 'da completare'],
  ['organisation/refunds', 'La cittÃ\u00a0 di Roma', 'lettere rovinate'],
  ['organisation/refunds', 'Si rim\u200bborsa.', 'non si vede'],
  ['organisation/refunds', 'Fino a lunedì 10 giugno.', 'nel 2031 è martedì'],
  ['organisation/refunds', 'Fino al 31 giugno.', 'non è una data che esiste'],
  ['organisation/refunds', 'Fino al 12 giugno.', 'nessun dato della stagione'],
  ['organisation/refunds', 'Fino alle 19:45.', 'nessun dato ha questo orario'],
  ['organisation/refunds', 'Si rende 17 €.', 'nessun dato ha questo importo'],
  ['organisation/refunds', 'Chiama +39 06 1234 5670.', 'numero di telefono'],
  ['venues/1/lead', 'La spiaggia di Lago Verde.', 'parla di Lago Verde'],
  ['venues/1/arrival/byCar', 'Da Via delle Vele 3.', 'parla di Lago Verde'],
  ['venues/1/picture/alt', 'IMG_2031.jpg', 'nome di un file'],
  ['staff/photoFolder', 'http://localhost:8790/foto', 'dato di esempio'],
  ['season/openDays/0/day', '2031-04-25', 'è festa'],
  ['season/openDays/0/day', '2031-04-14', 'è festa'],
  ['organisation/refunds', 'Fino al 31/05/2030.', 'nessun dato della stagione'],
  ['organisation/refunds', 'Scrivi a ciao@canpo.test.', 'indirizzo e-mail'],
  ['organisation/refunds', 'Si rende tutto [da confermare].', 'da completare'],
  ['organisation/contacts/phone', '+39 333 123 456', 'lungo come un numero italiano'],
  ['organisation/contacts/phone', '+36 333 123 4567', 'lungo come un numero italiano'],
  ['staff/phone', '+39 06 1234', 'lungo come un numero italiano'],
  ['venues/1/address/street', 'Via della Pineta', 'non ha il numero'],
  ['venues/0/lead', 'Il centro estivo dell’Eur.', 'parla di Pineta'],
  ['venues/0/arrival/byCar', 'Da viale dei Pini.', 'parla di Pineta'],
  ['venues/1/villageLeader', 'Il capo di Lago Verde', 'parla di Lago Verde'],
  ['venues/1/prices/day/base', 57, 'due scambiate'],
  ['venues/0/secretariat/0/opens', '03:00', 'è di notte'],
  ['season/openDays/0/opens', '03:00', 'è di notte'],
  ['programme/prizes/medalsDay', 'saturday', 'sabato è chiuso'],
  ['activities/1/page/title', 'Vela sul lago', 'lo stesso titolo'],
  ['activities/1/page/heading', 'Vela', 'uguale a quello di Vela'],
  ['partners/partnerAddresses/appStoreIos', 'https://play.google.com/store/apps', 'altro telefono'],
  ['partners/partnerAddresses/appStoreAndroid', 'https://apps.apple.com/app', 'altro telefono'],
];

it.each(slips)('says of %s, set to %j: %s', (path, value, words) => {
  expect(
    judge(path, value)
      .map(({ message }) => message)
      .join('\n'),
  ).toContain(words);
});
