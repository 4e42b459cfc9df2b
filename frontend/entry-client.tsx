import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app.tsx';

const container = document.getElementById('app') as HTMLElement;
const tree = (
  <BrowserRouter>
    <App />
  </BrowserRouter>
);

// The development server sends no prerendered page, so there is nothing to hydrate.
if (import.meta.env.DEV) createRoot(container).render(tree);
else hydrateRoot(container, tree);
