import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { scratchCopy } from '#tests/local/scratch-copy.ts';

const districts =
  'Appio Aurelio Balduina Boccea Bufalotta Casilino Centocelle Cinecittà Collatino Eur Flaminio Garbatella Gianicolense Labaro Marconi Monteverde Nomentano Ottavia Parioli Portuense Prati Primavalle Salario Talenti Tiburtino Torrino Trastevere'.split(
    ' ',
  );
const kinds = ['Caccia', 'Festa', 'Gara', 'Giochi', 'Laboratorio', 'Teatro'];
const subjects = ['aquiloni', 'bolle', 'burattini', 'creta', 'orto', 'ritmo', 'stelle', 'vela', 'zattere'];

const slugOf = (name: string) =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');
const variableOf = (slug: string) =>
  slug.replaceAll(/-(.)/g, (_dash, letter: string) => letter.toUpperCase());

type Subject = { slug: string; source: string };

const venueOf = (district: string, at: number, picture: string): Subject => {
  const slug = slugOf(`circolo ${district}`);
  const rate = (price: number, days = 1) => ({ base: price * days, convention: (price - 5) * days });
  const [day, halfDay] = [30 + (at % 6), 21 + (at % 4)];
  const hasHalfDays = at % 4 !== 1;
  const city = at % 5 === 4 ? 'Latina' : 'Roma';
  const fields = {
    slug,
    name: `Circolo ${district}`,
    cardTitle: `CIRCOLO ${district.toUpperCase()}`,
    city,
    district,
    address: {
      street: `Viale di ${district} ${1 + ((at * 13) % 90)}`,
      postalCode: `00${100 + ((at * 17) % 90)}`,
      city,
      mapUrl: `https://mappe.test/${slug}`,
    },
    positions: 8 + (at % 15),
    pool: at % 3 ? null : 'Piscina scoperta',
    features: [],
    lessons: at % 2 ? { sport: 'calcio', fromAge: 8, icon: 'Goal' } : null,
    garden: at % 4 ? null : { name: `Prato ${district}`, squareMetres: 2000 + at * 350 },
    prices: {
      enrolment: { base: 10, convention: 5 },
      week: rate(day, 4),
      halfDayWeek: hasHalfDays ? rate(halfDay, 4) : null,
      day: rate(day),
      halfDay: hasHalfDays ? rate(halfDay) : null,
    },
    provisional: null,
    isIndexed: true,
    picture: 'PICTURE',
    secretariat: [
      { days: ['monday', 'wednesday', 'friday'], opens: `1${4 + (at % 5)}:${10 + at}`, closes: '19:00' },
    ],
    conventions: null,
    page: {
      title: `Circolo ${district}, centro estivo a ${city} · Fun Village`,
      description: `Centro estivo Circolo ${district} a ${city}: programma, pranzo, tariffe e iscrizioni.`,
      updated: '2026-11-21',
      lead: `Sport, giochi e squadre a ${district}.`,
      tone: ['sun', 'sky', 'terracotta', 'pine'][at % 4],
    },
    hasTabArrows: true,
  };
  return {
    slug,
    source: moduleOf('venue', 'Venue', fields, { PICTURE: [picture, `Bambini a ${district}`] }),
  };
};

const activityOf = (kind: string, subject: string, at: number, picture: string): Subject => {
  const name = `${kind} con ${subject}`;
  const slug = slugOf(name);
  const fields = {
    slug,
    name,
    card: { text: `Si comincia con ${subject}, si finisce tutti insieme sul prato.`, picture: 'CARD' },
    picture: 'PICTURE',
    page: {
      title: `${name} · Fun Village`,
      description: `${name}: che cosa si fa, con chi e quando, nel centro estivo dei bambini.`,
      updated: '2026-11-21',
      heading: name,
      lead: `Una mattina con ${subject}, in squadra e senza fretta.`,
      tone: ['sun', 'sky', 'terracotta', 'pine', 'dusk', 'sand'][at % 6],
      shape: ['arch', 'hill', 'side'][at % 3],
    },
    centrepiece: null,
    gallery:
      at % 2 ? null : { title: `${name}, le foto`, subject: `di ${name}`, url: `https://foto.test/${slug}` },
  };
  return {
    slug,
    source: moduleOf('activity', 'Activity', fields, {
      CARD: [`card-${picture}`, `Bambini con ${subject}`],
      PICTURE: [picture, `Tre bambini con ${subject}`],
    }),
  };
};

const moduleOf = (
  shape: string,
  type: string,
  fields: { slug: string },
  pictures: Record<string, [file: string, alt: string]>,
) =>
  [
    "import { picture } from '../picture.ts';",
    `import type { ${type} } from './${shape}.ts';`,
    '',
    `export const ${variableOf(fields.slug)}: ${type}<'${fields.slug}'> = ${JSON.stringify(fields)
      .replaceAll(/"(\w+)":/g, '$1: ')
      .replaceAll(
        /"(PICTURE|CARD)"/g,
        (_whole, name: string) => `picture('${pictures[name]?.[0]}', '${pictures[name]?.[1]}')`,
      )};`,
    '',
  ].join('\n');

/**
 * A copy of the repository with so many venues and activities, as the operator would add them: a file each, its line in
 * the index, drawings of its own.
 */
export const largeEdition = ({ venues, activities }: { venues: number; activities: number }) => {
  const copy = scratchCopy('growth');
  const scenes = join(copy.path, 'frontend/images/scenes');
  /** Differs in every byte that a cache or a compressor would find twice only in its colours. */
  const drawing = (of: string, name: string, at: number) =>
    writeFileSync(
      join(scenes, name),
      readFileSync(join(scenes, of), 'utf8').replaceAll(
        /#[0-9a-f]{6}\b/gi,
        (colour) =>
          `#${((Number.parseInt(colour.slice(1), 16) + at) % 0xffffff).toString(16).padStart(6, '0')}`,
      ),
    );
  const add = (folder: string, subjects: readonly Subject[]) => {
    for (const { slug, source } of subjects)
      writeFileSync(join(copy.path, `frontend/content/${folder}/${slug}.ts`), source);
    copy.edit(`frontend/content/${folder}/index.ts`, (text) =>
      subjects
        .map(({ slug }) => `import { ${variableOf(slug)} } from './${slug}.ts';\n`)
        .join('')
        .concat(text)
        .replace(/(const list = \[)([^\]]*)(\])/, (_whole, start, names, end) =>
          [start, [names, ...subjects.map(({ slug }) => variableOf(slug))].join(', '), end].join(''),
        ),
    );
  };
  const present = (folder: string) =>
    globSync(`frontend/content/${folder}/*.ts`, { cwd: copy.path }).filter(
      (file) => !/\/(index|venue|activity)\.ts$/.test(file),
    ).length;
  const places = districts.slice(0, venues - present('venues'));
  const pastimes = kinds
    .flatMap((kind) => subjects.map((subject) => ({ kind, subject })))
    .slice(0, activities - present('activities'));
  if (places.length < venues - present('venues') || pastimes.length < activities - present('activities'))
    throw new Error('there are no more names for so many venues and activities');
  add(
    'venues',
    places.map((district, at) => {
      const picture = `${slugOf(`circolo ${district}`)}.svg`;
      drawing('sport-city.svg', picture, at + 1);
      return venueOf(district, at, picture);
    }),
  );
  add(
    'activities',
    pastimes.map(({ kind, subject }, at) => {
      const picture = `${slugOf(`${kind} ${subject}`)}.svg`;
      drawing('shows.svg', picture, at + 1);
      drawing('card-shows.svg', `card-${picture}`, at + 1);
      return activityOf(kind, subject, at, picture);
    }),
  );
  return copy;
};
