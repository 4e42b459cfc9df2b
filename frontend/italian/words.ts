/**
 * `3,5`, `10.000`: Italian decimal comma and thousands point; `decimals`: so many of them, always. By hand: the first `Intl`
 * of a page holds a slow phone up for a tenth of a second, before it can answer a tap.
 */
export const formatNumber = (value: number, decimals?: number): string => {
  // Anything but a number is written as NaN: the content check names it.
  const [whole = '', rest] = (decimals === undefined ? String(value) : Number(value).toFixed(decimals)).split(
    '.',
  );
  const grouped = whole.replace(/\B(?=(\d{3}){1,7}$)/g, '.');
  return rest ? `${grouped},${rest}` : grouped;
};

const numberWords = 'nessuno uno due tre quattro cinque sei sette otto nove dieci'.split(' ');

/** `sei`, from eleven on `11`: a count as it stands in a sentence. */
export const formatCount = (count: number): string => numberWords[count] ?? formatNumber(count);

/** Spoken, these begin with a vowel: otto, undici, ottanta, ottocento. */
const startsWithVowel = (value: number) => /^(8|8\d|8\d\d|11)$/.test(String(Math.floor(value)));

/** `dai 4`, `dagli 8`. */
export const formatFrom = (value: number): string =>
  `${startsWithVowel(value) ? 'dagli' : 'dai'} ${formatNumber(value)}`;

/** `dai 4 ai 14`, `dagli 8 agli 11`. */
export const formatFromTo = (from: number, to: number): string =>
  `${formatFrom(from)} ${startsWithVowel(to) ? 'agli' : 'ai'} ${formatNumber(to)}`;

export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const uncapitalize = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** `a, b e c`; before another e `ed`: `Vallerano, Ostiense ed Eur`. */
export const formatList = (items: readonly string[]): string => {
  const last = items.at(-1) ?? '';
  const before = items.slice(0, -1).join(', ');
  return before ? `${before} ${/^[eèé]/i.test(last) ? 'ed' : 'e'} ${last}` : last;
};

/** `Via Appia 1, 00100 Roma`. */
export const formatAddress = ({
  street,
  postalCode,
  city,
}: {
  street: string;
  postalCode: string;
  city: string;
}) => `${street}, ${postalCode} ${city}`;

type Place = { city: string; place: string | null };

const byCity = (places: readonly Place[]) =>
  [...new Set(places.map(({ city }) => city))].map((city) => ({
    city,
    names: places.flatMap((one) => (one.city === city && one.place ? [one.place] : [])),
  }));

/** `Roma: Vallerano, Ostiense ed Eur; Latina`. */
export const formatPlaces = (places: readonly Place[]): string =>
  byCity(places)
    .map(({ city, names }) => (names.length > 0 ? `${city}: ${formatList(names)}` : city))
    .join('; ');

/** `a Roma, nelle sedi Sport City e SC Ostiense; a Latina, nella sede TC Nascosa`. */
export const formatVenuesIn = (places: readonly Place[]): string =>
  byCity(places)
    .map(
      ({ city, names }) =>
        `a ${city}, ${names.length === 1 ? 'nella sede' : 'nelle sedi'} ${formatList(names)}`,
    )
    .join('; ');

/** An answer of the operator as a person says it: `sì`, `no`, `non c’è` for an empty one; empty for one that is no text. */
export function formatAnswer(answer: unknown): string {
  if (answer === '' || (Array.isArray(answer) && answer.length === 0)) return 'non c’è';
  if (typeof answer === 'boolean') return answer ? 'sì' : 'no';
  if (Array.isArray(answer))
    return [...new Set(answer.map(formatAnswer))].filter(Boolean).slice(0, 3).join('; ');
  return typeof answer === 'string' ? answer : '';
}
