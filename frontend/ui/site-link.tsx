import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useLabels } from './labels.tsx';

export type SiteLinkProps = { to: string; className?: string | undefined; children: ReactNode };

/** One link for every address: a page of this site, another site (in a new tab, and it says so), a number, a mailbox. */
export function SiteLink({ to, ...rest }: SiteLinkProps) {
  const { newTab } = useLabels();
  if (to.startsWith('/')) return <Link to={to} {...rest} />;
  if (!to.startsWith('http')) return <a href={to} {...rest} />;
  return (
    <a href={to} target="_blank" rel="noopener noreferrer" {...rest}>
      {rest.children}
      <span className="unseen">{` ${newTab}`}</span>
    </a>
  );
}
