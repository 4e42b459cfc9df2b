/** Scrolls to the element that a hash like `#contacts` names and, unless `keepsFocus`, focuses it; without such an element scrolls to the top. */
export function goToAnchor(hash: string, keepsFocus = false): void {
  const target = document.getElementById(hash.slice(1));
  if (!target) {
    window.scrollTo({ top: 0, behavior: 'instant' });
    return;
  }
  const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  target.scrollIntoView({ behavior: isReduced ? 'instant' : 'smooth' });
  if (keepsFocus) return;
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
