import {
  reviewStatistics,
  reviews,
  reviewsChoice,
  reviewsProvenance,
  statisticsSource,
} from '#frontend/content/organisation/organisation.ts';
import { homeSections } from '#frontend/content/pages/home-sections.ts';
import { Carousel } from '#frontend/ui/carousel.tsx';
import { Section } from '#frontend/ui/section.tsx';
import styles from './testimonials.module.css';

const TRANSITION_MS = 500;

/** Reviews, one at a time, beside three numbers. */
export function Testimonials() {
  const { eyebrow, title, label, stars } = homeSections.testimonials;
  const slides = reviews.map(({ text, author, role, rating, highlight }) => ({
    id: author,
    content: (
      <figure className={styles.voice}>
        <p role="img" aria-label={stars(rating)} className={styles.stars}>
          {'★'.repeat(rating)}
        </p>
        <blockquote className={styles.quote}>
          <Highlighted text={text} part={highlight} />
        </blockquote>
        <figcaption>
          <strong>{author}</strong>
          {`, ${role}`}
        </figcaption>
      </figure>
    ),
  }));
  if (reviews.length === 0) return null;
  return (
    <Section id="testimonials" kicker={eyebrow} heading={title}>
      <div className={styles.columns}>
        <Carousel label={label} slides={slides} lockMs={TRANSITION_MS} className={styles.carousel} />
        {reviewStatistics.length > 0 ? (
          <dl className={styles.statistics}>
            {reviewStatistics.map((statistic) => (
              <div key={statistic.label}>
                <dt>{statistic.label}</dt>
                <dd>{statistic.value}</dd>
              </div>
            ))}
          </dl>
        ) : null}
      </div>
      <p className={styles.source}>
        {`${reviewsChoice} ${reviewsProvenance}${reviewStatistics.length > 0 ? ` ${statisticsSource}` : ''}`}
      </p>
    </Section>
  );
}
/** A text with one part of it marked; without the part, the text as it is. */
function Highlighted({ text, part }: { text: string; part: string }) {
  const start = text.indexOf(part);
  if (start < 0) return text;
  return (
    <>
      {text.slice(0, start)}
      <mark>{part}</mark>
      {text.slice(start + part.length)}
    </>
  );
}
