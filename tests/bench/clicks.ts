import type { Browser, Page } from 'playwright';
import type { Family } from './family.ts';
import { openPhone } from './phone.ts';
import { against, median, milliseconds, type Row } from './report.ts';

const clicks = 9;
type Times = { changed: number; painted: number };

/** From the click to the changed document, and to the frame that shows it; in milliseconds of the page's clock. */
const clickToChange = ([button, shown]: [string, string]) =>
  new Promise<Times>((resolve) => {
    const target = document.querySelector<HTMLElement>(button);
    const place = document.querySelector(shown);
    if (!target || !place) throw new Error(`${button} or ${shown} is not on the page`);
    requestAnimationFrame(() =>
      setTimeout(() => {
        const start = performance.now();
        const observer = new MutationObserver(() => {
          const changed = performance.now() - start;
          observer.disconnect();
          requestAnimationFrame(() =>
            setTimeout(() => resolve({ changed, painted: performance.now() - start })),
          );
        });
        observer.observe(place, { attributes: true, characterData: true, childList: true, subtree: true });
        target.click();
      }),
    );
  });

/** The least a click can cost on this page: one listener that changes one text. */
const addBareButton = () => {
  const button = Object.assign(document.createElement('button'), { id: 'bare', type: 'button' });
  const output = Object.assign(document.createElement('output'), { id: 'bare-output' });
  button.addEventListener('click', () => {
    output.textContent = `${Math.random()}`;
  });
  document.body.append(button, output);
};

async function compare(page: Page, what: string, button: string, shown: string): Promise<Row[]> {
  await page.evaluate(addBareButton);
  const real: Times[] = [];
  const bare: Times[] = [];
  for (let click = 0; click < clicks; click += 1) {
    real.push(await page.evaluate(clickToChange, [button, shown] as [string, string]));
    bare.push(await page.evaluate(clickToChange, ['#bare', '#bare-output'] as [string, string]));
    await page.waitForTimeout(250);
  }
  const both = (until: string, key: keyof Times) =>
    against(
      `${what}: click to ${until}`,
      real.map((one) => one[key]),
      bare.map((one) => one[key]),
    );
  return [
    { what: `${what}: click to change`, value: milliseconds(median(real.map(({ changed }) => changed))) },
    both('frame', 'painted'),
  ];
}

/** The next slide of the first carousel, stopped so that no timer moves it meanwhile. */
export async function carouselClicks(browser: Browser, origin: string): Promise<Row[]> {
  const { page, close } = await openPhone(browser, origin);
  await page.goto('/');
  await page.mouse.move(5, 5);
  await page.keyboard.press('Shift');
  const next = '[aria-roledescription=carousel] button[aria-label=Successiva]';
  await page.locator('[aria-roledescription=slide][inert]').first().waitFor({ state: 'attached' });
  await page.locator('[aria-roledescription=carousel] button').first().click();
  const rows = await compare(page, 'carousel', next, '[aria-roledescription=carousel]');
  await close();
  return rows;
}

/** One touch on a week of the last child computes the whole family again. */
export async function quoteClicks(browser: Browser, origin: string, family: Family): Promise<Row[]> {
  const { page, close } = await openPhone(browser, origin);
  await page.goto(`/iscrizioni${family.address}#quanto-spendo`);
  await page.locator(`#totale-${family.children}`).waitFor();
  const rows = await compare(
    page,
    family.name,
    'form ol > li:last-child button[aria-pressed]:not(:disabled)',
    '#totale',
  );
  await close();
  return rows;
}
