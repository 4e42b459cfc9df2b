import { useState } from 'react';

type PreviewProps = {
  pages: readonly { path: string; name: string }[];
  shows: string;
  savedCount: number;
  /** Moment in Rome that is shown while nobody chooses another day; `''`: now. */
  usualDay: string;
};

/** Stays at an anchor while styles and pictures come, until somebody moves the page. */
function follow(page: Document | null, anchor: string | undefined) {
  if (!page || !anchor) return;
  const observer = new ResizeObserver(() =>
    page.getElementById(anchor)?.scrollIntoView({ behavior: 'instant' }),
  );
  observer.observe(page.body);
  for (const event of ['wheel', 'pointerdown', 'keydown'])
    page.addEventListener(event, () => observer.disconnect(), { once: true });
}

/** A page of the site on a telephone's width, on a day that can be chosen. */
export function Preview({ pages, shows, savedCount, usualDay }: PreviewProps) {
  const [chosen, setChosen] = useState({ view: shows, path: shows });
  const [day, setDay] = useState('');
  const path = chosen.view === shows ? chosen.path : shows;
  const [page = '/', anchor] = path.split('#');
  // An empty one is today; without it the tab keeps an earlier day.
  const address = `${page}?oggi=${day ? `${day}T12:00` : usualDay}${anchor ? `#${anchor}` : ''}`;
  return (
    <aside className="preview no-print" aria-label="La pagina">
      <div className="preview-bar">
        <label>
          Pagina
          <select value={path} onChange={({ target }) => setChosen({ view: shows, path: target.value })}>
            {pages.every((one) => one.path !== shows) ? <option value={shows}>Questa parte</option> : null}
            {pages.map((one) => (
              <option key={one.path} value={one.path}>
                {one.name}
              </option>
            ))}
          </select>
        </label>
        <label>
          Com’è il giorno
          <input
            type="date"
            value={day || usualDay.slice(0, 10)}
            onChange={({ target }) => setDay(target.value)}
          />
        </label>
      </div>
      <iframe
        key={`${address} ${savedCount}`}
        title="La pagina com’è salvata"
        src={address}
        onLoad={({ currentTarget }) => follow(currentTarget.contentDocument, anchor)}
      />
    </aside>
  );
}
