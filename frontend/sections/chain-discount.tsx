import { Suspense } from 'react';
import { chatButtonLabel, chatHref } from '#frontend/content/organisation/contacts.ts';
import { chainDiscount } from '#frontend/content/pages/chain-discount.ts';
import { homeSections } from '#frontend/content/pages/home-sections.ts';
import { lazyWhile } from '#frontend/lib/season/lazy-while.tsx';
import { when } from '#frontend/lib/season/when.ts';
import { ButtonLink } from '#frontend/ui/button.tsx';
import { Section } from '#frontend/ui/section.tsx';
import styles from './chain-discount.module.css';

const Promotion = lazyWhile('promotion-on', () => import('./promotion.tsx'));

function Notice({ moment, title, text }: { moment: 'to-come' | 'over'; title: string; text: string }) {
  return (
    <div {...when(`promotion-${moment}`)} className={styles.notice}>
      <p className={styles.stamp}>{title}</p>
      <p>{text}</p>
      <ButtonLink variant="secondary" to={chatHref()}>
        {chatButtonLabel}
      </ButtonLink>
    </div>
  );
}

/** The promotion while it lasts; before and after, that alone. */
export function ChainDiscount() {
  const { title, lead, toCome, expired } = chainDiscount;
  return (
    <Section
      id="chain-discount"
      tone="sun"
      kicker={homeSections.chainDiscount.eyebrow}
      heading={title}
      lead={<span {...when('promotion-on')}>{lead}</span>}
    >
      <Notice moment="to-come" {...toCome} />
      <Notice moment="over" {...expired} />
      <Suspense>
        <Promotion />
      </Suspense>
    </Section>
  );
}
