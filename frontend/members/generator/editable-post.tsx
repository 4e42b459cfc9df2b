import { type ClipboardEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { generator as words } from '#frontend/content/members/generator.ts';
import { visibleText } from '#worker/contract.ts';
import styles from './generated-content.module.css';

/** `start` and `end` count UTF-16 units. */
type Span = { text: string; start: number; end: number };

type EditablePostProps = {
  ref: RefObject<HTMLDivElement | null>;
  /** Later changes are the reader's own; the element keeps them. */
  initialText: string;
  marked: readonly Span[];
  onEdit: (text: string) => void;
};

/** The post as text that can be changed where it stands, what is to be confirmed highlighted without touching it. */
export function EditablePost({ ref, initialText, marked, onEdit }: EditablePostProps) {
  const initialTextRef = useRef(initialText);

  useLayoutEffect(() => {
    if (!ref.current) return;
    ref.current.textContent = initialTextRef.current;
    // Firefox before 136 does not know `plaintext-only`.
    if (!ref.current.isContentEditable) ref.current.contentEditable = 'true';
  }, [ref]);

  useEffect(() => {
    const element = ref.current;
    if (!element || !('highlights' in CSS)) return undefined;
    CSS.highlights.set('da-confermare', new Highlight(...marked.flatMap((span) => rangeOf(element, span))));
    return () => {
      CSS.highlights.delete('da-confermare');
    };
  }, [ref, marked]);

  return (
    <>
      <p id="modifica" className="small">
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
        onPaste={pasteVisible}
      />
    </>
  );
}

/** Inserts only visible text. `execCommand`, because nothing else can be undone. */
function pasteVisible(event: ClipboardEvent) {
  const pasted = event.clipboardData.getData('text/plain');
  const visible = visibleText(pasted);
  if (visible === pasted) return;
  event.preventDefault();
  document.execCommand('insertText', false, visible);
}

/** Browsers set a line end as a character, as `<br>` or, for text from a keyboard's own dictation, as `<div>`; each counts one. */
function* piecesOf(element: Element): Generator<{ node: Node; text: string }> {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    // The `<br>` of an empty line only holds its `<div>` open.
    const isHolder = node.parentNode !== element && node.parentNode?.childNodes.length === 1;
    if (node instanceof Text) yield { node, text: node.data };
    else if (node instanceof HTMLDivElement ? node !== element.firstChild : !isHolder)
      yield { node, text: '\n' };
  }
}

/** Without the line end that browsers keep behind the last line. */
const textIn = (element: Element) =>
  Array.from(piecesOf(element), ({ text }) => text)
    .join('')
    .replace(/\n$/, '');

/** The words' place in the element; none where an edit has just moved it. */
function rangeOf(element: Element, { text, start, end }: Span): Range[] {
  const range = document.createRange();
  let position = 0;
  for (const { node, text: piece } of piecesOf(element)) {
    const next = position + piece.length;
    if (node instanceof Text && start >= position && start < next) range.setStart(node, start - position);
    if (node instanceof Text && end > position && end <= next) range.setEnd(node, end - position);
    position = next;
  }
  return range.toString() === text.replaceAll('\n', '') || range.toString() === text ? [range] : [];
}

/** Takes the reader to a piece of the post, or to the post where the piece is not in it. */
export function selectIn(element: HTMLElement, piece: string, from = 0): void {
  element.focus();
  const start = piece === '' ? -1 : textIn(element).indexOf(piece, from);
  const [range] = start < 0 ? [] : rangeOf(element, { text: piece, start, end: start + piece.length });
  if (!range) return;
  getSelection()?.removeAllRanges();
  getSelection()?.addRange(range);
  range.startContainer.parentElement?.scrollIntoView({ block: 'nearest' });
}
