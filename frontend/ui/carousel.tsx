import type { ReactNode } from 'react';
import styles from './carousel.module.css';
import { Icon } from './icon.tsx';
import { useLabels } from './labels.tsx';
import { useCarousel } from './use-carousel.ts';

type CarouselProps = {
  /** Names the carousel for those who cannot see it. */
  label: string;
  slides: readonly { id: string; content: ReactNode }[];
  /** Input is ignored for this long after a move. */
  lockMs?: number;
  className?: string | undefined;
};

/** A scroll-snap row; scripts add the timer, the buttons and `inert` on slides out of view. */
export function Carousel({ label, slides, lockMs = 0, className }: CarouselProps) {
  const { carousel: labels } = useLabels();
  const { root, track, trackEvents, rootEvents, current, isPlaying, setPlaying, isRunning, isHeld, goTo } =
    useCarousel(slides.length, lockMs);
  return (
    <section
      ref={root}
      aria-roledescription="carousel"
      aria-label={label}
      className={`${styles.carousel} ${className ?? ''}`}
      {...rootEvents}
    >
      <div className={styles.controls}>
        <button
          type="button"
          className="round"
          aria-label={`${isPlaying ? labels.stop : labels.start}: ${label}`}
          onClick={() => setPlaying(!isPlaying)}
        >
          <Icon name={isPlaying ? 'Pause' : 'Play'} />
        </button>
        <button
          type="button"
          className="round"
          aria-label={`${labels.previous}: ${label}`}
          onClick={() => goTo(current - 1)}
        >
          <Icon name="ChevronLeft" />
        </button>
        {slides.map(({ id }, index) => (
          <button
            key={id}
            type="button"
            aria-label={labels.show(index + 1, slides.length)}
            aria-current={index === current}
            className={styles.dot}
            onClick={() => goTo(index)}
          />
        ))}
        <button
          type="button"
          className="round"
          aria-label={`${labels.next}: ${label}`}
          onClick={() => goTo(current + 1)}
        >
          <Icon name="ChevronRight" />
        </button>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: no part of a form. */}
      <div
        ref={track}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
        tabIndex={0}
        role="group"
        aria-label={`${label}: ${labels.track}`}
        className={styles.track}
        aria-live={isPlaying && !isHeld ? 'off' : 'polite'}
        {...trackEvents}
      >
        {slides.map(({ id, content }, index) => (
          // biome-ignore lint/a11y/useSemanticElements: a slide is a group of the carousel pattern, not of a form.
          <div
            key={id}
            role="group"
            aria-roledescription="slide"
            aria-label={labels.slide(index + 1, slides.length)}
            inert={isRunning && index !== current}
            className={styles.slide}
          >
            {content}
          </div>
        ))}
      </div>
    </section>
  );
}
