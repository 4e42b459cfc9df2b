import { siteMap } from '#frontend/site-map.ts';
import { expect, test } from './fixtures.ts';

test('a page reaches no other machine, and its attempt is noticed', async ({ engine }, { project }) => {
  test.skip(project.name === 'WebKit', 'WebKitGTK does not always ask its proxy');
  await engine.go('data:text/html,<img src="https://elsewhere.test/"><img src="http://elsewhere.test/">');
  await expect.poll(() => [...engine.askedHosts]).toHaveLength(2);
  expect([...engine.askedHosts]).toContain('elsewhere.test');
  engine.askedHosts.clear();
  await engine.takeProblems();
});

test('every page comes alive, and scrolls sideways neither on a phone nor on a desktop', async ({
  engine,
}) => {
  for (const { path } of siteMap) {
    await engine.openAlive(path);
    expect(await engine.evaluate(() => document.querySelectorAll('h1').length), path).toBe(1);
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
