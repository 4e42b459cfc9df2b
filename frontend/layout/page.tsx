import type { ReactNode } from 'react';
import type { PageText } from '#frontend/content/types.ts';
import { useReplayedClicks } from '#frontend/ui/use-replayed-clicks.ts';
import { Head } from './head.tsx';

type PageProps = {
  slug: string;
  text: Pick<PageText, 'title' | 'description'>;
  children: ReactNode;
};

/** Head tags and main landmark of every page; the skip link leads to the landmark. */
export function Page({ slug, text, children }: PageProps) {
  useReplayedClicks();
  return (
    <>
      <Head slug={slug} text={text} />
      <main id="contenuto" tabIndex={-1}>
        {children}
      </main>
    </>
  );
}
