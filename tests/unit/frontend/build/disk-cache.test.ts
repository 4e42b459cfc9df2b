import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { writeAtomically } from '#frontend/build/disk-cache.ts';

it('never shows a reader half of a file that is being written again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'whole-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'face.woff2');
  const contents = ['a', 'b'].map((letter) => letter.repeat(2_000_000));
  await writeAtomically(file, contents[0] as string);
  for (let round = 0; round < 5; round += 1) {
    const reads = Array.from({ length: 4 }, () => readFile(file, 'utf8'));
    const [, ...seen] = await Promise.all([writeAtomically(file, contents[round % 2] as string), ...reads]);
    expect(seen.every((text) => contents.includes(text))).toBe(true);
  }
  expect(readdirSync(folder)).toEqual(['face.woff2']);
});
