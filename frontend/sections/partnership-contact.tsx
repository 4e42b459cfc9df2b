import { centriSportivi } from '#frontend/content/pages/centri-sportivi.ts';
import { Section } from '#frontend/ui/section.tsx';
import { ContactWays } from './contact-ways.tsx';

/** Contacts for owners of sports centres, with the subject already written. */
export function PartnershipContact() {
  const { title, text, emailSubject, chatMessage, ...labels } = centriSportivi.contact;
  return (
    <Section id="contact" heading={title} lead={text}>
      <ContactWays
        order={['email', 'phone', 'chat']}
        labels={labels}
        chatMessage={chatMessage}
        emailSubject={emailSubject}
      />
    </Section>
  );
}
