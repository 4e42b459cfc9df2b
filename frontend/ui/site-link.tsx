import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { useLabels } from './labels.tsx';

export type SiteLinkProps = ComponentProps<'a'> & { to: string };

/** One link for every address: a page of this site, another site (in a new tab, and it says so), a number, a mailbox. */
export function SiteLink({ to, ...rest }: SiteLinkProps) {
  const { newTab } = useLabels();
  // Discovery is the router's framework's, which is not here: its mark on every link would weigh a hundred bytes a page.
  if (to.startsWith('/')) return <Link to={to} discover="none" {...rest} />;
  if (!to.startsWith('http')) return <a href={to} {...rest} />;
  return (
    <a href={to} target="_blank" rel="noopener noreferrer" {...rest}>
      {rest.children}
      <span className="unseen">{` ${newTab}`}</span>
    </a>
  );
}
