import { chatButtonLabel, chatHref } from '#frontend/content/organisation/contacts.ts';
import { shopFrame } from '#frontend/content/organisation/partners.ts';
import { chainDiscount } from '#frontend/content/pages/chain-discount.ts';
import { homeSections } from '#frontend/content/pages/home-sections.ts';
import { season } from '#frontend/content/season/season.ts';
import { romeInstant } from '#frontend/lib/dates.ts';
import { ButtonLink } from '#frontend/ui/button.tsx';
import { Countdown } from '#frontend/ui/countdown.tsx';
import { Section } from '#frontend/ui/section.tsx';
import styles from './chain-discount.module.css';
import { PartnerEmbed } from './partner-embed.tsx';

const { lastDay, lastTime } = season.promotion;
const deadline = romeInstant(lastDay, lastTime);

/** The promotion: how it works, how long it lasts or that it is over, and the shop. */
export function ChainDiscount() {
  const { title, lead, howTitle, steps, rulesTitle, rules, countdown, expired, shopTitle } = chainDiscount;
  return (
    <Section
      id="chain-discount"
      tone="sun"
      kicker={homeSections.chainDiscount.eyebrow}
      heading={title}
      lead={lead}
    >
      <div className={styles.columns}>
        <div>
          <h3>{howTitle}</h3>
          <ol className={styles.steps}>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
        <div className={styles.clock}>
          <Countdown
            deadline={deadline}
            title={countdown.title}
            labels={countdown}
            neutral={<p className={styles.state}>{countdown.neutral}</p>}
            expired={
              <>
                <p className={styles.stamp}>{expired.title}</p>
                <p>{expired.text}</p>
                <ButtonLink variant="secondary" to={chatHref()}>
                  {chatButtonLabel}
                </ButtonLink>
              </>
            }
          />
        </div>
        <div className={styles.rules}>
          <h3>{rulesTitle}</h3>
          <ul>
            {rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </div>
      </div>
      <h3 className={styles.shop}>{shopTitle}</h3>
      <PartnerEmbed partner={shopFrame} />
    </Section>
  );
}
