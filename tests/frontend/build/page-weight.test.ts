import { expect, it } from 'vitest';
import { withoutMembersAssets } from '#frontend/build/members-chunks.ts';
import { firstPictures } from '#frontend/build/page-weight.ts';

it('takes the pictures that a phone fetches untouched: those not lazy, a photo once and in its width, the icons', () => {
  const photo = '/p-480.avif 480w, /p-800.avif 800w, /p-1600.avif 1600w';
  expect(
    firstPictures(
      '<img src="/mark.svg"/><img src="/below.svg" loading="lazy"/>' +
        `<picture><source type="image/avif" srcSet="${photo}"/><source type="image/webp" srcSet="/p.webp 800w"/><img src="/p.jpg" loading="eager"/></picture>` +
        '<svg><use href="/icons.svg#a"></use></svg><svg><use href="/icons.svg#b"></use></svg>',
    ),
  ).toEqual(['mark.svg', 'p-800.avif', 'icons.svg']);
});

it('empties the staff area’s files in the worker and leaves the rest as it is', () => {
  const worker = (file: string) =>
    `const a={"/members/assets/a.js":${file},"/other":{content:"x"}};export default a;`;
  expect(withoutMembersAssets(worker('{contentType:`text/javascript`,content:`long "and" {odd}`}'))).toBe(
    worker('{content:""}'),
  );
});
