import { homeSections } from '#frontend/content/home-sections.ts';
import { images } from '#frontend/content/images.ts';
import { Picture } from '#frontend/ui/picture.tsx';
import { Section } from '#frontend/ui/section.tsx';
import styles from './about.module.css';

const pictures = [images['value-fun'], images['value-safety'], images['value-quality']];

/** Who we are, and three values that stand like the arches of an aqueduct. */
export function About() {
  const { eyebrow, title, paragraphs, values } = homeSections.about;
  return (
    <Section id="about" kicker={eyebrow} heading={title}>
      <div className={styles.story}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <ul className={styles.arches}>
        {values.map((value, index) => (
          <li key={value.title} className={styles.arch}>
            {pictures[index] ? <Picture image={pictures[index]} className={styles.picture} /> : null}
            <h3>{value.title}</h3>
            <p>{value.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
