import { chatButtonLabel, chatHref, emailHref, phoneHref } from '#frontend/content/organisation/contacts.ts';
import { contacts } from '#frontend/content/organisation/organisation.ts';
import { centriSportivi } from '#frontend/content/pages/centri-sportivi.ts';
import { Section } from '#frontend/ui/section.tsx';
import { ContactWays } from './contact-ways.tsx';

/** Contacts for owners of sports centres, with the subject already written. */
export function PartnershipContact() {
  const { title, text, emailSubject, chatMessage, email, phone, chat } = centriSportivi.contact;
  return (
    <Section id="contact" heading={title} lead={text}>
      <ContactWays
        ways={[
          { icon: 'Mail', label: email, value: contacts.email, to: emailHref(emailSubject) },
          { icon: 'Phone', label: phone, value: contacts.phone, to: phoneHref },
          {
            icon: 'MessageCircle',
            label: `${chat} ${contacts.chat.availability}`,
            value: chatButtonLabel,
            to: chatHref(chatMessage),
          },
        ]}
      />
    </Section>
  );
}
