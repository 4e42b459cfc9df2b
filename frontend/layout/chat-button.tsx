import { chatHref } from '#frontend/content/organisation/contacts.ts';
import { contacts } from '#frontend/content/organisation/organisation.ts';
import { Icon } from '#frontend/ui/icon.tsx';
import { SiteLink } from '#frontend/ui/site-link.tsx';
import styles from './chat-button.module.css';
import { useStepAside } from './use-step-aside.ts';

/** Floats in the corner, and steps aside as long as a control or a fact lies beneath it. */
export function ChatButton() {
  const corner = useStepAside();
  return (
    <aside ref={corner} aria-label="Chat" className={styles.corner}>
      <SiteLink to={chatHref()} className={styles.button}>
        <Icon name="MessageCircle" />
        {`Chat ${contacts.chat.availability}`}
      </SiteLink>
    </aside>
  );
}
