import { useDeferredValue } from 'react';
import { generator as words } from '#frontend/members/content/generator.ts';
import { Notice } from '#frontend/ui/notice.tsx';
import { findPrivacyHints } from './privacy-hints.ts';

/** Points out what perhaps should not be sent; it stops nobody. */
export function PrivacyNotice({ description }: { description: string }) {
  const hints = findPrivacyHints(useDeferredValue(description));
  return (
    <div role="status">
      {hints.length > 0 ? (
        <Notice tone="warning" title={words.privacyHeading}>
          <ul>
            {hints.map(({ kind, text }) => (
              <li key={kind + text}>
                «{text}» {words.privacy[kind]}
              </li>
            ))}
          </ul>
          <p>{words.privacyNote}</p>
        </Notice>
      ) : null}
    </div>
  );
}
