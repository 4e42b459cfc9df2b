/** Opens every disclosure and panel; returns the texts that the screen or a box cuts off. To be evaluated in the page. */
export const findCutTexts = () => {
  for (const details of document.querySelectorAll<HTMLDetailsElement>('main details, footer details'))
    details.open = true;
  for (const panel of document.querySelectorAll<HTMLElement>('[role=tabpanel]')) panel.hidden = false;
  const { clientWidth, scrollWidth } = document.documentElement;
  const found = new Set<string>();
  if (scrollWidth > clientWidth) found.add(`the page is ${scrollWidth} px wide`);
  const isCut = (box: DOMRect, element: Element | null): boolean => {
    if (!element || element === document.body) return box.left < -1 || box.right > clientWidth + 1;
    const { overflowX, overflowY, position } = getComputedStyle(element);
    // In a row that scrolls, a text is cut that is wider than the row.
    if (/auto|scroll/.test(overflowX)) return box.width > element.clientWidth + 1;
    const edge = element.getBoundingClientRect();
    const isOutside =
      box.left < edge.left - 1.5 ||
      box.right > edge.right + 1.5 ||
      box.top < edge.top - 4 ||
      box.bottom > edge.bottom + 4;
    if (/hidden|clip/.test(overflowX + overflowY) && isOutside) return true;
    return isCut(box, position === 'fixed' ? document.body : element.parentElement);
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const element = text.parentElement;
    if (!text.data.trim() || !element?.checkVisibility({ visibilityProperty: true })) continue;
    if (element.closest('.visually-hidden, [inert], script, style, noscript')) continue;
    range.selectNodeContents(text);
    if ([...range.getClientRects()].some((box) => box.width >= 1 && isCut(box, element)))
      found.add(text.data.trim().slice(0, 60));
  }
  return [...found];
};
