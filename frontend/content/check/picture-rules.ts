import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Picture } from '../picture.ts';
import { entriesOf, type Modules, root } from './content-modules.ts';
import { about, type Finding } from './finding.ts';

const MIN_WIDTH = 1600;
const folders = { scenes: 'disegni (.svg)', photos: 'foto (.jpg)' } as const;
type Folder = keyof typeof folders;

/** As they are spelt: some disks do not tell capitals from small letters. */
const namesIn = (folder: Folder): string[] => {
  const path = join(root, 'frontend/images', folder);
  return existsSync(path) ? readdirSync(path).filter((name) => !name.startsWith('.')) : [];
};

const SIGNATURES: [format: string, pattern: RegExp][] = [
  ['JPEG', /^\xff\xd8\xff/],
  ['PNG', /^\x89PNG/],
  ['HEIC', /^.{4}ftyp(heic|heix|hevc|mif1|msf1)/s],
  ['AVIF', /^.{4}ftypavif/s],
  ['WebP', /^RIFF.{4}WEBP/s],
  ['GIF', /^GIF8/],
];
/** By its bytes: a renamed file keeps them. */
const formatOf = (bytes: Buffer): string => {
  const start = bytes.subarray(0, 16).toString('latin1');
  return SIGNATURES.find(([, pattern]) => pattern.test(start))?.[0] ?? 'un altro formato';
};

async function photoMessage(file: string): Promise<string | undefined> {
  const bytes = readFileSync(file);
  const format = formatOf(bytes);
  if (format !== 'JPEG')
    return `è ${format === 'un altro formato' ? format : `un file ${format}`}, qualunque sia il suo nome: serve un JPEG. Aprilo con un programma di foto ed esportalo come JPEG (.jpg).`;
  try {
    const { autoOrient, width = autoOrient?.width } = await sharp(bytes).metadata();
    const shown = autoOrient?.width ?? width ?? 0;
    return shown < MIN_WIDTH
      ? `è larga ${shown} px: ne servono almeno ${MIN_WIDTH}, o sui telefoni si vede sgranata.`
      : undefined;
  } catch {
    return 'non si può leggere: il file è rovinato. Esportalo di nuovo come JPEG.';
  }
}

/** Every photo that is there has a name, a format and a size with which the build can work. */
const photoFindings = (): Promise<Finding[]> =>
  Promise.all(
    namesIn('photos').map(async (name): Promise<Finding[]> => {
      const { error } = about(`frontend/images/photos/${name}`);
      if (!/^[a-z0-9]+(-[a-z0-9]+)*\.jpg$/.test(name))
        return [
          error(
            '(nome)',
            'il nome ha solo minuscole, cifre e trattini, e finisce con .jpg: per esempio eur-park.jpg.',
          ),
        ];
      const message = await photoMessage(join(root, 'frontend/images/photos', name));
      return message ? [error('(foto)', message)] : [];
    }),
  ).then((findings) => findings.flat());

function callMessage({ file = '', alt }: Picture): string | undefined {
  const folder: Folder = file.endsWith('.svg') ? 'scenes' : 'photos';
  if (!/\.(svg|jpg)$/.test(file))
    return `«${file}» non va: un disegno finisce con .svg, una foto con .jpg (salvala come JPEG).`;
  if (!namesIn(folder).includes(file))
    return `il file «${file}» non c’è: i ${folders.scenes} stanno in frontend/images/scenes/, le ${folders.photos} in frontend/images/photos/.`;
  if (alt !== undefined && alt.trim().length < 10)
    return `la descrizione «${alt}» non dice che cosa si vede a chi non vede la foto «${file}».`;
  return alt !== undefined && /^(immagine|illustrazione|foto|disegno)\b/i.test(alt)
    ? `la descrizione dice che cosa si vede, senza cominciare con «${alt.split(' ')[0]}».`
    : undefined;
}

const isPicture = (value: unknown): value is Picture & { file: string } =>
  typeof value === 'object' && value !== null && 'src' in value && 'file' in value;

/** `areAllRead`: a file that could not be run may show the others. */
export async function pictureFindings(modules: Modules, areAllRead: boolean): Promise<Finding[]> {
  const calls = entriesOf(modules).flatMap(({ file, field, value }) =>
    isPicture(value) ? [{ file, field, value }] : [],
  );
  const shown = new Set(calls.map(({ value }) => value.file));
  const idle = (['scenes', 'photos'] as const).flatMap((folder) =>
    namesIn(folder)
      .filter((name) => areAllRead && !shown.has(name))
      .map((name) =>
        about(`frontend/images/${folder}/${name}`).warning(
          '(foto)',
          'nessuna pagina la mostra: usala con picture(…) o toglila.',
        ),
      ),
  );
  return [
    ...calls.flatMap(({ file, field, value }) => {
      const message = callMessage(value);
      return message ? [{ ...about(file).error(field, message), value: value.file }] : [];
    }),
    ...(await photoFindings()),
    ...idle,
  ];
}
