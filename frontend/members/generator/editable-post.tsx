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
        onInput={({ currentTarget }) => onEdit(textIn(currentTarget))}
      />
    </>
  );
}

/** Browsers set a line end as a character or as `<br>`; each counts one. */
function* piecesOf(element: Element): Generator<{ node: Node; text: string }> {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text) yield { node, text: node.data };
    else if (node instanceof HTMLBRElement) yield { node, text: '\n' };
  }
}

/** Without the line end that browsers keep behind the last line. */
const textIn = (element: Element) =>
  Array.from(piecesOf(element), ({ text }) => text)
    .join('')
    .replace(/\n$/, '');

/** The fact's place in the element; none where an edit has just moved it. */
function rangeOf(element: Element, fact: UnprovenFact): Range[] {
  let position = 0;
  for (const { node, text } of piecesOf(element)) {
    const [start, end] = [fact.start - position, fact.end - position];
    if (start >= 0 && text.slice(start, end) === fact.text) {
      const range = document.createRange();
      range.setStart(node, start);
      range.setEnd(node, end);
      return [range];
    }
    position += text.length;
  }
  return [];
}
