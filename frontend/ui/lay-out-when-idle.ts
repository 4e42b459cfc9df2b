const bands: HTMLElement[] = [];
const whenIdle = globalThis.requestIdleCallback ?? globalThis.setTimeout;

const layOutNext = () => {
  bands.shift()?.classList.remove('when-near');
  if (bands.length > 0) requestAnimationFrame(() => whenIdle(layOutNext));
};

/**
 * For the `ref` of a band with the class `when-near`: once the page is scrolled it gets its true height while the browser
 * is idle, one band a frame, so that the scroll bar and the places of a history entry are right before somebody needs them.
 */
export const layOutWhenIdle = (band: HTMLElement | null) => {
  if (!band || bands.push(band) > 1) return;
  if (scrollY > 0) whenIdle(layOutNext);
  else addEventListener('scroll', () => whenIdle(layOutNext), { once: true, passive: true });
};
