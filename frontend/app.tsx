import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { Header } from './layout/header.tsx';
import { ScrollToLocation } from './layout/scroll-to-location.tsx';
import { lazyBelow } from './lib/first-interaction.tsx';
import { routes } from './routes.tsx';
import './styles/tokens.css';
import './styles/base.css';

const NotFound = lazy(() => import('./pages/not-found.tsx'));
const Footer = lazyBelow(() => import('./layout/footer.tsx'));
const ChatButton = lazyBelow(() => import('./layout/chat-button.tsx'));

/** How the body's HTML begins: what the prerender finds before it belongs into the head. */
export const BODY_START = '<div class="site"';

export function App() {
  return (
    <div className="site">
      <ScrollToLocation />
      <Header />
      <Suspense>
        <Routes>
          {routes.map(({ path, page: Page }) => (
            <Route key={path} path={path} element={<Page />} />
          ))}
          <Route path="*" element={<NotFound />} />
        </Routes>
      </Suspense>
      <Suspense>
        <Footer />
        <ChatButton />
      </Suspense>
    </div>
  );
}
