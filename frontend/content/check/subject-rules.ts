import { type Edition, forEachVenue, type Rule, type VenueRule } from './edition.ts';
import { textsIn } from './entries.ts';
import { about } from './finding.ts';

type OpeningHours = Edition['venues'][number]['secretariat'][number];

const confirmedRule: Rule = function* ({ venues }) {
  if (venues.every(({ isProvisional }) => isProvisional))
    yield about('venues').error('(file)', 'nessuna sede è confermata: il sito ne chiede almeno una.');
};

const overlap = (one: OpeningHours, other: OpeningHours) =>
  one.days.some((day) => other.days.includes(day)) && one.opens < other.closes && other.opens < one.closes;

const secretariatRules: VenueRule = function* ({ slug, secretariat }) {
  for (const [at, hours] of secretariat.entries()) {
    const report = (message: string) => about('venues').error(`${slug}.secretariat[${at}]`, message);
    if (hours.closes <= hours.opens)
      yield report(`la segreteria chiude (${hours.closes}) prima di aprire (${hours.opens}).`);
    else if (hours.days.length === 0) yield report('manca il giorno.');
    else if (secretariat.slice(0, at).some((other) => overlap(hours, other)))
      yield report('questo orario si sovrappone a un altro dello stesso giorno.');
  }
};

const conventionRules: VenueRule = function* ({ slug, conventions }) {
  if (!conventions) return;
  const { error, warning } = about('venues');
  const { count, names, isApproximate } = conventions;
  const twice = names.find((name, at) => names.indexOf(name) < at);
  if (twice) yield error(`${slug}.conventions.names`, `«${twice}» è scritto due volte.`);
  if (count !== undefined && names.length > 0 && names.length !== count)
    yield (isApproximate ? warning : error)(
      `${slug}.conventions.count`,
      `il numero dice ${count} enti, l’elenco ne nomina ${names.length}.`,
    );
};

const UNDECIDED =
  /in fase di definizione|stiamo definendo|non è ancora confermat|non ancora confermat|da confermare/i;

const factRules: VenueRule = function* (venue, { venues, season, programme }) {
  const { error, warning } = about('venues');
  const { slug, address, lessons, pool, isProvisional } = venue;
  const others = venues.slice(0, venues.indexOf(venue));
  for (const field of ['slug', 'name', 'photoPrefix'] as const) {
    const other = others.find((one) => one[field] && one[field] === venue[field]);
    if (other) yield error(`${slug}.${field}`, `«${venue[field]}» è già di ${other.name}.`);
  }
  for (const other of others) {
    if (!address || !other.address) continue;
    if (other.address.street === address.street && other.city === venue.city)
      yield error(`${slug}.address.street`, `«${address.street}» è già l’indirizzo di ${other.name}.`);
    if (other.address.mapUrl === address.mapUrl)
      yield error(`${slug}.address.mapUrl`, `è già la mappa di ${other.name}.`);
  }
  const played = programme.sports.map(({ name }) => name.toLowerCase());
  for (const [at, sport] of venue.sports.entries())
    if (!played.includes(sport.replace(' (esempio)', '').toLowerCase()))
      yield error(`${slug}.sports[${at}]`, `«${sport}» non è tra gli sport del programma.`);
  if (venue.included.items.includes('pool') && pool === null)
    yield error(`${slug}.included.items`, 'dice compresa la piscina, ma la sede non ne ha.');
  if (venue.included.items.includes('lessons') && lessons === null)
    yield error(`${slug}.included.items`, 'dice comprese le lezioni, ma la sede non ne ha.');
  if (isProvisional === false) {
    for (const { field, text } of textsIn(venue))
      if (UNDECIDED.test(text))
        yield error(`${slug}.${field}`, `la sede è confermata, ma il testo dice ancora «${text}».`);
    if (address === null) yield warning(`${slug}.address`, 'la sede è confermata, ma non ha un indirizzo.');
  }
  const near = others.find(({ city, address: its }) => its && address && city === venue.city);
  if (near?.address && near.address.postalCode.slice(0, 2) !== address?.postalCode.slice(0, 2))
    yield warning(
      `${slug}.address.postalCode`,
      `a ${venue.city} ${near.name} ha il CAP ${near.address.postalCode}: è giusto?`,
    );
  const { from, to } = season.ages;
  if (lessons && (lessons.fromAge < from || lessons.fromAge > to))
    yield error(
      `${slug}.lessons.fromAge`,
      `${lessons.fromAge} anni è fuori dalle età del centro estivo (${from}–${to}).`,
    );
};

/** Requires a confirmed venue for each promise of the programme. */
const promiseRules: Rule = function* ({ venues, programme }) {
  const { warning } = about('programme');
  const confirmed = venues.filter(({ isProvisional }) => isProvisional === false);
  const at = programme.attractions.findIndex(({ title }) => /piscin/i.test(title));
  if (at >= 0 && confirmed.every(({ pool }) => pool === null))
    yield warning(`attractions[${at}]`, 'parla di piscine, ma nessuna sede confermata ne ha una.');
  const played = confirmed.flatMap(({ sports }) => sports.map((sport) => sport.replace(' (esempio)', '')));
  for (const [index, { name }] of programme.sports.entries())
    if (played.length > 0 && !played.includes(name.toLowerCase()))
      yield warning(`sports[${index}]`, `«${name}» non si fa in nessuna sede confermata.`);
};

const activityRules: Rule = function* ({ activities }) {
  const { error, warning } = about('activities');
  for (const [at, { slug, name, gallery }] of activities.entries()) {
    const others = activities.slice(0, at);
    if (others.some((one) => one.slug === slug)) yield error(`${slug}.slug`, `«${slug}» c’è due volte.`);
    if (others.some((one) => one.name === name))
      yield error(`${slug}.name`, `«${name}» è già il nome di un’altra attività.`);
    const same = gallery && others.find((one) => one.gallery?.url === gallery.url);
    if (same) yield warning(`${slug}.gallery.url`, `è la gallery di ${same.name}.`);
  }
};

export const subjectRules: Rule[] = [
  confirmedRule,
  activityRules,
  promiseRules,
  ...[secretariatRules, conventionRules, factRules].map(forEachVenue),
];
