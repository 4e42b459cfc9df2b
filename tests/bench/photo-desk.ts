import { link, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import sharp from 'sharp';
import { photoDeskText as words } from '#frontend/members/content/photo-desk.ts';
import { type MembersAccess, openMembersPage } from './members-page.ts';
import { against, median, type Row } from './report.ts';

const photos = 60;

/** As a telephone takes it: noise of about four megabytes, with a position in its metadata. */
const samplePhoto = () =>
  sharp({
    create: {
      width: 2800,
      height: 2150,
      channels: 3,
      background: '#ffc53d',
      noise: { type: 'gaussian', mean: 120, sigma: 40 },
    },
  })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '41/1 54/1 10/1' } })
    .jpeg({ quality: 90 })
    .toBuffer();

export async function samplePhotos(folder: string): Promise<{ paths: string[]; megabytes: number }> {
  await mkdir(folder, { recursive: true });
  const paths = Array.from({ length: photos }, (_, at) => join(folder, `IMG_${at + 1000}.jpg`));
  const [first = '', ...others] = paths;
  const bytes = await samplePhoto();
  await writeFile(first, bytes);
  await Promise.all(others.map((path) => link(first, path)));
  return { paths, megabytes: (bytes.length * photos) / 1e6 };
}

/** `folder` takes the sample photos. */
type Place = MembersAccess & { folder: string; rounds: number };

/** Clean, rename and zip a day's photos in the page, beside the page only reading the same files. */
export async function photoDesk(browser: Browser, place: Place): Promise<Row> {
  const { paths, megabytes } = await samplePhotos(place.folder);
  const page = await openMembersPage(browser, place);
  await page.getByLabel(words.prefix).fill('AB');
  await page.getByLabel(words.code).fill('BENCH');
  await page.getByLabel(words.title).fill('Giochi in giardino');
  await page.evaluate(() => {
    document.body.append(
      Object.assign(document.createElement('input'), { id: 'bare', type: 'file', multiple: true }),
    );
  });
  await page.locator('#bare').setInputFiles(paths);
  const read = () =>
    page.locator('#bare').evaluate(async (input: HTMLInputElement) => {
      const start = performance.now();
      for (const file of input.files ?? []) await file.arrayBuffer();
      return performance.now() - start;
    });
  await page.locator('[name=photos]').setInputFiles(paths);
  const save = page.getByRole('button', { name: words.start });
  const desk: number[] = [];
  const bare: number[] = [];
  for (let round = 0; round < place.rounds; round += 1) {
    bare.push(await read());
    const start = performance.now();
    const download = page.waitForEvent('download');
    await save.click();
    await (await download).cancel();
    desk.push(performance.now() - start);
    await page.getByText(words.savedZip(photos)).waitFor();
  }
  await page.close();
  const rate = (megabytes / median(desk)) * 1000;
  return against(
    `photo desk: ${photos} photos, ${megabytes.toFixed(0)} MB, ${rate.toFixed(0)} MB/s to a zip`,
    desk,
    bare,
  );
}
