import { homeSections } from '#frontend/content/home-sections.ts';
import { testimonialStatistics, testimonials } from '#frontend/content/testimonials.ts';
import { Carousel } from '#frontend/ui/carousel.tsx';
import { Section } from '#frontend/ui/section.tsx';
import { Highlighted } from './highlighted.tsx';
import styles from './testimonials.module.css';

const TRANSITION_MS = 500;

/** What parents say, one voice at a time, beside three numbers. */
export function Testimonials() {
  const { eyebrow, title, label } = homeSections.testimonials;
  const slides = testimonials.map(({ text, author, role, rating, highlight }) => ({
    id: author,
    content: (
      <figure className={styles.voice}>
        <p role="img" aria-label={`${rating} stelle su 5`} className={styles.stars}>
          {'★'.repeat(rating)}
        </p>
        <blockquote className={styles.quote}>
          <Highlighted text={text} part={highlight} />
        </blockquote>
        <figcaption>
          <strong>{author}</strong>, {role}
        </figcaption>
      </figure>
    ),
  }));
  return (
    <Section id="testimonials" kicker={eyebrow} heading={title}>
      <div className={styles.columns}>
        <Carousel label={label} slides={slides} lockMs={TRANSITION_MS} className={styles.carousel} />
        <dl className={styles.statistics}>
          {testimonialStatistics.map((statistic) => (
            <div key={statistic.label}>
              <dt>{statistic.label}</dt>
              <dd>{statistic.value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}
