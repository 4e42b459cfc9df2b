import { home } from '#frontend/content/pages/home.ts';
import { when } from '#frontend/lib/season/season-state.ts';
import { ButtonLink } from '#frontend/ui/button.tsx';
import { Carousel } from '#frontend/ui/carousel.tsx';
import { Icon } from '#frontend/ui/icon.tsx';
import { Picture } from '#frontend/ui/picture.tsx';
import { SiteLink } from '#frontend/ui/site-link.tsx';
import styles from './home-hero.module.css';
import { SeasonNote } from './season-note.tsx';
import { Seasonal } from './seasonal.tsx';

type Slide = (typeof home.hero.slides)[number];

function PosterText({ words }: { words: Slide['words'][number] }) {
  const { states, title, subtitle, description, features, primary, secondary } = words;
  return (
    <div className={styles.text} {...(states && when(...states))}>
      <p className={styles.subtitle}>{subtitle}</p>
      <h2 className={styles.title}>
        <Seasonal words={title} />
      </h2>
      <p className={styles.description}>
        <Seasonal words={description} />
      </p>
      <ul className={styles.features}>
        {features.map((feature) => (
          <li key={feature}>
            <Icon name="Sun" />
            {feature}
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <ButtonLink to={primary.to}>{primary.text}</ButtonLink>
        <ButtonLink variant="secondary" to={secondary.to}>
          {secondary.text}
        </ButtonLink>
      </div>
    </div>
  );
}

/** In characters: `135–139 €` fits on one line of the sticker, prices with cents take two. */
const SHORT_PRICE = 9;

function Poster({ slide, isFirst }: { slide: Slide; isFirst: boolean }) {
  const { id, picture, words } = slide;
  const { price } = home;
  return (
    <div className={`${styles.poster} ${styles[id]}`}>
      {words.map((version) => (
        <PosterText key={version.subtitle} words={version} />
      ))}
      <div className={styles.scene}>
        <Picture image={picture} priority={isFirst} sizes="100vw" className={styles.picture} />
        {isFirst ? (
          <p className={styles.sticker}>
            <span {...when('enrolment-off')}>{price.beforeOff}</span>
            <strong className={price.week.length > SHORT_PRICE ? styles.long : undefined}>
              {price.week}
            </strong>
            {` ${price.after}`}
          </p>
        ) : null}
      </div>
    </div>
  );
}

/** The first screen: three posters, the ticket with who, where, when, how much and how, and the season's state. */
export function HomeHero() {
  const slides = home.hero.slides.map((slide, index) => ({
    id: slide.id,
    content: <Poster slide={slide} isFirst={index === 0} />,
  }));
  return (
    <div id="hero">
      <div>
        <h1 className="visually-hidden">{home.heading}</h1>
        <Carousel label={home.hero.label} slides={slides} className={styles.carousel} />
      </div>
      <div>
        <dl className={styles.ticket}>
          {home.keyFacts.map(({ label, value, ...fact }) => {
            const say = (text: string) => ('to' in fact ? <SiteLink to={fact.to}>{text}</SiteLink> : text);
            return (
              <div key={label}>
                <dt>{label}</dt>
                {'off' in fact ? (
                  <>
                    <dd {...when(`${fact.by}-on`)}>{say(value)}</dd>
                    <dd {...when(`${fact.by}-off`)}>{say(fact.off)}</dd>
                  </>
                ) : (
                  <dd>{say(value)}</dd>
                )}
              </div>
            );
          })}
        </dl>
      </div>
      <div className={styles.note}>
        <SeasonNote calendar="season" />
        <ul className="links">
          {[home.questions.title, ...home.questions.groups].map(({ text, to }) => (
            <li key={to}>
              <SiteLink to={to}>{text}</SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
