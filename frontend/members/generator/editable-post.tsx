import { useEffect, useRef } from 'react';
import { generator as words } from '#frontend/members/content/generator.ts';
import type { UnprovenFact } from './facts.ts';
import styles from './generated-content.module.css';

type EditablePostProps = {
  /** Later changes are the reader's own; the element keeps them. */
  initialText: string;
  facts: readonly UnprovenFact[];
  onEdit: (text: string) => void;
};

/** The post as text that can be changed where it stands, the unproven facts highlighted without touching it. */
export function EditablePost({ initialText, facts, onEdit }: EditablePostProps) {
  const ref = useRef<HTMLDivElement>(null);
  const initialTextRef = useRef(initialText);

  useEffect(() => {
    if (ref.current) ref.current.textContent = initialTextRef.current;
  }, []);

  useEffect(() => {
    const element = ref.current;
    if (!element || !('highlights' in CSS)) return undefined;
    CSS.highlights.set('da-confermare', new Highlight(...facts.flatMap((fact) => rangeOf(element, fact))));
    return () => {
      CSS.highlights.delete('da-confermare');
    };
  }, [facts]);

  return (
    <>
      <p id="modifica" className={styles.hint}>
        {words.resultHint}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a textarea cannot show marks inside its text. */}
      <div
        ref={ref}
        className={styles.post}
        role="textbox"
        tabIndex={0}
        aria-multiline="true"
        aria-label={words.resultLabel}
        aria-describedby="modifica"
        contentEditable="plaintext-only"
        suppressContentEditableWarning
        spellCheck
        lang="it"
        onInput={({ currentTarget }) => onEdit(currentTarget.innerText.replace(/\n$/, ''))}
      />
    </>
  );
}

/** The fact's place in the element; none when the browser has split the text otherwise than we count it. */
function rangeOf(element: Element, { text, start, end }: UnprovenFact): Range[] {
  const range = document.createRange();
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let position = 0;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const length = node.nodeValue?.length ?? 0;
    if (start >= position && end <= position + length) {
      range.setStart(node, start - position);
      range.setEnd(node, end - position);
      return range.toString() === text ? [range] : [];
    }
    position += length;
  }
  return [];
}
