import { chatHref } from '#frontend/content/organisation/contacts.ts';
import { partnerLinks } from '#frontend/content/organisation/partners.ts';
import { lavoraConNoi } from '#frontend/content/pages/lavora-con-noi.ts';
import { ButtonLink } from '#frontend/ui/button.tsx';
import { ExternalLink } from '#frontend/ui/external-link.tsx';
import { Section } from '#frontend/ui/section.tsx';
import { ByState } from './by-state.tsx';
import { FrameOwner } from './frame-owner.tsx';

/** State of recruitment and the partner's application form, in a new tab. */
export function ApplyCall() {
  const { title, states, chat, chatMessage } = lavoraConNoi.apply;
  const { url, label } = partnerLinks.applicationForm;
  return (
    <Section
      id="candidatura"
      tone="sun"
      heading={title}
      lead={
        <ByState
          words={{
            'recruitment-open': states.open,
            'recruitment-training': states.training,
            'recruitment-over': states.over,
          }}
        />
      }
    >
      <div className="stack gap-5">
        <div className="links">
          <ButtonLink to={url}>{label}</ButtonLink>
          <ExternalLink href={chatHref(chatMessage)}>{chat}</ExternalLink>
        </div>
        <FrameOwner partner={partnerLinks.applicationForm} />
      </div>
    </Section>
  );
}
