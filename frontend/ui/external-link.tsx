import { ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './external-link.module.css';
import { SiteLink } from './site-link.tsx';

/** A link in running text that shows and says that it leaves the site. */
export function ExternalLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <SiteLink to={href} className={styles.link}>
      {children}
      <ArrowUpRight size="1em" aria-hidden="true" className={styles.icon} />
    </SiteLink>
  );
}
