import { startTransition } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app.tsx';
import { readEarlyData } from './early/early-data.ts';
import { fetchPage, loadFirstPage } from './routes.tsx';

// The bundler's loader fetches no style that a link of the page names. Those of this page stand inline, so the links do nothing, and come
// by script: many browsers fetch even a disabled one that stands in the HTML.
for (const href of readEarlyData()?.styles ?? [])
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'stylesheet', disabled: true, href }),
  );

const tree = (
  <BrowserRouter>
    <App />
  </BrowserRouter>
);

const [loaded] = performance.getEntriesByType('navigation');
/** Who goes back before the scripts run is at an address other than that of the page which still stands there. */
const isElsewhere = loaded && new URL(loaded.name).pathname !== location.pathname;

/** Who taps early may have the scripts, from the cache, before the end of a slow page. */
const whole =
  document.readyState === 'loading'
    ? new Promise((done) => addEventListener('DOMContentLoaded', done))
    : undefined;

// The rest of React has come with the page's files. Imported here it is set up in a task of its own: two short ones hold up
// a slow phone less than one that is long.
if (isElsewhere) location.reload();
else
  void Promise.all([import('react-dom/client'), loadFirstPage(location.pathname), whole]).then(
    ([{ hydrateRoot }]) =>
      startTransition(() => void hydrateRoot(document.getElementById('app') as HTMLElement, tree)),
  );

// Under a mouse, a finger or the focus a link fetches its page: it is there before the click. Not sooner, since a phone
// would pay for pages that nobody opens.
for (const type of ['pointerover', 'focusin'])
  addEventListener(type, ({ target }) => {
    const link = (target as Element).closest?.('a');
    if (link?.origin === location.origin) void fetchPage(link.pathname);
  });
