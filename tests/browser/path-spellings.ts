const percentEncode = (text: string, which: RegExp) =>
  text.replace(which, (letter) => `%${letter.charCodeAt(0).toString(16).padStart(2, '0')}`);

/** Numbers from 0 to 1 that repeat from run to run. */
const repeatable = (seed: number) => () => {
  // mulberry32, which is public domain
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), seed | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
};

const detours = [
  '',
  '',
  '',
  '/assets/..',
  '/x/..',
  '/api/..',
  '/.',
  '/..',
  '/members/..',
  '/assets/%2e%2e',
  '/assets/.%2e',
];
const separators = [
  '/',
  '/',
  '/',
  '/',
  '%2f',
  '%2F',
  '//',
  '\\',
  '%5c',
  '/./',
  '/%2e/',
  '%252f',
  '/;/',
  '%00/',
];
const ends = ['', '', '', '?x=1', '/', '#a', '?', '%00', ';a', '.', '%20', '/..', '/../x'];

/** Request targets that a router, a cache or a decoder might take for `path`, never the path itself; always the same ones. */
export const pathSpellings = (path: string, count: number): string[] => {
  const random = repeatable(7);
  const pick = (choices: string[]) => choices[Math.floor(random() * choices.length)] ?? '';
  const segments = path.split('/').slice(1);
  const found = new Set<string>([
    `/${path}`,
    `//${path}`,
    percentEncode(path, /(?<=.)\//g),
    percentEncode(path, /\//g),
    percentEncode(path, /\w/g),
    path.toUpperCase(),
    path.replaceAll('/', '\\'),
    `http://other.example${path}`,
  ]);
  for (let tries = 0; found.size <= count && tries < 10 * count; tries++) {
    const portion = random() < 0.4 ? 0 : random() * 0.5;
    const disguise = (letter: string) => {
      if (random() < 0.02) return letter.toUpperCase();
      return random() < portion ? percentEncode(letter, /./) : letter;
    };
    const words = segments.map((segment) => [...segment].map(disguise).join(''));
    found.add(`${pick(detours)}${words.map((word) => pick(separators) + word).join('')}${pick(ends)}`);
  }
  found.delete(path);
  return [...found];
};
