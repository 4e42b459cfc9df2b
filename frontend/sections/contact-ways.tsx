import { chatButtonLabel, chatHref, emailHref, phoneHref } from '#frontend/content/organisation/contacts.ts';
import { contacts } from '#frontend/content/organisation/organisation.ts';
import { Icon } from '#frontend/ui/icon.tsx';
import { SiteLink } from '#frontend/ui/site-link.tsx';
import styles from './contact-ways.module.css';

type ContactWaysProps = {
  order: readonly ('chat' | 'phone' | 'email')[];
  labels: Record<'chat' | 'phone' | 'email', string>;
  chatMessage?: string;
  emailSubject?: string;
};

/** Ways to reach the camp, each as large as a thumb. */
export function ContactWays({ order, labels, chatMessage, emailSubject }: ContactWaysProps) {
  const ways = {
    chat: {
      icon: 'MessageCircle',
      label: `${labels.chat} ${contacts.chat.availability}`,
      value: chatButtonLabel,
      to: chatHref(chatMessage),
    },
    phone: { icon: 'Phone', label: labels.phone, value: contacts.phone, to: phoneHref },
    email: { icon: 'Mail', label: labels.email, value: contacts.email, to: emailHref(emailSubject) },
  } as const;
  return (
    <ul className={styles.ways}>
      {order
        .map((way) => ways[way])
        .map(({ icon, label, value, to }) => (
          <li key={label}>
            <SiteLink to={to} className={styles.way}>
              <Icon name={icon} className={styles.icon} />
              <span className="small">{label}</span>
              <span className={styles.value}>{value}</span>
            </SiteLink>
          </li>
        ))}
    </ul>
  );
}
