import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { chatButtonLabel, chatHref } from '#frontend/content/organisation/contacts.ts';
import { domande } from '#frontend/content/pages/domande.ts';
import { questionGroups } from '#frontend/content/pages/parent-questions.ts';
import { Page } from '#frontend/layout/page.tsx';
import { ButtonLink } from '#frontend/ui/button.tsx';
import { Disclosure } from '#frontend/ui/disclosure.tsx';
import { Icon } from '#frontend/ui/icon.tsx';
import { LinkedText } from '#frontend/ui/linked-text.tsx';
import { PageHero } from '#frontend/ui/page-hero.tsx';
import { Section } from '#frontend/ui/section.tsx';
import { SiteLink } from '#frontend/ui/site-link.tsx';
import styles from './domande.module.css';

/** Questions of parents in groups, each with its answer behind a tap; a link to a question opens it. */
export default function Questions() {
  const { hash } = useLocation();
  useEffect(() => {
    document.getElementById(hash.slice(1))?.closest('details')?.setAttribute('open', '');
  }, [hash]);
  return (
    <Page slug="domande" text={domande}>
      <PageHero
        tone="sky"
        kicker={domande.kicker}
        heading={domande.heading}
        lead={domande.lead}
        actions={
          <ButtonLink to={chatHref()} icon={<Icon name="MessageCircle" />}>
            {chatButtonLabel}
          </ButtonLink>
        }
      >
        <nav aria-label={domande.contentsLabel}>
          <ul className="links">
            {questionGroups.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
      </PageHero>
      {questionGroups.map(({ id, title, questions }, index) => (
        <Section key={id} beside id={id} heading={title} tone={index % 2 === 0 ? 'paper' : 'sand'}>
          <div className={styles.questions}>
            {questions.map(({ id, question, answer, links }) => (
              <Disclosure key={id} id={id} summary={question}>
                <p>
                  <LinkedText>{answer}</LinkedText>
                </p>
                {links?.map(({ text, to }) => (
                  <p key={to}>
                    <SiteLink to={to}>{text}</SiteLink>
                  </p>
                ))}
              </Disclosure>
            ))}
          </div>
        </Section>
      ))}
    </Page>
  );
}
