import type { TextLink } from '#frontend/content/types.ts';
import { ButtonLink } from '#frontend/ui/button.tsx';
import styles from './way-to-all.module.css';

/** Under the first of many: the way to all of them, if there are more. */
export const WayToAll = ({ links }: { links: readonly TextLink[] }) =>
  links.map(({ text, to }) => (
    <p key={to} className={styles.way}>
      <ButtonLink to={to} variant="secondary">
        {text}
      </ButtonLink>
    </p>
  ));
