import type { ElementHandle, Locator, Page } from 'playwright/test';

/** Duration of a quick tap: its effects are drawn before it ends. */
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

/** The middle of an element that can be pressed, brought onto the screen. */
const pressPoint = (element: Element) => {
  if (!element.checkVisibility({ visibilityProperty: true }) || element.matches(':disabled'))
    return undefined;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = element.getBoundingClientRect();
  return width && height ? { x: x + width / 2, y: y + height / 2 } : undefined;
};

/** Presses the middle of the element; tells whether it can be pressed. */
export const press = async (page: Page, pointer: 'touch' | 'mouse', element: Locator | ElementHandle) => {
  const point = await (element as Locator).evaluate(pressPoint);
  if (point) await pressAt(page, pointer, point.x, point.y);
  return point !== undefined;
};
