import { venues } from '#frontend/content/venues/venues.ts';
import { expect, isHydrated, signIn, test } from './fixtures.ts';
import { press } from './press.ts';

const CONTROLS = 'summary, button, label, input, select, textarea, [role=tab], nav a, a.visually-hidden';

type Moved = { moved: string[]; presses: number };

/** Notes every control that is elsewhere, or beneath another, when its press ends; and lets no press do anything. */
const watchPresses = (controls: string) => {
  const moved: string[] = [];
  Object.assign(window, { moved, presses: 0 });
  const controlAt = ({ clientX, clientY }: MouseEvent) => {
    const control = document.elementFromPoint(clientX, clientY)?.closest(controls);
    const { x = 0, y = 0, width = 0, height = 0 } = control?.getBoundingClientRect() ?? {};
    return { control, place: [x, y, width, height].map(Math.round).join(' ') };
  };
  let pressed: ReturnType<typeof controlAt> | undefined;
  addEventListener('pointerdown', (event) => (pressed = controlAt(event)), true);
  addEventListener(
    'click',
    (event) => {
      if (event.detail === 0) return;
      (window as unknown as Moved).presses += 1;
      const now = controlAt(event);
      if (now.control !== pressed?.control || now.place !== pressed?.place)
        moved.push(`${pressed?.control?.textContent}: ${pressed?.place} → ${now.place}`);
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    true,
  );
};

/** Marks the first control of each tag, type and class that can be seen. */
const markOneOfEachKind = (controls: Element[]) => {
  const kinds = new Set<string>();
  for (const control of controls) {
    const kind = [control.tagName, control.getAttribute('type'), control.className].join(' ');
    if (kinds.has(kind) || !control.checkVisibility({ visibilityProperty: true })) continue;
    kinds.add(kind);
    (control as HTMLElement).dataset.kind = kind;
  }
};

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

// The other pages have no controls but those of these.
for (const path of ['/', '/iscrizioni', `/${venues[0]?.slug}`, '/members'])
  test(`nothing moves on ${path} between a press and its click`, async ({ page }) => {
    if (path === '/members') await signIn(page);
    await page.goto(path);
    if (path === '/members') await page.getByRole('link', { name: 'Regolamento' }).waitFor();
    await isHydrated(page);
    await page.evaluate(watchPresses, CONTROLS);
    // Every page has the same header and footer.
    const controls = page.locator(
      path === '/' ? CONTROLS : `:is(${CONTROLS}):not(.site > header *, #footer *)`,
    );
    await controls.evaluateAll(markOneOfEachKind);
    for (const control of await page.locator('[data-kind]').elementHandles())
      await press(page, 'touch', control);
    expect(await page.evaluate(() => (window as unknown as Moved).moved)).toEqual([]);
    expect(await page.evaluate(() => (window as unknown as Moved).presses)).toBeGreaterThan(0);
  });
