import type { IsoDay } from '#frontend/content/types.ts';
import { formatDay, formatDayAndYear } from '#frontend/italian/format-date.ts';
import { todayInRome } from '#frontend/lib/rome-clock.ts';
import type { Preview, RomeMoment } from './moment.ts';

const text = {
  name: 'Giorno mostrato',
  preview: 'Anteprima',
  toPreview: 'Torna all’anteprima',
  today: 'Oggi',
  others: 'Altri giorni',
  wrong: '?oggi= non è valido: si scrive AAAA-MM-GG o AAAA-MM-GGTHH:MM.',
};

/** An adopted style sheet: the pages' policy allows no other inline style. */
const style = `
preview-line { display: block; border-block-end: 1px solid var(--line-strong); background: var(--paper); font-size: 0.75rem; }
preview-line aside { display: flex; flex-wrap: wrap; align-items: center; gap: 0 1rem; padding-inline: var(--gutter); }
preview-line :is(a, summary) { display: inline-block; align-content: center; min-width: 1.5rem; min-height: 1.75rem; }
preview-line summary { color: var(--link); text-decoration: underline; }
preview-line details[open] { flex-basis: 100%; }
preview-line ul { display: flex; flex-wrap: wrap; gap: 0 1rem; padding: 0 0 0.5rem; list-style: none; }

/* The header begins below the line and stays at the top of a scrolled page; its menu opens below it. */
.site > header { position: sticky; top: 0; margin-block-end: calc(-1 * var(--header-height)); }
@container not scroll-state(scrollable: top) {
  #menu:popover-open, #menu::backdrop { margin-block-start: 1.75rem; }
}
`;

const link = (moment: RomeMoment, label: string) => `<a href="?oggi=${moment}">${label}</a>`;

/** Keeps the other parameters of the address, which a form may have changed since the line was written. */
function keepParameters({ target }: Event) {
  const link = (target as Element).closest('a');
  if (!link) return;
  const { searchParams } = new URL(location.href);
  searchParams.delete('oggi');
  const moment = new URLSearchParams(link.search).get('oggi');
  link.search = `?oggi=${moment}${searchParams.size > 0 ? `&${searchParams}` : ''}`;
}

type Options = Preview & {
  /** The machine's own day is shown. */
  isToday: boolean;
  /** `?oggi=` is not a valid day. */
  isWrong: boolean;
};

/**
 * Fills the `<preview-line>` that local builds have before the app: one line says which day is shown and leads to others.
 * A custom element, because the parser fills it before it goes on, so that the page never shifts.
 */
export function definePreviewLine({ day, moments, isToday, isWrong }: Options): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets.push(sheet);
  const toPreview = day ? link(day, text.toPreview) : '';
  const items = moments.map(
    ({ text, moment }) => `<li>${link(moment, `${text}, ${formatDay(moment.slice(0, 10) as IsoDay)}`)}</li>`,
  );
  const html = `<aside aria-label="${text.name}" class="no-print">
    ${isWrong ? `<p>${text.wrong}</p>` : ''}
    <p>${isToday ? text.today : text.preview}: <b>${formatDayAndYear(todayInRome(new Date()))}</b></p>
    ${isToday ? toPreview : link('', text.today)}
    <details><summary>${text.others}</summary><ul>${items.join('')}</ul></details>
  </aside>`;
  customElements.define(
    'preview-line',
    class extends HTMLElement {
      connectedCallback() {
        this.innerHTML = html;
        this.addEventListener('click', keepParameters);
      }
    },
  );
}
