import type { ComponentProps } from 'react';
import { useLabels } from './labels.tsx';

export type SiteLinkProps = ComponentProps<'a'> & { to: string };

/** One link for every address: a page of this site, another site (in a new tab, and it says so), a number, a mailbox. */
export function SiteLink({ to, ...rest }: SiteLinkProps) {
  const { newTab } = useLabels();
  if (!to.startsWith('http')) return <a {...rest} href={to} />;
  return (
    <a href={to} target="_blank" rel="noopener noreferrer" {...rest}>
      {rest.children}
      <span className="visually-hidden">{` ${newTab}`}</span>
    </a>
  );
}
