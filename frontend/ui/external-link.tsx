import type { ReactNode } from 'react';
import styles from './external-link.module.css';
import { Icon } from './icon.tsx';
import { SiteLink } from './site-link.tsx';

/** A link in running text that shows and says that it leaves the site. */
export function ExternalLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <SiteLink to={href} className={styles.link}>
      <span>
        {children}
        {/* Word joiner: the arrow never stands alone on a line. */}
        <span aria-hidden="true" className={styles.arrow}>
          {'\u2060'}
          <Icon name="ArrowUpRight" className={styles.icon} />
        </span>
      </span>
    </SiteLink>
  );
}
