import { type KeyboardEvent, type ReactNode, startTransition, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Icon } from './icon.tsx';
import styles from './tabs.module.css';

export type Tab = {
  /** Also the hash of its address. */
  id: string;
  label: string;
  icon?: ReactNode;
  panel: ReactNode;
};

type TabsProps = {
  label: string;
  tabs: readonly Tab[];
  /** Names of the arrows that move the bar on narrow screens; none without. */
  arrows?: { back: string; forward: string } | undefined;
};

/**
 * Sections of one page, one at a time. Until the script runs they are links and their targets, which the style shows
 * one at a time too; without any script all stand one below the other. Then they become tabs (WAI-ARIA).
 */
export function Tabs({ label, tabs, arrows }: TabsProps) {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const [isLive, setIsLive] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  const active = tabs.find(({ id }) => hash === `#${id}`)?.id ?? tabs[0]?.id;

  useEffect(() => startTransition(() => setIsLive(true)), []);
  useEffect(() => {
    const tab = bar.current?.querySelector<HTMLElement>(`[href="#${active}"]`);
    if (tab)
      bar.current?.scrollTo({ left: tab.offsetLeft - (bar.current.clientWidth - tab.offsetWidth) / 2 });
  }, [active]);

  const move = (direction: -1 | 1) =>
    bar.current?.scrollBy({ left: direction * bar.current.clientWidth * 0.7, behavior: 'smooth' });

  const handleKeyDown = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ id }) => id === active);
    const steps: Record<string, number> = {
      ArrowRight: (at + 1) % tabs.length,
      ArrowLeft: (at - 1 + tabs.length) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    };
    const next = tabs[steps[event.key] ?? -1];
    if (!next) return;
    event.preventDefault();
    navigate({ search, hash: next.id }, { replace: true, state: { keepsScroll: true } });
    bar.current?.querySelector<HTMLElement>(`[href="#${next.id}"]`)?.focus();
  };

  return (
    <div className={styles.tabs} data-live={isLive || undefined}>
      <div className={styles.head}>
        {arrows ? <Arrow name={arrows.back} icon="ChevronLeft" onClick={() => move(-1)} /> : null}
        <div
          ref={bar}
          className={styles.bar}
          {...(isLive && { role: 'tablist', 'aria-label': label, onKeyDown: handleKeyDown })}
        >
          {tabs.map(({ id, label: name, icon }) => (
            <a
              key={id}
              href={`#${id}`}
              id={`tab-${id}`}
              className={styles.tab}
              {...(isLive && {
                role: 'tab',
                'aria-selected': id === active,
                'aria-controls': id,
                tabIndex: id === active ? 0 : -1,
              })}
              onClick={(event) => {
                event.preventDefault();
                navigate({ search, hash: id }, { replace: true, state: { keepsFocus: true } });
              }}
            >
              {icon}
              {name}
            </a>
          ))}
        </div>
        {arrows ? <Arrow name={arrows.forward} icon="ChevronRight" onClick={() => move(1)} /> : null}
      </div>
      <div className={styles.panels}>
        {tabs.map(({ id, panel }) => (
          <div
            key={id}
            id={id}
            className={styles.panel}
            {...(isLive && {
              role: 'tabpanel',
              'aria-labelledby': `tab-${id}`,
              tabIndex: 0,
              hidden: id !== active,
            })}
          >
            {panel}
          </div>
        ))}
      </div>
    </div>
  );
}

type ArrowProps = {
  name: string;
  icon: 'ChevronLeft' | 'ChevronRight';
  onClick: () => void;
};

function Arrow({ name, icon, onClick }: ArrowProps) {
  return (
    <button type="button" className={styles.arrow} aria-label={name} onClick={onClick}>
      <Icon name={icon} />
    </button>
  );
}
