import sprite from 'icons.svg';
import type { IconName } from './icon-names.ts';

/** Decorative, as wide as 1.25 letters unless a style says otherwise; drawn from one file that pages share. */
export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  return (
    <svg className={className ? `icon ${className}` : 'icon'} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
