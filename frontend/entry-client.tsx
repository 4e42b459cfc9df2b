import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app.tsx';
import { fetchPage, loadFirstPage } from './routes.tsx';

const container = document.getElementById('app') as HTMLElement;
const tree = (
  <BrowserRouter>
    <App />
  </BrowserRouter>
);

const [loaded] = performance.getEntriesByType('navigation');
/** Who goes back before the scripts run is at an address other than that of the page which still stands there. */
const isElsewhere = loaded && new URL(loaded.name).pathname !== location.pathname;

if (isElsewhere) location.reload();
else
  void loadFirstPage(location.pathname).then(() => startTransition(() => void hydrateRoot(container, tree)));

// Under a mouse, a finger or the focus a link fetches its page: it is there before the click. Not sooner, since a phone
// would pay for pages that nobody opens.
for (const type of ['pointerover', 'focusin'])
  addEventListener(type, ({ target }) => {
    const link = (target as Element).closest?.('a');
    if (link?.origin === location.origin) void fetchPage(link.pathname);
  });
