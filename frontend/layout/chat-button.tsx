import { chatHref } from '#frontend/content/organisation/contacts.ts';
import { contacts } from '#frontend/content/organisation/organisation.ts';
import { Icon } from '#frontend/ui/icon.tsx';
import { SiteLink } from '#frontend/ui/site-link.tsx';
import styles from './chat-button.module.css';

/** Floats where nothing lies beneath it: a bar at the foot of the screen, on wide screens a button in the margin of the page. */
export function ChatButton() {
  return (
    <aside aria-label="Chat" className={styles.chat}>
      <SiteLink to={chatHref()} className={styles.button}>
        <Icon name="MessageCircle" />
        <span>Chat</span> <span>{contacts.chat.availability}</span>
      </SiteLink>
    </aside>
  );
}
