import type { Early, EarlyData } from './early.ts';

/** Loads all faces, then sets them at once, so that the text is laid out anew only once. */
async function setFonts(fonts: EarlyData['fonts']) {
  const faces = fonts.map(([family, source, weight]) => new FontFace(family, source, { weight }));
  await Promise.allSettled(faces.map((face) => face.load()));
  const target = document.querySelector<HTMLElement>(':target');
  const before = target?.offsetTop ?? 0;
  for (const face of faces) document.fonts.add(face);
  // Safari has no scroll anchoring: keep the anchor of the address in place.
  if (target && !CSS.supports('overflow-anchor: none'))
    scrollBy({ top: target.offsetTop - before, behavior: 'instant' });
}

/** Browsers that hide paint times (Firefox resisting fingerprinting) call back a second after `load`. */
function afterFirstContentfulPaint(callback: () => void) {
  new PerformanceObserver((entries) => {
    // The largest paint may take another frame.
    if (entries.getEntriesByName('first-contentful-paint').length > 0)
      requestAnimationFrame(() => requestAnimationFrame(callback));
  }).observe({ type: 'paint', buffered: true });
  setTimeout(callback, 1000);
}

/** Loads web fonts and print CSS after the first contentful paint, or at the first scroll: sooner they delay the paint. */
export function loadLateFonts({ data: { fonts, printStyle } }: Early): void {
  let isLoaded = false;
  const load = () => {
    if (isLoaded) return;
    isLoaded = true;
    if (printStyle)
      document.head.append(
        Object.assign(document.createElement('link'), {
          rel: 'stylesheet',
          media: 'print',
          href: printStyle,
        }),
      );
    void setFonts(fonts);
  };
  addEventListener('scroll', load, { once: true });
  addEventListener('load', () => afterFirstContentfulPaint(load));
}
