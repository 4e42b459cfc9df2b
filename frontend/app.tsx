import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { labels } from './content/labels.ts';
import { ChatButton } from './layout/chat-button.tsx';
import { Footer } from './layout/footer.tsx';
import { Header } from './layout/header.tsx';
import { RouteAnnouncer } from './layout/route-announcer.tsx';
import { RoutedLinks } from './layout/routed-links.tsx';
import { SiteRoutes } from './routes.tsx';
import { LabelsProvider } from './ui/labels.tsx';
import { dropHandledClick } from './ui/use-replayed-clicks.ts';
import './styles/tokens.css';
import './styles/base.css';
import './styles/layout.css';

/** Start of the body's HTML; the prerender puts everything before it into the head. */
export const BODY_START = '<div class="site"';

export function App() {
  // The staff area has a bar of its own.
  const isPublic = useLocation().pathname !== '/members';
  return (
    <LabelsProvider value={labels}>
      <div className="site" onClickCapture={dropHandledClick}>
        <RouteAnnouncer />
        <RoutedLinks within={isPublic ? 'site' : 'members'} />
        {isPublic ? <Header /> : null}
        <Suspense>
          <SiteRoutes />
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
