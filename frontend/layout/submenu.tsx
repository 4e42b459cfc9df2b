import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react';
import type { InternalPath, TextLink } from '#frontend/content/types.ts';
import { Icon } from '#frontend/ui/icon.tsx';
import { isInOpenPopover } from '#frontend/ui/popover.ts';
import { SiteLink } from '#frontend/ui/site-link.tsx';
import styles from './header.module.css';

type SubmenuProps = {
  text: string;
  items: readonly TextLink[];
  current: (to: InternalPath) => 'page' | undefined;
};

/** Opens by click and keyboard without scripts; on wide screens scripts add hovering, Escape and closing on blur. */
export function Submenu({ text, items, current }: SubmenuProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const set = (isOpen: boolean) => {
    if (details.current) details.current.open = isOpen;
  };
  // Not in the small-screen menu, where opening moves everything below.
  const hovers = (event: { pointerType: string }) =>
    event.pointerType === 'mouse' && !isInOpenPopover(details.current);

  const handlePointer = (event: PointerEvent, isOpen: boolean) => {
    if (hovers(event)) set(isOpen);
  };
  const handleClick = (event: MouseEvent) => {
    if (!(event.target as Element).closest('summary')) return;
    // The mouse that clicks has opened it by hovering; toggling would close it under the pointer.
    if (details.current?.open && event.detail > 0 && hovers(event.nativeEvent as globalThis.PointerEvent))
      event.preventDefault();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const { current } = details;
    if (event.key !== 'Escape' || !current?.open || isInOpenPopover(current)) return;
    event.preventDefault();
    set(false);
    current.querySelector('summary')?.focus();
  };

  return (
    <details
      ref={details}
      name="menu"
      className={styles.submenu}
      onPointerEnter={(event) => handlePointer(event, true)}
      onPointerLeave={(event) => handlePointer(event, false)}
      onClick={handleClick}
      onKeyDown={handleKeyDown}
      onBlur={(event) => {
        const isLeft = event.relatedTarget && !event.currentTarget.contains(event.relatedTarget);
        if (isLeft && !isInOpenPopover(details.current)) set(false);
      }}
    >
      <summary className={styles.link}>
        {text}
        <Icon name="ChevronDown" />
      </summary>
      <ul className={styles.sublist}>
        {items.map((item) => (
          <li key={item.to}>
            <SiteLink to={item.to} className={styles.link} aria-current={current(item.to)}>
              {item.text}
            </SiteLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
