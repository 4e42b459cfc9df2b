import { type ComponentProps, useId } from 'react';
import styles from './dialog.module.css';

type DialogProps = ComponentProps<'dialog'> & {
  heading: string;
  /** Nothing of the page behind can be seen. */
  isOpaque?: boolean;
};

/** A question over the page, opened by `showModal()` of its `ref`. */
export function Dialog({ heading, isOpaque = false, children, ...rest }: DialogProps) {
  const id = useId();
  return (
    <dialog
      {...rest}
      className={isOpaque ? `${styles.dialog} ${styles.opaque}` : styles.dialog}
      aria-labelledby={id}
    >
      <h2 id={id}>{heading}</h2>
      {children}
    </dialog>
  );
}
