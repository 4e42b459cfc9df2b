import { home } from '#frontend/content/pages/home.ts';
import { ButtonLink } from '#frontend/ui/button.tsx';
import { Carousel } from '#frontend/ui/carousel.tsx';
import { Icon } from '#frontend/ui/icon.tsx';
import { Picture } from '#frontend/ui/picture.tsx';
import styles from './home-hero.module.css';

type PosterProps = { slide: (typeof home.hero.slides)[number]; isFirst: boolean };

function Poster({ slide, isFirst }: PosterProps) {
  const { id, picture, title, subtitle, description, features, primary, secondary } = slide;
  return (
    <div className={`${styles.poster} ${styles[id]}`}>
      <div className={styles.text}>
        <p className={styles.subtitle}>{subtitle}</p>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.description}>{description}</p>
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
      <div className={styles.scene}>
        <Picture image={picture} priority={isFirst} sizes="100vw" className={styles.picture} />
        {isFirst ? (
          <p className={styles.sticker}>
            {home.price.before} <strong>{home.price.lowest}</strong> {home.price.after}
          </p>
        ) : null}
      </div>
    </div>
  );
}

/** The first screen: three posters, and the ticket with who, where, when, how much and how. */
export function HomeHero() {
  const slides = home.hero.slides.map((slide, index) => ({
    id: slide.id,
    content: <Poster slide={slide} isFirst={index === 0} />,
  }));
  return (
    <div id="hero">
      <h1 className="unseen">{home.title}</h1>
      <Carousel label={home.hero.label} slides={slides} className={styles.carousel} />
      <dl className={styles.ticket}>
        {home.keyFacts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
