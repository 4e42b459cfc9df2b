import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { labels } from '#frontend/content/labels.ts';
import { membersLabels, membersMenu, type PanelId } from '#frontend/content/members/menu.ts';
import { menuLabels } from '#frontend/content/pages/menu.ts';
import { keepOffline } from '#frontend/gate/offline.ts';
import { useNow } from '#frontend/lib/season/season-state.ts';
import { Button } from '#frontend/ui/button.tsx';
import { Icon } from '#frontend/ui/icon.tsx';
import { Notice } from '#frontend/ui/notice.tsx';
import { EarlierDraft } from './earlier-draft.tsx';
import { eveningOf } from './evening.ts';
import { EveningStatus, EveningSteps } from './evening-steps.tsx';
import { earlierDraftTime } from './generator/stored-draft.ts';
import styles from './members-area.module.css';
import { MembersMenu } from './members-menu.tsx';
import { type PanelProps, panels } from './panels.tsx';
import { dayAt, namedPhotos } from './photo-desk/desk-state.ts';
import { PhotoDesk } from './photo-desk/photo-desk.tsx';
import { romeDate } from './photo-desk/photo-name.ts';
import { usePhotoDesk } from './photo-desk/use-photo-desk.ts';
import { useConnection } from './use-connection.ts';
import { useSignOutQuestion } from './use-sign-out-question.tsx';

/** Reads the panel from the hash; one that names none (the desk's, the skip link's) leaves the panel as it was. */
function usePanelId(): { panelId: PanelId; isDeskOpen: boolean } {
  const { hash } = useLocation();
  const [lastId, setLastId] = useState<PanelId>('welcome');
  const named = hash === '' ? 'welcome' : membersMenu.find(({ id }) => hash === `#${id}`)?.id;
  if (named && named !== lastId) setLastId(named);
  return { panelId: named ?? lastId, isDeskOpen: hash === membersLabels.deskHash };
}

export type MembersAreaProps = Pick<PanelProps, 'signInAgain'> & {
  /** The server was not reached: the area comes from the offline cache. */
  isFromCache: boolean;
  onSignOut: () => void;
};

/** Asks first whose work it is where an earlier session has left some on this device. */
export function MembersArea(props: MembersAreaProps) {
  const [earlierTime, setEarlierTime] = useState(earlierDraftTime);
  return earlierTime === undefined ? (
    <Area {...props} />
  ) : (
    <EarlierDraft time={earlierTime} onDecided={() => setEarlierTime(undefined)} />
  );
}

/** A bar, the six panels, and the photo desk: beside them on a wide screen, one tap away on a phone. */
function Area({ isFromCache, signInAgain, onSignOut }: MembersAreaProps) {
  const { panelId, isDeskOpen } = usePanelId();
  const [post, setPost] = useState('');
  const isOnline = useConnection(isFromCache);
  const photoDesk = usePhotoDesk();
  const { desk, takePost, mark, nameAfter } = photoDesk;
  const time = useNow(15_000);
  const now = useMemo(() => new Date(time ?? Date.now()), [time]);
  const evening = useMemo(() => eveningOf(dayAt(desk, romeDate(now)), now), [desk, now]);
  const photos = useMemo(() => namedPhotos(desk), [desk]);
  const { dialog, handleSignOut } = useSignOutQuestion(onSignOut);
  const headingRef = useRef<HTMLHeadingElement>(null);

  // The focused form has unmounted: keyboard and screen reader continue from here.
  useEffect(() => {
    if (document.activeElement === document.body) headingRef.current?.focus({ preventScroll: true });
  }, []);

  // The PDF is made without a connection too.
  useEffect(() => keepOffline(() => import('./pdf/download-pdf.ts')), []);

  return (
    <div className={styles.area} data-panel={isDeskOpen ? 'desk' : panelId}>
      <header className={styles.bar}>
        <a href="#pannello" className="visually-hidden">
          {menuLabels.skip}
        </a>
        <Icon name="Mark" />
        <div className={styles.where}>
          <h1 ref={headingRef} tabIndex={-1}>
            {membersLabels.title}
          </h1>
          <p>{isDeskOpen ? membersLabels.desk : membersMenu.find(({ id }) => id === panelId)?.label}</p>
        </div>
        <Button variant="quiet" icon={<Icon name="LogOut" />} onClick={handleSignOut}>
          {membersLabels.signOut}
        </Button>
      </header>
      {dialog}
      <main id="contenuto" tabIndex={-1} className={styles.columns}>
        <div className={styles.today}>
          {isOnline ? null : <Notice role="status">{membersLabels.offline}</Notice>}
          <div className={styles.dock}>
            <EveningSteps
              evening={evening}
              activeHash={isDeskOpen ? membersLabels.deskHash : `#${panelId}`}
            />
          </div>
          <div className={styles.status}>
            <EveningStatus evening={evening} onMark={mark} />
          </div>
        </div>
        <div className={styles.side}>
          <MembersMenu activeId={isDeskOpen ? undefined : panelId} />
          <PhotoDesk controls={photoDesk} post={post} now={now} />
        </div>
        <div id="pannello" tabIndex={-1} className={styles.panel}>
          {membersMenu.map(({ id }) => {
            const { title, Panel } = panels[id];
            // Hidden, not unmounted: a panel keeps its text.
            return (
              <section key={id} id={id} hidden={id !== panelId} aria-labelledby={`${id}-titolo`}>
                <h2 id={`${id}-titolo`} className={styles.heading}>
                  {title}
                </h2>
                <Panel
                  signInAgain={signInAgain}
                  photos={photos}
                  onPost={setPost}
                  onTakePost={takePost}
                  onNamePhotos={nameAfter}
                />
              </section>
            );
          })}
          <footer className={styles.footer}>
            {membersLabels.links.map(({ text, to }) => (
              // In a new tab, so that unsaved work stays.
              <a key={to} href={to} target="_blank" rel="noopener">
                {text}
                <span className="visually-hidden"> {labels.newTab}</span>
              </a>
            ))}
          </footer>
        </div>
      </main>
    </div>
  );
}
