import { type ComponentType, lazy, type ReactNode, useEffect, useRef } from 'react';
import { loadPatiently } from './load-chunk.ts';

const events = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'] as const;

/** Screen readers move about without an event: after this long the rest of the page comes by itself. */
const quietMs = 4000;

/** What the starter (frontend/build/starter.ts) notes from the first moment on. */
type Noted = { hasInteracted?: true; tapped?: MouseEvent };

/** The starter saw something before this ran; or a shared quote or an anchor asks for what stands below. */
const hasBegun = () =>
  (window as Noted).hasInteracted || scrollY > 0 || location.search !== '' || location.hash !== '';

const firstInteraction: Promise<void> =
  typeof document === 'undefined' || hasBegun()
    ? Promise.resolve()
    : new Promise((resolve) => {
        for (const event of events) {
          addEventListener(event, () => resolve(), { once: true, passive: true, capture: true });
        }
        setTimeout(resolve, quietMs);
      });

/** Its first element marks where a part begins, so that a tap that came before the part's script is given to it now. */
function Later({ children }: { children: ReactNode }) {
  const start = useRef<HTMLTemplateElement>(null);
  useEffect(() => {
    const noted = window as Noted;
    const tap = noted.tapped;
    const button = (tap?.target as Element | undefined)?.closest('button');
    const isBelow =
      button &&
      // Still on its way: React woke this part for it and handles it next.
      tap?.eventPhase === Event.NONE &&
      start.current?.parentElement?.contains(button) &&
      start.current.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING;
    if (!isBelow) return;
    delete noted.tapped;
    button.click();
  }, []);
  return (
    <>
      <template ref={start} />
      {children}
    </>
  );
}

/**
 * A part of the page that stands in the prerendered HTML and gets its script when the visitor first does something
 * or a few seconds have passed: the first view pays for what it shows. Whoever comes from another page has done
 * something already.
 */
export const lazyBelow = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(async () => {
    await firstInteraction;
    const { default: Part } = await loadPatiently(load);
    return {
      default: (props: Props) => (
        <Later>
          <Part {...props} />
        </Later>
      ),
    };
  });
