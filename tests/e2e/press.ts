import type { Page } from 'playwright/test';

/** As long as a quick finger rests on the screen: what a press sets off is drawn before it ends. */
const PRESS_MS = 60;

/** Presses and lets go at the same place, whatever has come to lie there meanwhile. */
export const pressAt = async (page: Page, pointer: 'touch' | 'mouse', x: number, y: number) => {
  if (pointer === 'mouse') {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.waitForTimeout(PRESS_MS);
    await page.mouse.up();
    return;
  }
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await page.waitForTimeout(PRESS_MS);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
};
