import { homeSections } from '#frontend/content/pages/home-sections.ts';
import { Section } from '#frontend/ui/section.tsx';
import { ContactWays } from './contact-ways.tsx';

/** Three ways to reach the camp. */
export function Contacts() {
  const { eyebrow, title, lead, ...labels } = homeSections.contacts;
  return (
    <Section id="contacts" kicker={eyebrow} heading={title} lead={lead}>
      <ContactWays order={['chat', 'phone', 'email']} labels={labels} />
    </Section>
  );
}
