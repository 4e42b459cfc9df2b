import { chatButtonLabel, chatHref, emailHref, phoneHref } from '#frontend/content/organisation/contacts.ts';
import { contacts } from '#frontend/content/organisation/organisation.ts';
import { homeSections } from '#frontend/content/pages/home-sections.ts';
import { Section } from '#frontend/ui/section.tsx';
import { ContactWays } from './contact-ways.tsx';

/** Three ways to reach the camp. */
export function Contacts() {
  const { eyebrow, title, lead, chat, phone, email } = homeSections.contacts;
  const ways = [
    {
      icon: 'MessageCircle',
      label: `${chat} ${contacts.chat.availability}`,
      value: chatButtonLabel,
      to: chatHref(),
    },
    { icon: 'Phone', label: phone, value: contacts.phone, to: phoneHref },
    { icon: 'Mail', label: email, value: contacts.email, to: emailHref() },
  ] as const;
  return (
    <Section id="contacts" kicker={eyebrow} heading={title} lead={lead}>
      <ContactWays ways={ways} />
    </Section>
  );
}
