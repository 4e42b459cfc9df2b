import type { Activity } from '../activities/activity.ts';
import { textsIn } from '../schema/entries.ts';
import type { OpeningHours } from '../venues/venue.ts';
import type { Rule, VenueRule } from './edition.ts';
import { about, type Finding } from './finding.ts';

const MAX_VENUES = 9;
const MAX_ACTIVITIES = 12;

const countRules: Rule = function* ({ venues, activities }) {
  const { error, warning } = about('venues/index.ts');
  if (activities?.length > MAX_ACTIVITIES)
    yield about('activities/index.ts').warning(
      'list',
      `le attività sono ${activities.length}: menu ed elenchi ne reggono ${MAX_ACTIVITIES}.`,
    );
  if (venues.length > MAX_VENUES)
    yield warning('list', `le sedi sono ${venues.length}: elenchi e preventivo ne reggono ${MAX_VENUES}.`);
  if (venues.length === 0)
    yield error('list', 'non c’è nessuna sede: il sito ne chiede almeno una confermata.');
  else if (venues.every(({ provisional }) => provisional))
    yield error('list', 'nessuna sede è confermata (provisional: null): il sito ne chiede almeno una.');
};

const overlap = (one: OpeningHours, other: OpeningHours) =>
  one.days.some((day) => other.days.includes(day)) && one.opens < other.closes && other.opens < one.closes;

const secretariatRules: VenueRule = function* ({ slug, secretariat }) {
  for (const [at, hours] of secretariat.entries()) {
    const report = (message: string) => about(`venues/${slug}.ts`).error(`secretariat[${at}]`, message);
    if (hours.closes <= hours.opens)
      yield report(`la segreteria chiude (${hours.closes}) prima di aprire (${hours.opens}).`);
    else if (hours.days.length === 0) yield report('manca il giorno.');
    else if (secretariat.slice(0, at).some((other) => overlap(hours, other)))
      yield report('questo orario si sovrappone a un altro dello stesso giorno.');
  }
};

const conventionRules: VenueRule = function* ({ slug, conventions }) {
  if (!conventions) return;
  const { error, warning } = about(`venues/${slug}.ts`);
  const { count, names, isApproximate } = conventions;
  const twice = names.find((name, at) => names.indexOf(name) < at);
  if (twice) yield error('conventions.names', `«${twice}» è scritto due volte.`);
  if (count !== undefined && names.length > 0 && names.length !== count)
    yield (isApproximate ? warning : error)(
      'conventions.count',
      `il numero dice ${count} enti, l’elenco ne nomina ${names.length}.`,
    );
};

const POOL = /nuoto|acqua|piscina|sincro/i;
const UNDECIDED =
  /in fase di definizione|stiamo definendo|non è ancora confermat|non ancora confermat|da confermare/i;

const factRules: VenueRule = function* (venue, { venues, season }) {
  const { error, warning } = about(`venues/${venue.slug}.ts`);
  const { address, city, lessons, pool, provisional, isIndexed } = venue;
  const others = venues.slice(0, venues.indexOf(venue));
  const namesake = others.find(({ name }) => name && name === venue.name);
  if (namesake) yield error('name', `«${venue.name}» è già il nome di ${namesake.slug}.`);
  if (address && city && address.city && address.city !== city)
    yield error('address.city', `l’indirizzo dice ${address.city}, la sede dice ${city} (voce city).`);
  for (const other of others) {
    if (!address || !other.address) continue;
    if (other.address.street === address.street && other.address.city === address.city)
      yield error('address.street', `«${address.street}» è già l’indirizzo di ${other.slug}.`);
    if (other.address.mapUrl === address.mapUrl)
      yield error('address.mapUrl', `è già la mappa di ${other.slug}.`);
  }
  if (lessons && pool === null && POOL.test(lessons.sport))
    yield error('lessons.sport', `lezioni di ${lessons.sport}, ma la sede non ha una piscina (pool: null).`);
  if (provisional && isIndexed)
    yield warning('isIndexed', 'la sede non è confermata, ma è true: i motori di ricerca la mostreranno.');
  if (provisional === null) {
    for (const { field, value: text } of textsIn(venue))
      if (UNDECIDED.test(text))
        yield error(field, `la sede è confermata (provisional: null), ma il testo dice ancora «${text}».`);
    if (isIndexed === false)
      yield warning('isIndexed', 'la sede è confermata, ma è false: i motori di ricerca non la mostrano.');
    if (address === null) yield warning('address', 'la sede è confermata, ma non ha un indirizzo.');
  }
  const { from, to } = season.ages;
  if (lessons && (lessons.fromAge < from || lessons.fromAge > to))
    yield error(
      'lessons.fromAge',
      `${lessons.fromAge} anni è fuori dalle età del centro estivo (${from}–${to}).`,
    );
};

/** Fields left unchanged in a copied file. */
function* copyRules({ slug, name, gallery }: Activity, others: readonly Activity[]): Generator<Finding> {
  const { error, warning } = about(`activities/${slug}.ts`);
  if (others.some((one) => one.name === name))
    yield error('name', `«${name}» è già il nome di un’altra attività.`);
  const same = gallery && others.find((one) => one.gallery?.url === gallery.url);
  if (same) yield warning('gallery.url', `è la gallery di ${same.name}: null se non ce n’è una sua.`);
}

export const subjectRules: Rule[] = [
  countRules,
  ({ activities }) => activities.flatMap((one, at) => [...copyRules(one, activities.slice(0, at))]),
];
export const venueRules: VenueRule[] = [secretariatRules, conventionRules, factRules];
