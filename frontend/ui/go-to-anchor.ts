/**
 * Scrolls to the element that a hash like `#contacts` names, or to the top of the page. From the first jump on the whole page
 * is laid out: parts of a guessed height in between would move the place while the page glides there.
 */
export function goToAnchor(hash: string): void {
  document.documentElement.dataset.whole = '';
  const target = hash && document.getElementById(hash.slice(1));
  if (target) target.scrollIntoView();
  else window.scrollTo({ top: 0, behavior: 'instant' });
}
