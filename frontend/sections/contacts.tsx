import { chatHref, contacts, emailHref, phoneHref } from '#frontend/content/contacts.ts';
import { homeSections } from '#frontend/content/home-sections.ts';
import { Icon } from '#frontend/ui/icon.tsx';
import { Section } from '#frontend/ui/section.tsx';
import { SiteLink } from '#frontend/ui/site-link.tsx';
import styles from './contacts.module.css';

/** Three ways to reach the camp, as large as a thumb. */
export function Contacts() {
  const { eyebrow, title, lead, chat, phone, email } = homeSections.contacts;
  const ways = [
    {
      icon: 'MessageCircle',
      label: `${chat} ${contacts.chat.availability}`,
      value: contacts.chat.buttonLabel,
      to: chatHref(),
    },
    { icon: 'Phone', label: phone, value: contacts.phone, to: phoneHref },
    { icon: 'Mail', label: email, value: contacts.email, to: emailHref() },
  ] as const;
  return (
    <Section id="contacts" kicker={eyebrow} heading={title} lead={lead}>
      <ul className={styles.ways}>
        {ways.map(({ icon, label, value, to }) => (
          <li key={label}>
            <SiteLink to={to} className={styles.way}>
              <Icon name={icon} className={styles.icon} />
              <span className={styles.label}>{label}</span>
              <span className={styles.value}>{value}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
