import { venueSlugs } from '#frontend/content/types.ts';
import type { OpeningHours, Venue } from '#frontend/content/venues.ts';
import type { Facts } from './facts.ts';
import { about, type Finding } from './finding.ts';
import { isTime } from './season-rules.ts';

const { error } = about('venues.ts');

/** Hours that close before they open, or that overlap on one day. */
function secretariatFindings(slug: string, openings: readonly OpeningHours[]): Finding[] {
  return openings.flatMap(({ days, opens, closes }, position) => {
    const field = `${slug}.secretariat[${position}]`;
    if (!isTime(opens) || !isTime(closes))
      return [error(field, `«${opens}» e «${closes}» si scrivono HH:MM.`)];
    if (closes <= opens)
      return [error(field, `la segreteria chiude (${closes}) prima di aprire (${opens}).`)];
    const overlapping = openings
      .slice(position + 1)
      .some(
        (other) =>
          other.days.some((day) => days.includes(day)) && other.opens < closes && opens < other.closes,
      );
    return overlapping ? [error(field, 'questo orario si sovrappone a un altro dello stesso giorno.')] : [];
  });
}

function conventionFindings({ slug, conventions }: Venue): Finding[] {
  if (!conventions) return [];
  const { count, names } = conventions;
  if (!Number.isInteger(count) || count < 0)
    return [error(`${slug}.conventions.count`, `${count} non è un numero di enti.`)];
  return names.length > 0 && names.length !== count
    ? [error(`${slug}.conventions`, `il numero dice ${count} enti, l’elenco ne nomina ${names.length}.`)]
    : [];
}

function venueFindings(slug: string, venue: Venue | undefined, { ages }: Facts['season']): Finding[] {
  if (!venue) return [error(slug, 'manca questa sede.')];
  const findings = [...secretariatFindings(slug, venue.secretariat ?? []), ...conventionFindings(venue)];
  if (venue.slug !== slug)
    findings.push(error(`${slug}.slug`, `«${venue.slug}» non è il nome di questa voce.`));
  if (venue.positions !== null && !(Number.isInteger(venue.positions) && venue.positions > 0))
    findings.push(error(`${slug}.positions`, `${venue.positions} non è un numero di posizioni.`));
  const lessonAge = venue.lessons?.fromAge;
  if (lessonAge !== undefined && !(lessonAge >= ages.from && lessonAge <= ages.to))
    findings.push(
      error(
        `${slug}.lessons.fromAge`,
        `${lessonAge} anni è fuori dalle età del campo (${ages.from}-${ages.to}).`,
      ),
    );
  return findings;
}

export const venuesFindings = ({ venues, season }: Facts): Finding[] =>
  venueSlugs.flatMap((slug) => venueFindings(slug, venues[slug], season));
