import type { LegalPart as LegalPartText } from '#frontend/content/organisation/legal-text.ts';
import { LinkedText } from '#frontend/ui/linked-text.tsx';
import { SiteLink } from '#frontend/ui/site-link.tsx';

/** One subject of a legal text: title, paragraphs, list and links. */
export function LegalPart({ title, paragraphs, items, links }: LegalPartText) {
  return (
    <>
      <h3>{title}</h3>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <LinkedText>{paragraph}</LinkedText>
        </p>
      ))}
      {items ? (
        <ul>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      ) : null}
      {links?.map(({ text, to }) => (
        <p key={to}>
          <SiteLink to={to}>{text}</SiteLink>
        </p>
      ))}
    </>
  );
}
