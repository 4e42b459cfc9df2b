import { formatDayAndYear } from '#frontend/italian/dates.ts';
import { todayInRome } from '#frontend/lib/dates.ts';
import type { RomeMoment } from './preview-day.ts';
import type { Preview } from './preview-script.ts';

const text = {
  name: 'Giorno mostrato',
  preview: 'Anteprima',
  toPreview: 'Torna all’anteprima',
  today: 'Oggi',
  toToday: 'Oggi, il giorno del computer',
  others: 'Altri giorni',
  close: 'Chiudi',
  wrong: '?oggi= non è valido: si scrive AAAA-MM-GG o AAAA-MM-GGTHH:MM.',
};

/** An adopted style sheet: the pages' policy allows no other inline style. */
const style = `
:host {
  all: initial;
  position: fixed;
  z-index: 7;
  max-width: calc(100vw - 8px);
  color: #14302b;
  font-family: inherit;
  font-size: 0.75rem;
  font-weight: 500;
  line-height: 1.25;
}
:host([hidden]) { display: block; visibility: hidden; }
.chip {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 0.125rem;
  box-sizing: border-box;
  min-height: 32px;
  padding: 3px 3px 3px 0.5rem;
  border: 1px solid #857b66;
  border-radius: 1rem;
  background: #fffdf8;
  box-shadow: 0 2px 6px rgb(20 48 43 / 0.25);
}
.chip > p { margin: 0; }
.wrong { flex-basis: 100%; padding-block: 0.25rem; color: #a3161a; }
.day { font-weight: 700; white-space: nowrap; }
a, button {
  display: inline-flex;
  align-items: center;
  justify-content: center;
  box-sizing: border-box;
  min-width: 24px;
  min-height: 24px;
  margin: 0;
  padding: 0 0.125rem;
  border: 0;
  border-radius: 0.25rem;
  background: none;
  color: #0b6b7c;
  font: inherit;
  text-decoration: underline;
  text-underline-offset: 0.18em;
  white-space: nowrap;
  cursor: pointer;
}
.close { font-size: 1rem; text-decoration: none; }
:focus-visible { outline: 2px solid #0b6b7c; outline-offset: 0; }
.list {
  inset: auto;
  box-sizing: border-box;
  max-width: calc(100vw - 8px);
  margin: 0;
  padding: 0.375rem;
  border: 1px solid #857b66;
  border-radius: 0.75rem;
  background: #fffdf8;
  color: inherit;
  box-shadow: 0 4px 16px rgb(20 48 43 / 0.3);
  overflow: auto;
}
.list a {
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 1rem;
  align-items: center;
  min-height: 36px;
  padding: 0.25rem 0.5rem;
  font-size: 0.8125rem;
  text-decoration: none;
  white-space: normal;
}
.list a:hover { background: #fff4de; }
.list small { color: #47605a; font-size: 0.75rem; }
@media print { :host { display: none !important; } }
`;

const make = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] => {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children);
  return element;
};

/** A link to this page on another day; keeps the other parameters of its address. */
function linkTo(moment: RomeMoment, label: string, ...children: (Node | string)[]) {
  const link = make('a', { href: `?oggi=${moment}` }, ...children);
  if (label) link.ariaLabel = label;
  link.addEventListener('click', () => {
    const { searchParams } = new URL(location.href);
    searchParams.delete('oggi');
    const others = searchParams.size > 0 ? `&${searchParams}` : '';
    link.href = `?oggi=${moment}${others}`;
  });
  return link;
}

const MARGIN_PX = 4;
/** Place of the site's chat button: at the right, or on a narrow screen. */
const CHAT_PX = 76;
const NARROW_PX = 640;
/** No control of the site is lower than this. */
const STEP_PX = 10;
const SETTLED_MS = 150;
const CONTROLS = 'a, button, input, select, textarea, summary, label, iframe, #totale';

const isInUse = (element: Element) =>
  Boolean(element.closest(CONTROLS)) || getComputedStyle(element).position === 'fixed';

type Options = Preview & {
  /** The machine's own day is shown. */
  isToday: boolean;
  /** `?oggi=` is not a valid day. */
  isWrong: boolean;
  onClose: () => void;
};

/**
 * Says which day a local build shows and leads to others. It lies in a corner over the page, moves to where it covers no control
 * and nothing fixed, and hides while there is no such place.
 */
export class PreviewChip {
  readonly #host = make('aside', { ariaLabel: text.name });
  readonly #root = this.#host.attachShadow({ mode: 'open' });
  readonly #day = make('p', { className: 'day' });
  readonly #list = make('div', { className: 'list', id: 'list', popover: 'auto' });
  readonly #options: Options;
  #timer = 0;

  constructor(options: Options) {
    const { day, moments, isToday, isWrong } = options;
    this.#options = options;
    // The chat button steps aside for elements with this mark.
    this.#host.dataset.keepClear = '';
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
    this.#root.adoptedStyleSheets = [sheet];

    const toPreview = day && isToday ? [linkTo(day, text.toPreview, text.preview)] : [];
    const others = make('button', { type: 'button' }, text.others);
    others.popoverTargetElement = this.#list;
    const close = make('button', { type: 'button', className: 'close', ariaLabel: text.close }, '×');
    close.addEventListener('click', this.#close);
    this.#list.append(
      ...moments.map(({ text, moment }) =>
        linkTo(moment, '', text, make('small', {}, formatDayAndYear(moment.slice(0, 10) as never))),
      ),
    );
    this.#list.addEventListener('beforetoggle', () => {
      const { top, left } = this.#host.getBoundingClientRect();
      Object.assign(this.#list.style, {
        left: `${left}px`,
        bottom: `${innerHeight - top + 4}px`,
        maxHeight: `${top - 12}px`,
      });
    });
    this.#root.append(
      make(
        'div',
        { className: 'chip' },
        ...(isWrong ? [make('p', { className: 'wrong' }, text.wrong)] : []),
        this.#day,
        ...(isToday ? toPreview : [linkTo('', text.toToday, text.today)]),
        others,
        this.#list,
        close,
      ),
    );
  }

  show() {
    this.#write();
    setInterval(this.#write, 1000);
    document.body.append(this.#host);
    for (const name of ['scroll', 'resize', 'focusin', 'click', 'load'])
      addEventListener(name, this.#placeSoon, { capture: true, passive: true });
    new ResizeObserver(this.#placeSoon).observe(document.body);
    this.#place();
  }

  readonly #close = () => {
    this.#host.remove();
    this.#options.onClose();
  };

  /** A page may stand open past midnight. */
  readonly #write = () => {
    const label = this.#options.isToday ? text.today : text.preview;
    const words = `${label}: ${formatDayAndYear(todayInRome(new Date()))}`;
    if (this.#day.textContent !== words) this.#day.textContent = words;
  };

  get #isHeld() {
    return this.#list.matches(':popover-open') || this.#root.activeElement?.matches(':focus-visible');
  }

  readonly #isInTheWay = (): boolean => {
    const { left, top, right, bottom } = this.#host.getBoundingClientRect();
    for (let y = top; y < bottom + STEP_PX; y += STEP_PX)
      for (let x = left; x < right + STEP_PX; x += STEP_PX) {
        const below = document.elementsFromPoint(Math.min(x, right - 1), Math.min(y, bottom - 1));
        if (below.some((element) => element !== this.#host && isInUse(element))) return true;
      }
    return false;
  };

  readonly #placeSoon = () => {
    if (!this.#isHeld && this.#isInTheWay()) this.#host.hidden = true;
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(this.#place, SETTLED_MS);
  };

  readonly #place = () => {
    if (this.#isHeld || (this.#host.style.bottom && !this.#isInTheWay())) {
      this.#host.hidden = false;
      return;
    }
    const { offsetHeight, style } = this.#host;
    const upwards = (side: 'left' | 'right', lowest: number) =>
      Array.from({ length: 12 }, (_, step) => ({
        [side]: `${MARGIN_PX}px`,
        bottom: lowest + (step * offsetHeight) / 2,
      }));
    const places = [
      ...upwards('left', innerWidth < NARROW_PX ? CHAT_PX : MARGIN_PX),
      ...upwards('left', MARGIN_PX),
      ...upwards('right', CHAT_PX),
    ].filter(({ bottom }) => bottom < innerHeight / 2);
    for (const { bottom, ...side } of places) {
      Object.assign(style, { left: 'auto', right: 'auto', bottom: `${bottom}px`, ...side });
      this.#host.hidden = this.#isInTheWay();
      if (!this.#host.hidden) return;
    }
  };
}
