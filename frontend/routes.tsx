import { type ComponentType, lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import { importWithRetry } from './lib/import-with-retry.ts';
import { type SitePage, siteMap } from './site-map.ts';

type PageModule = { default: ComponentType<{ slug: string }> };

const lazyPage = (load: () => Promise<PageModule>) => lazy(() => importWithRetry(load));

const pages: Record<SitePage['component'], PageModule['default']> = {
  home: lazyPage(() => import('./pages/home.tsx')),
  gallery: lazyPage(() => import('./pages/gallery.tsx')),
  'open-days': lazyPage(() => import('./pages/open-days.tsx')),
  domande: lazyPage(() => import('./pages/domande.tsx')),
  iscrizioni: lazyPage(() => import('./pages/iscrizioni.tsx')),
  'lavora-con-noi': lazyPage(() => import('./pages/lavora-con-noi.tsx')),
  'centri-sportivi': lazyPage(() => import('./pages/centri-sportivi.tsx')),
  privacy: lazyPage(() => import('./pages/privacy.tsx')),
  accessibilita: lazyPage(() => import('./pages/accessibilita.tsx')),
  members: lazyPage(() => import('./pages/members.tsx')),
  activity: lazyPage(() => import('./pages/activity.tsx')),
  venue: lazyPage(() => import('./pages/venue.tsx')),
};
const NotFound = lazyPage(() => import('./pages/not-found.tsx'));

/** The page at the current address. Its key keeps two venues, or two activities, from sharing state. */
export const SiteRoutes = () => (
  <Routes>
    {siteMap.map(({ path, slug, component }) => {
      const Page = pages[component];
      return <Route key={path} path={path} caseSensitive element={<Page key={slug} slug={slug} />} />;
    })}
    <Route path="*" element={<NotFound slug="not-found" />} />
  </Routes>
);
