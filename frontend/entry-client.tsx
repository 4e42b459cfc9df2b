import { startTransition } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app.tsx';
import { deleteExpired } from './gate/offline-cache.ts';
import { holdEarlyNavigation } from './ui/use-replayed-clicks.ts';

// Vite's loader skips a style sheet that a link names already. This page's rules stand inline, so the links are disabled;
// added by script, because many browsers fetch even a disabled link of the HTML.
for (const href of globalThis.early?.data.styles ?? [])
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'stylesheet', disabled: true, href }),
  );

const tree = (
  <BrowserRouter>
    <App />
  </BrowserRouter>
);

const [loaded] = performance.getEntriesByType('navigation');
/** The URL changed before hydration, by going back. */
const isElsewhere = loaded && new URL(loaded.name).pathname !== location.pathname;

/** An early tap can start the scripts, from the cache, before the HTML has all arrived. */
const parsed =
  document.readyState === 'loading'
    ? new Promise((done) => addEventListener('DOMContentLoaded', done))
    : undefined;

/** Pages serves other spellings of an address too, such as `/sport%2Dcity`, which the router does not know. */
function goToCanonicalPath() {
  const link = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  if (!link) return;
  const { pathname } = new URL(link.href);
  if (pathname !== location.pathname)
    history.replaceState(history.state, '', pathname + location.search + location.hash);
}

if (isElsewhere) location.reload();
else {
  goToCanonicalPath();
  holdEarlyNavigation();
  // Imported here, React DOM is set up in a task of its own: two short tasks block a slow phone less than a long one.
  void Promise.all([import('react-dom/client'), parsed]).then(([{ hydrateRoot }]) =>
    startTransition(() => void hydrateRoot(document.getElementById('app') as HTMLElement, tree)),
  );
}

void deleteExpired();
