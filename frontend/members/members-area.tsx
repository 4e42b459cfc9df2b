import { useEffect, useRef, useState } from 'react';
import { type ApiFailure, signOut } from '#frontend/gate/api-client.ts';
import { Button } from '#frontend/ui/button.tsx';
import { Icon } from '#frontend/ui/icon.tsx';
import { Notice } from '#frontend/ui/notice.tsx';
import { membersLabels, membersMenu } from './content/menu.ts';
import styles from './members-area.module.css';
import { MembersMenu } from './members-menu.tsx';
import { type PanelProps, panels } from './panels.ts';
import { PhotoDesk } from './photo-desk/photo-desk.tsx';
import { usePanelId } from './use-panel-id.ts';

export type MembersAreaProps = PanelProps & { onSignedOut: () => void };

export function MembersArea({ signInAgain, onSignedOut }: MembersAreaProps) {
  const activeId = usePanelId();
  const [failure, setFailure] = useState<ApiFailure>();
  const headingRef = useRef<HTMLHeadingElement>(null);

  // The form that had the focus is gone: keyboard and screen reader go on from here.
  useEffect(() => {
    if (document.activeElement === document.body) headingRef.current?.focus({ preventScroll: true });
  }, []);

  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <h1 ref={headingRef} tabIndex={-1}>
          {membersLabels.title}
        </h1>
        <Button
          variant="quiet"
          icon={<Icon name="LogOut" />}
          onClick={() => signOut().then(onSignedOut, setFailure)}
        >
          {membersLabels.signOut}
        </Button>
      </div>
      {failure ? (
        <Notice tone="error" role="alert">
          {failure.message}
        </Notice>
      ) : null}
      <div className={styles.columns}>
        <MembersMenu activeId={activeId} />
        <div className={styles.panel}>
          {membersMenu.map(({ id }) => {
            const { title, Panel } = panels[id];
            // Hidden rather than taken away: what was typed in a panel waits there.
            return (
              <section key={id} id={id} hidden={id !== activeId} aria-labelledby={`${id}-titolo`}>
                <h2 id={`${id}-titolo`} className={styles.heading}>
                  {title}
                </h2>
                <Panel signInAgain={signInAgain} />
              </section>
            );
          })}
        </div>
        <div className={styles.desk}>
          <PhotoDesk />
        </div>
      </div>
    </div>
  );
}
