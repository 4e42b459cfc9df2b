import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { labels } from './content/labels.ts';
import { ChatButton } from './layout/chat-button.tsx';
import { Footer } from './layout/footer.tsx';
import { Header } from './layout/header.tsx';
import { ScrollToLocation } from './layout/scroll-to-location.tsx';
import { dropHandledClick } from './layout/use-replayed-clicks.ts';
import { useRoutedLinks } from './layout/use-routed-links.ts';
import { pageAt } from './routes.tsx';
import { LabelsProvider } from './ui/labels.tsx';
import './styles/tokens.css';
import './styles/base.css';
import './styles/layout.css';

/** How the body's HTML begins: what the prerender finds before it belongs into the head. */
export const BODY_START = '<div class="site"';

/** The staff area is a document of its own: only that one may use the microphone. Files to be saved are the browser's. */
const pageLink = 'a[href^="/"]:not([href="/members"], [download])';
/** Of the staff area, but for its skip link, which moves the focus. */
const panelLink = 'a[href^="#"]:not(.unseen)';

export function App() {
  const { pathname } = useLocation();
  const Page = pageAt(pathname);
  // The staff area brings a bar of its own.
  const isPublic = pathname !== '/members';
  useRoutedLinks(isPublic ? pageLink : panelLink);
  return (
    <LabelsProvider value={labels}>
      <div className="site" onClickCapture={dropHandledClick}>
        <ScrollToLocation />
        {isPublic ? <Header /> : null}
        <Suspense>
          <Page />
        </Suspense>
        {isPublic ? (
          <Suspense>
            <Footer />
            <ChatButton />
          </Suspense>
        ) : null}
      </div>
    </LabelsProvider>
  );
}
