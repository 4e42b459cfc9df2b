import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Picture } from '../picture.ts';
import { root } from './edition.ts';
import { about, type Finding } from './finding.ts';

const MIN_WIDTH = 1600;
const folders = { scenes: 'disegni (.svg)', photos: 'foto (.jpg)' } as const;
type Folder = keyof typeof folders;

/** Exact names: some disks ignore case. */
const namesIn = (folder: Folder): string[] => {
  const path = join(root, 'frontend/images', folder);
  return existsSync(path) ? readdirSync(path).filter((name) => !name.startsWith('.')) : [];
};

/** Judges a photo by its bytes: a renamed file keeps them. */
async function photoMessage(file: string): Promise<string | undefined> {
  const bytes = readFileSync(file);
  const exportAgain = 'Aprilo con un programma di foto ed esportalo come JPEG (.jpg).';
  // The library may lack the decoder of these.
  if (/^.{4}ftyp/s.test(bytes.toString('latin1', 0, 16)))
    return `è un file HEIC o AVIF, qualunque sia il suo nome: serve un JPEG. ${exportAgain}`;
  try {
    const { format, autoOrient } = await sharp(bytes).metadata();
    if (format !== 'jpeg')
      return `è un file ${format.toUpperCase()}, qualunque sia il suo nome: serve un JPEG. ${exportAgain}`;
    if (autoOrient.width < MIN_WIDTH)
      return `è larga ${autoOrient.width} px: ne servono almeno ${MIN_WIDTH}, o sui telefoni si vede sgranata.`;
    return undefined;
  } catch {
    return `non si può leggere: il file è rovinato, o non è una foto. ${exportAgain}`;
  }
}

/** Name, format and width of every photo. */
async function photoFindings(): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const name of namesIn('photos')) {
    const { error } = about(`frontend/images/photos/${name}`);
    const isNamed = /^[a-z0-9]+(-[a-z0-9]+)*\.jpg$/.test(name);
    const message = isNamed
      ? await photoMessage(join(root, 'frontend/images/photos', name))
      : 'il nome ha solo minuscole, cifre e trattini, e finisce con .jpg: per esempio eur-park.jpg.';
    if (message) findings.push(error(isNamed ? '(foto)' : '(nome)', message));
  }
  return findings;
}

function callMessage({ file = '', alt }: Picture): string | undefined {
  const folder: Folder = file.endsWith('.svg') ? 'scenes' : 'photos';
  if (!/\.(svg|jpg)$/.test(file))
    return `«${file}» non va: un disegno finisce con .svg, una foto con .jpg (salvala come JPEG).`;
  if (!namesIn(folder).includes(file))
    return `il file «${file}» non c’è: i ${folders.scenes} stanno in frontend/images/scenes/, le ${folders.photos} in frontend/images/photos/.`;
  if (alt !== undefined && alt.trim().length < 10)
    return `la descrizione «${alt}» non dice che cosa si vede a chi non vede la foto «${file}».`;
  return undefined;
}

const isPicture = (value: unknown): value is Picture & { file: string } =>
  typeof value === 'object' && value !== null && 'src' in value && 'file' in value;

/** Faults of photos and of the entries that show them; photos that no page shows. */
export async function pictureFindings(
  written: readonly { file: string; field: string; value: unknown }[],
): Promise<Finding[]> {
  const calls = written.flatMap(({ file, field, value }) =>
    isPicture(value) ? [{ file, field, value }] : [],
  );
  const shown = new Set(calls.map(({ value }) => value.file));
  const idle = namesIn('photos')
    .filter((name) => !shown.has(name))
    .map((name) =>
      about(`frontend/images/photos/${name}`).warning('(foto)', 'nessuna pagina la mostra: usala o toglila.'),
    );
  return [
    ...calls.flatMap(({ file, field, value }) => {
      const message = callMessage(value);
      return message ? [about(file).error(field, message)] : [];
    }),
    ...(await photoFindings()),
    ...idle,
  ];
}
