import type { ComponentProps, ReactNode } from 'react';
import styles from './button.module.css';
import { SiteLink, type SiteLinkProps } from './site-link.tsx';

type Look = {
  /** `primary` once per view, `secondary` beside it, `quiet` for the rest. */
  variant?: 'primary' | 'secondary' | 'quiet';
  /** Before the text, e.g. `<Icon name="Phone" />`; the style sizes it. */
  icon?: ReactNode;
};

const classes = (variant: Look['variant'] = 'primary') => `${styles.button} ${styles[variant]}`;

/** An element of its own for each text: translators replace text nodes, which React then cannot change. */
const labelled = (children: ReactNode) =>
  typeof children === 'string' ? <span key={children}>{children}</span> : children;

export function Button({
  variant,
  icon,
  children,
  type = 'button',
  ...rest
}: Look & ComponentProps<'button'>) {
  return (
    <button type={type} className={classes(variant)} {...rest}>
      {icon}
      {labelled(children)}
    </button>
  );
}

export function ButtonLink({ variant, icon, children, ...rest }: Look & SiteLinkProps) {
  return (
    <SiteLink className={classes(variant)} {...rest}>
      {icon}
      {labelled(children)}
    </SiteLink>
  );
}
