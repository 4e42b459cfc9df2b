import { pageKinds } from '#tests/fixtures/page-kinds.ts';
import { expect, test } from './fixtures.ts';

test('every kind of page comes alive, and scrolls sideways neither on a phone nor on a desktop', async ({
  engine,
}) => {
  for (const { path } of pageKinds) {
    await engine.openAlive(path);
    await engine.until(
      `${path} has the site’s own two faces`,
      () =>
        [...document.fonts].filter((face) => / Variable/.test(face.family) && face.status === 'loaded')
          .length === 2,
    );
    for (const width of [390, 1280]) {
      await engine.resize(width, 844);
      await engine.until(`${path} is no wider than the screen of ${width} px`, () => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth <= clientWidth;
      });
    }
    expect(await engine.takeProblems(), path).toEqual([]);
  }
});
