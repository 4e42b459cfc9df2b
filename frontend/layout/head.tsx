import { siteOrigin } from '#frontend/content/organisation/organisation.ts';
import { siteName } from '#frontend/content/site.ts';
import type { PageText } from '#frontend/content/types.ts';
import { findPage } from '#frontend/site-map.ts';

type HeadProps = { slug: string; text: Pick<PageText, 'title' | 'description'> };

/** Title, description, canonical link and link preview of a page; React moves them into the document's head. */
export function Head({ slug, text }: HeadProps) {
  const page = findPage(slug === 'home' ? '/' : `/${slug}`);
  const address = page && siteOrigin + page.path;
  return (
    <>
      <title>{text.title}</title>
      <meta name="description" content={text.description} />
      {address ? <link rel="canonical" href={address} /> : null}
      {page?.isIndexed ? null : <meta name="robots" content="noindex" />}
      <meta property="og:type" content="website" />
      <meta property="og:locale" content="it_IT" />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:title" content={text.title} />
      <meta property="og:description" content={text.description} />
      {address ? <meta property="og:url" content={address} /> : null}
      {page ? <meta property="og:image" content={`${siteOrigin}/og/${slug}.jpg`} /> : null}
      {page ? <meta name="twitter:card" content="summary_large_image" /> : null}
    </>
  );
}
