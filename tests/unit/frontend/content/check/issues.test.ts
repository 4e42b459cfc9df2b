import { expect, it } from 'vitest';
import { formatFinding } from '#frontend/content/check/finding.ts';
import { findingsOf, type RawEdition, rawEdition } from '#tests/fixtures/edition/edition.ts';

interface Group {
  [name: string]: Group;
}

/** The sound edition with one value changed, by its path. */
function withValue(path: string, value: unknown): RawEdition {
  const copy = structuredClone(rawEdition);
  const names = path.split('/');
  const last = names.pop() as string;
  const owner = names.reduce<Group>((group, name) => group[name] as Group, copy as unknown as Group);
  Object.assign(owner, { [last]: value });
  return copy;
}

/** `venues/1/prices/day` is `venues.json › pineta.prices.day`. */
function placeOf(edition: RawEdition, path: string, entry?: string): string {
  const [file = '', ...names] = path.split('/');
  const item = file === 'venues' || file === 'activities' ? edition[file][Number(names[0])] : undefined;
  const slug = item?.slug ? names.shift() && item.slug : undefined;
  const rest =
    entry ??
    names
      .join('.')
      .replace(/^(\d+)/, '[$1]')
      .replace(/\.(\d+)/g, '[$1]');
  const name = `data/${file}.json`;
  return `${name} › ${[slug, rest].filter(Boolean).join('.')}`;
}

const [review] = rawEdition.reviews.reviews;
const [social] = rawEdition.organisation.socials;

/** A value by its path, a wrong one, words of the finding, and the finding's entry where it is not the path's. */
const issues: [path: string, value: unknown, words: string, entry?: string][] = [
  ['season/general/lastDay', '2031-05-30', 'prima dell’inizio'],
  ['season/venues/pause/lastDay', '2031-08-08', 'prima'],
  ['season/venues/firstDay', '2031-06-31', '«2031-06-31» non è una data'],
  ['season/general/firstDay', '09/06/2031', 'AAAA-MM-GG'],
  ['season/promotion/lastDay', '2030-05-31', 'non è nel 2031'],
  ['season/openDays/0/day', '2030-05-17', 'non è nel 2031'],
  ['season/shows', [{ day: '2031-08-13', title: 'Circus Show' }], 'le sedi sono chiuse', 'shows[0].day'],
  ['season/general/pause', { firstDay: '2031-09-15', lastDay: '2031-09-19' }, 'è fuori dalla stagione'],
  ['season/general/firstDay', '2031-06-10', 'non è un lunedì'],
  ['season/general/lastDay', '2031-09-04', 'non è un venerdì'],
  ['season/general/pause/lastDay', '2031-08-13', 'metà settimana'],
  ['season/venues/pause/firstDay', '2031-08-12', 'lunedì'],
  ['season/venues/opens', '08:00', 'non concordano'],
  ['season/venues/lastDay', '2031-09-19', 'solo l’ultimo giorno, in anticipo'],
  ['season/general/opens', '7:30', '«7:30» non è un orario'],
  ['season/general/closes', '25:00', '«25:00» non è un orario'],
  ['season/general/closes', '07:00', 'prima di aprire'],
  ['season/general/weekdays', [], 'manca almeno un giorno'],
  ['season/general/weekdays', ['lunedì'], 'qui si scrive monday', 'general.weekdays[0]'],
  ['season/venues/lateExit', '16:00', 'non viene dopo la chiusura'],
  ['season/venues/halfDayUntil', '17:30', 'non sta tra'],
  ['season/promotion/lastDay', '2031-06-30', 'cominciata'],
  ['season/enrolmentFrom', '2031-06-09', 'già cominciata'],
  ['season/promotion/firstDay', '2031-05-31', 'dopo la sua'],
  ['season/general/holidays', ['2031-07-01'], 'non concordano', 'venues.holidays'],
  ['season/general/firstDay', null, 'serve l’anno', 'year'],
  ['season/promotion/lastTime', '23:59', 'HH:MM:SS'],
  ['season/promotion/lastTime', undefined, 'manca questa voce'],
  ['season/training/animators/firstDay', '2031-07-01', 'già'],
  ['season/ages/trialFrom', 6, 'supera l’età minima'],
  ['season/ages/from', 13, 'non sono le età', 'ages'],
  ['season/certificateFromAge', 15, 'fuori dalle età'],
  ['season/paymentWeekday', 'sunday', 'giorno di apertura'],
  ['season/lateExitPrices/perDay', 5.005, 'frazioni di centesimo'],
  ['season/lateExitPrices/perWeek', 31, 'costa più di 5'],
  ['season/lateExitPrices/perWeek', 5, 'meno di un giorno'],
  ['season/openDays/0/venue', 'altrove', 'la sede «altrove» non esiste'],
  ['season/openDays/0/venue', 'scogliera', 'dove andrebbero'],
  ['season/openDays/0/bookUntil', '2031-05-17', 'già cominciato'],
  ['season/openDays/0/bookUntil', '2031-05-21', 'già cominciato'],
  ['season/openDays/0/day', null, 'la data non c’è'],
  ['season/openDays/0/closes', '14:00', 'dopo l’inizio'],
  ['season/openDays/0/day', '2031-06-14', 'a stagione già cominciata'],
  ['season/promozione', {}, 'questa voce non esiste'],
  ['season/general', null, 'un gruppo di voci'],
  ['venues/1/prices/week/convention', 160, 'più alta'],
  ['venues/1/prices/week/convention', 13, 'manca una cifra?'],
  ['venues/0/prices/day', undefined, 'manca questa voce'],
  ['venues/0/prices/week/base', undefined, 'manca questa voce'],
  ['venues/0/prices/week/base', '135', 'un numero'],
  ['venues/0/prices/halfDay/base', -24, 'più di zero'],
  ['venues/0/prices/week/base', 0, 'più di zero'],
  ['venues/0/prices/week/base', 142.505, 'centesimo'],
  ['venues/0/prices/halfDay', null, 'manca il prezzo'],
  ['venues/0/prices/halfDay/base', 40, 'più del'],
  ['venues/0/prices/enrolment/base', 120, 'altre sedi'],
  ['venues/1/prices/week/base', 1500, 'uno per uno'],
  ['venues/0/secretariat/0/closes', '07:00', 'prima', 'secretariat[0]'],
  ['venues/0/secretariat/0/opens', '8.30', 'HH:MM'],
  ['venues/0/secretariat/1', { days: ['monday'], opens: '09:00', closes: '10:00' }, 'si sovrappone'],
  ['venues/0/secretariat', 'dalle 9 alle 13', 'un elenco'],
  ['venues/0/conventions/count', 3, 'dice 3 enti'],
  ['venues/0/conventions/names/1', 'Ferrovie del Lago', 'due volte', 'conventions.names'],
  ['venues/1/address/mapUrl', 'https://mappe.test/lago-verde', 'mappa'],
  ['venues/1/address/postalCode', '144', 'CAP'],
  ['venues/1/address/street', 'DA DEFINIRE', 'non dice niente'],
  ['venues/1/address/mapUrl', 'https://mappe.test/la pineta', 'spazi'],
  ['venues/1/address/mapUrl', 'mappe.test/pineta', 'https://'],
  ['venues/0/lessons/fromAge', 13, 'fuori dalle età'],
  ['venues/0/sports', ['rugby'], '«rugby» non è tra gli sport del programma', 'sports[0]'],
  ['venues/0/included/items', ['pool'], 'dice compresa la piscina, ma la sede non ne ha'],
  ['programme/attractions/0/title', 'Piscine', 'nessuna sede confermata ne ha una', 'attractions[0]'],
  ['venues/0/positions', '14', 'un numero'],
  ['venues/0/garden/squareMetres', 0, 'più di 0'],
  ['venues/0/features/0/icon', 'Spiaggia', 'icon-names.ts'],
  ['venues/1/slug', undefined, 'manca questa voce'],
  ['venues/0/secretariat/0/days', ['monday', 'monday'], 'due volte'],
  ['venues/1/name', 'Pineta ', 'finisce con uno spazio'],
  ['venues/1/address/mapUrl', 'https://mappe,test/a', 'https://'],
  ['venues/1/name', 'Lago Verde', 'è già di Lago Verde'],
  ['venues/1/slug', 'Pineta Eur', 'minuscole, cifre e trattini'],
  ['venues/1/lead', 'Stiamo definendo questa sede.', 'confermata'],
  ['venues/1/lead', '   ', 'è vuoto'],
  ['venues/1/lead', 'Una <b>bella</b> sede.', 'senza segni di formato'],
  ['venues/1/updated', '2099-01-01', 'è nel futuro'],
  ['venues/1/tone', 'verde', 'qui si scrive sun, sky'],
  ['venues/1/picture', 'pineta.jpg', 'un gruppo di voci'],
  ['partners/mainGallery', 'galleria', 'https://'],
  ['partners/partnerAddresses/shop', 'http://negozio.test', 'https://'],
  ['partners/furtherOrigins/shop', ['https://paga.test/cassa'], 'nome del', 'furtherOrigins.shop[0]'],
  ['partners/furtherOrigins/shop', ['http://paga.test'], 'https://', 'furtherOrigins.shop[0]'],
  ['organisation/contacts/email', 'info@', 'non è un indirizzo e-mail'],
  ['organisation/contacts/phone', '06 000000', 'prefisso internazionale'],
  ['organisation/siteOrigin', 'https://campo.test/', 'senza barra finale'],
  ['organisation/organisation/taxNumber', '1234567890', '11 cifre'],
  ['organisation/organisation/taxNumber', '12345678904', 'non torna'],
  ['organisation/organisation/childrenHosted', 10, 'senza punto'],
  ['reviews/reviews/0/highlight', 'altro', 'non sono nel testo'],
  ['reviews/reviews/0/rating', 6, 'qui si scrive 1, 2, 3, 4, 5'],
  ['reviews/reviews', [review, review], 'di due recensioni', 'reviews[1].text'],
  ['reviews/reviewStatistics/0/value', '980%', 'più del massimo'],
  ['reviews/reviewStatistics/0/value', '6/5', 'più del massimo'],
  ['organisation/socials', [social, social], 'due volte', 'socials[1].name'],
  ['organisation/contacts/email', 'ciao,noi@campo.test', 'indirizzo e-mail'],
  ['organisation/organisation/foundedYear', 2094, 'è troppo'],
  ['reviews/reviewStatistics/0/value', '4.9/5', 'con la virgola'],
  ['organisation/socials', [social, { ...social, name: 'Video' }], 'di due profili', 'socials[1].url'],
  ['organisation/emails', 'info@campo.test', 'questa voce non esiste'],
  ['discounts/chain/percentMax', 2, 'più basso'],
  ['discounts/advance/fromWeeks', 13, 'ha 12'],
  ['programme/dailyEvents/0/when', 'sunday', 'di domenica, che è chiuso', 'dailyEvents'],
  ['venues', [], 'nessuna sede è confermata', '(file)'],
  ['programme/dailyEvents/0/when', 'tuesday', 'martedì ha 2', 'dailyEvents'],
  ['programme/activitiesFrom', '07:00', 'dopo l’apertura'],
  ['programme/exitFrom', '17:00', 'la chiusura'],
  ['activities/1/name', 'Vela', 'già il nome'],
  ['activities/1/centrepiece', 'ruota', 'qui si scrive pools'],
  ['activities/0/gallery/url', 'foto', 'https://'],
];

it.each(issues)('says of %s, set to %j: %s', (path, value, words, entry) => {
  const changed = withValue(path, value);
  const told = findingsOf(changed).map(formatFinding);
  const place = `frontend/content/${placeOf(changed, path, entry)}: `;
  expect(told.filter((line) => line.includes(place)).join()).toContain(words);
});

it('does not hold the days of a sample against the season', () => {
  const unanswered = findingsOf(withValue('season/shows', null)).map(formatFinding);
  expect(unanswered.filter((line) => line.includes('shows'))).toEqual([]);
});

it('names the dates that are left of the season before, as soon as both calendars begin in the next one', () => {
  const changed = structuredClone(rawEdition) as unknown as { season: Record<string, { firstDay: string }> };
  for (const name of ['general', 'venues'])
    if (changed.season[name]) changed.season[name].firstDay = '2032-06-07';
  const told = findingsOf(changed as unknown as RawEdition).map(formatFinding);
  expect(told.join('\n')).toMatch(/promotion\.lastDay: .* 2031 non è nel 2032/);
  expect(told.join('\n')).not.toContain('non è nel 2031');
});
