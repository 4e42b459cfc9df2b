import { chatButtonLabel, chatHref } from '#frontend/content/organisation/contacts.ts';
import { shopFrame } from '#frontend/content/organisation/partners.ts';
import { chainDiscount, type Tenses } from '#frontend/content/pages/chain-discount.ts';
import { homeSections } from '#frontend/content/pages/home-sections.ts';
import { type CountdownParts, countdownParts } from '#frontend/lib/season/countdown.ts';
import { useNow, when } from '#frontend/lib/season/season-state.ts';
import { startOf } from '#frontend/lib/season/season-table.ts';
import { ButtonLink } from '#frontend/ui/button.tsx';
import { Section } from '#frontend/ui/section.tsx';
import styles from './chain-discount.module.css';
import { PartnerEmbed } from './partner-embed.tsx';

const toCome = when('promotion-to-come');
const over = when('promotion-over');
const notOver = when('promotion-to-come', 'promotion-on');

const { title, state, lead, ask, how, steps, rulesTitle, rules, countdown, shop } = chainDiscount;

function Tensed({ now, past, when: line }: Tenses) {
  if (now === past) return now;
  return (
    <>
      <span {...(line ? when(`${line}-on`) : notOver)}>{now}</span>
      <span {...(line ? when(`${line}-over`) : over)}>{past}</span>
    </>
  );
}

/** Steps, countdown, rules and shop of the promotion: shown on any day, labelled with its state. */
export function ChainDiscount() {
  return (
    <Section
      id="chain-discount"
      tone="sun"
      kicker={homeSections.chainDiscount.eyebrow}
      heading={
        <>
          {title}{' '}
          <small {...toCome} className={styles.stamp}>
            {state.toCome}
          </small>
          <small {...over} className={styles.stamp}>
            {state.over}
          </small>
        </>
      }
      lead={<Tensed {...lead} />}
    >
      <div {...when('promotion-to-come', 'promotion-over')} className={styles.ask}>
        <p>
          <span {...toCome}>{ask.toCome}</span>
          <span {...over}>{ask.over}</span>
        </p>
        <ButtonLink variant="secondary" to={chatHref()}>
          {chatButtonLabel}
        </ButtonLink>
      </div>
      <div className={styles.columns}>
        <div>
          <h3>
            <Tensed {...how} />
          </h3>
          <ol className={styles.steps}>
            {steps.map((step) => (
              <li key={step.now} {...(step.past === '' && notOver)}>
                <Tensed {...step} />
              </li>
            ))}
          </ol>
        </div>
        <Countdown />
        <div className={styles.rules}>
          <h3>
            <Tensed {...rulesTitle} />
          </h3>
          <ul>
            {rules.map((rule) => (
              <li key={rule.now}>
                <Tensed {...rule} />
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className={styles.shop}>
        <h3>{shop.title}</h3>
        <p {...toCome}>{shop.toCome}</p>
        <p {...over}>{shop.over}</p>
        <PartnerEmbed partner={shopFrame} />
      </div>
    </Section>
  );
}

const deadline = startOf('promotion-over');
const units = ['days', 'hours', 'minutes', 'seconds'] as const;
const zero = countdownParts(0);

/** Runs to the deadline and stands at zero after it; only the deadline in words where there is no date or no script. */
function Countdown() {
  return (
    <div className={styles.clock}>
      {deadline === undefined ? null : (
        <>
          <div {...notOver}>
            <div className={styles.running}>
              <p className={styles.title}>{countdown.title.now}</p>
              <RunningParts deadline={deadline} />
            </div>
          </div>
          <div {...over}>
            <p className={styles.title}>{countdown.title.past}</p>
            <Parts parts={zero} />
          </div>
        </>
      )}
      <p>
        <Tensed {...countdown.until} />
      </p>
    </div>
  );
}

/** `deadline` in milliseconds (Unix). */
function RunningParts({ deadline }: { deadline: number }) {
  const now = useNow(1000);
  return (
    <div role="timer" aria-label={countdown.title.now}>
      <Parts parts={now === undefined ? null : countdownParts(deadline - now)} />
    </div>
  );
}

/** Dashes, as wide as the numbers, until the clock is read. */
function Parts({ parts }: { parts: CountdownParts | null }) {
  return (
    <dl className={styles.parts}>
      {units.map((unit) => (
        <div key={unit}>
          <dt>{countdown[unit]}</dt>
          <dd>{parts ? String(parts[unit]).padStart(2, '0') : '––'}</dd>
        </div>
      ))}
    </dl>
  );
}
