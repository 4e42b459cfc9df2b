import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { images } from '#frontend/content/images.ts';
import type { PictureSource } from '#frontend/ui/picture.tsx';

const folder = join(import.meta.dirname, '../../frontend/images');
const drawings = ['mark', 'mark-on-dark']
  .map((id) => ({ id, file: join(folder, `${id}.svg`) }))
  .concat(
    readdirSync(join(folder, 'scenes')).map((name) => ({
      id: name.replace('.svg', ''),
      file: join(folder, 'scenes', name),
    })),
  );
const registry: Record<string, PictureSource> = images;

it.each(drawings)('$id is in the registry with the size of its drawing', ({ id, file }) => {
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(readFileSync(file, 'utf8')) ?? [];
  expect(registry[id]).toMatchObject({ width: Number(width), height: Number(height) });
});

it.each(drawings)('$id weighs less than 12 kB and needs nothing but itself', ({ file }) => {
  const drawing = readFileSync(file, 'utf8');
  expect(brotliCompressSync(drawing).length).toBeLessThan(12_000);
  expect(drawing).not.toMatch(/<(script|style|image|text|foreignObject|metadata)|href|\sid=|\son\w+=|url\(/);
});

it('names no drawing that is not there', () => {
  for (const [id, image] of Object.entries(registry))
    if (image.src.endsWith('.svg')) expect(drawings.map((drawing) => drawing.id)).toContain(id);
});

it('describes every picture in a sentence of its own that does not begin with “immagine”', () => {
  const alts = Object.values(registry).flatMap((image) => image.alt ?? []);
  expect(new Set(alts).size).toBe(alts.length);
  for (const alt of alts) {
    expect(alt.length).toBeGreaterThan(15);
    expect(alt).not.toMatch(/^(immagine|illustrazione|foto|disegno)/i);
  }
});

it('has no photo that nothing shows', () => {
  const photos = existsSync(join(folder, 'photos')) ? readdirSync(join(folder, 'photos')) : [];
  const source = readFileSync(join(folder, '../content/images.ts'), 'utf8');
  for (const photo of photos) expect(source).toContain(`photos/${photo}?photo`);
});
