/** True if the element is an open popover or stands in one; engines without popovers do not know the selector and would throw. */
export const isInOpenPopover = (element: Element | null): boolean =>
  CSS.supports('selector(:popover-open)') && Boolean(element?.closest(':popover-open'));
