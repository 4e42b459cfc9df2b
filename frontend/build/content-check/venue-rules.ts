import type { Season } from '#frontend/content/season/season.ts';
import type { OpeningHours, Venue } from '#frontend/content/venues/venue.ts';
import { isTime } from './calendar-rules.ts';
import { about, type Finding } from './finding.ts';
import { isWebAddress } from './organisation-rules.ts';
import { lengthFindings } from './page-rules.ts';

type Report = ReturnType<typeof about>;

/** Hours that close before they open, or that overlap on one day. */
const secretariatFindings = ({ error }: Report, openings: readonly OpeningHours[]): Finding[] =>
  openings.flatMap(({ days, opens, closes }, position) => {
    const field = `secretariat[${position}]`;
    if (!isTime(opens) || !isTime(closes))
      return [error(field, `«${opens}» e «${closes}» si scrivono HH:MM.`)];
    if (closes <= opens)
      return [error(field, `la segreteria chiude (${closes}) prima di aprire (${opens}).`)];
    if (days.length === 0) return [error(field, 'manca il giorno.')];
    const isDouble = openings
      .slice(position + 1)
      .some(
        (other) =>
          other.days.some((day) => days.includes(day)) && other.opens < closes && opens < other.closes,
      );
    return isDouble ? [error(field, 'questo orario si sovrappone a un altro dello stesso giorno.')] : [];
  });

function conventionFindings({ error, warning }: Report, { conventions }: Venue): Finding[] {
  if (!conventions) return [];
  const { count, names, isApproximate } = conventions;
  const findings: Finding[] = [];
  if (!Number.isInteger(count) || count < 0)
    findings.push(error('conventions.count', `${count} non è un numero di enti.`));
  const twice = names.find((name, position) => names.indexOf(name) < position);
  if (twice) findings.push(error('conventions.names', `«${twice}» è scritto due volte.`));
  if (names.length > 0 && names.length !== count)
    findings.push(
      (isApproximate ? warning : error)(
        'conventions.count',
        `il numero dice ${count} enti, l’elenco ne nomina ${names.length}.`,
      ),
    );
  return findings;
}

function addressFindings({ error }: Report, venue: Venue, venues: readonly Venue[]): Finding[] {
  const { address, city } = venue;
  if (!address) return [];
  const findings: Finding[] = [];
  if (!/^\d{5}$/.test(address.postalCode))
    findings.push(error('address.postalCode', `«${address.postalCode}» non è un CAP di cinque cifre.`));
  if (address.city !== city)
    findings.push(
      error('address.city', `l’indirizzo dice ${address.city}, la sede dice ${city} (voce city).`),
    );
  if (!isWebAddress(address.mapUrl))
    findings.push(
      error('address.mapUrl', `«${address.mapUrl}» non è un indirizzo completo, che comincia con https://.`),
    );
  for (const other of venues.slice(0, venues.indexOf(venue))) {
    if (!other.address) continue;
    if (other.address.street === address.street && other.address.city === address.city)
      findings.push(error('address.street', `«${address.street}» è già l’indirizzo di ${other.name}.`));
    if (other.address.mapUrl === address.mapUrl)
      findings.push(error('address.mapUrl', `è già la mappa di ${other.name}.`));
  }
  return findings;
}

const UNDECIDED = /in fase di definizione|stiamo definendo|non è ancora confermat|da confermare/i;

/** Every text of the value with its field. */
export function textsIn(value: unknown, field = ''): [field: string, text: string][] {
  if (typeof value === 'string') return [[field, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    textsIn(inner, Array.isArray(value) ? `${field}[${name}]` : field ? `${field}.${name}` : name),
  );
}

function confirmationFindings({ error, warning }: Report, venue: Venue): Finding[] {
  if (venue.provisional)
    return venue.isIndexed
      ? [warning('isIndexed', 'la sede non è confermata, ma è true: i motori di ricerca la mostreranno.')]
      : [];
  const findings = textsIn(venue)
    .filter(([, text]) => UNDECIDED.test(text))
    .map(([field, text]) =>
      error(field, `la sede è confermata (provisional: null), ma il testo dice ancora «${text}».`),
    );
  if (!venue.isIndexed)
    findings.push(
      warning('isIndexed', 'la sede è confermata, ma è false: i motori di ricerca non la mostrano.'),
    );
  if (!venue.address) findings.push(warning('address', 'la sede è confermata, ma non ha un indirizzo.'));
  return findings;
}

export function venueFindings(venue: Venue, venues: readonly Venue[], season?: Season): Finding[] {
  const report = about(`venues/${venue.slug}.ts`);
  const { error } = report;
  const findings = [
    ...addressFindings(report, venue, venues),
    ...secretariatFindings(report, venue.secretariat ?? []),
    ...conventionFindings(report, venue),
    ...confirmationFindings(report, venue),
    ...lengthFindings(
      `venues/${venue.slug}.ts`,
      'provisional.description',
      'description',
      venue.provisional?.description,
    ),
  ];
  const { positions, lessons, garden } = venue;
  if (positions !== null && !(Number.isInteger(positions) && positions > 0))
    findings.push(error('positions', `${positions} non è un numero di posizioni.`));
  if (garden && !(garden.squareMetres > 0))
    findings.push(error('garden.squareMetres', `${garden.squareMetres} non è una misura.`));
  if (lessons && season && !(lessons.fromAge >= season.ages.from && lessons.fromAge <= season.ages.to))
    findings.push(
      error(
        'lessons.fromAge',
        `${lessons.fromAge} anni è fuori dalle età del centro estivo (${season.ages.from}–${season.ages.to}).`,
      ),
    );
  for (const other of venues.slice(0, venues.indexOf(venue)))
    for (const field of ['name', 'cardTitle'] as const)
      if (other[field] === venue[field])
        findings.push(error(field, `«${venue[field]}» è già il nome di ${other.slug}.`));
  return findings;
}

const MAX_VENUES = 9;

/** At least one venue is confirmed; more than the lists are made for are told. */
export function venueCountFindings(venues: readonly Venue[]): Finding[] {
  const { error, warning } = about('venues/index.ts');
  if (venues.length === 0)
    return [error('list', 'non c’è nessuna sede: il sito ne chiede almeno una confermata.')];
  return [
    ...(venues.some(({ provisional }) => !provisional)
      ? []
      : [error('list', 'nessuna sede è confermata (provisional: null): il sito ne chiede almeno una.')]),
    ...(venues.length > MAX_VENUES
      ? [warning('list', `le sedi sono ${venues.length}: elenchi e preventivo ne reggono ${MAX_VENUES}.`)]
      : []),
  ];
}
