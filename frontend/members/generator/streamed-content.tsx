import { useEffect, useRef } from 'react';
import { generator as words } from '#frontend/members/content/generator.ts';
import { Button } from '#frontend/ui/button.tsx';
import { Icon } from '#frontend/ui/icon.tsx';
import styles from './generated-content.module.css';

/** The post while it is being written. */
export function StreamedContent({ text, onInterrupt }: { text: string; onInterrupt: () => void }) {
  const ref = useRef<HTMLElement>(null);
  // In braces: newer browsers give back a promise, which React would take for a clean-up.
  useEffect(() => {
    ref.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  return (
    <section ref={ref} aria-labelledby="contenuto-generato" aria-busy="true" className={styles.result}>
      <h3 id="contenuto-generato">{words.resultHeading}</h3>
      <div className={styles.post}>{text || words.waiting}</div>
      <div className="row gap-2">
        <Button variant="secondary" icon={<Icon name="Square" />} onClick={onInterrupt}>
          {words.interrupt}
        </Button>
      </div>
    </section>
  );
}
