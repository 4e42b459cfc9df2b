import type { ReactNode } from 'react';
import type { PageText } from '#frontend/content/types.ts';
import { Head } from './head.tsx';

type PageProps = {
  slug: string;
  text: Pick<PageText, 'title' | 'description'>;
  /** schema.org data of the page, built from the same content that it shows. */
  structuredData?: object;
  children: ReactNode;
};

/** What every page stands in: its head tags and the main landmark that the skip link leads to. */
export function Page({ slug, text, structuredData, children }: PageProps) {
  return (
    <>
      <Head slug={slug} text={text} />
      <main id="contenuto" tabIndex={-1}>
        {children}
      </main>
      {structuredData ? <script type="application/ld+json">{JSON.stringify(structuredData)}</script> : null}
    </>
  );
}
