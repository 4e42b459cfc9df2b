import { home } from '#frontend/content/pages/home.ts';
import { Icon } from '#frontend/ui/icon.tsx';
import { Section } from '#frontend/ui/section.tsx';
import styles from './about.module.css';

/** Who we are, and three values that stand like the arches of an aqueduct. */
export function About() {
  const { eyebrow, title, paragraphs, values } = home.about;
  return (
    <Section id="about" kicker={eyebrow} heading={title}>
      <div className={styles.story}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <ul className={styles.arches}>
        {values.map((value) => (
          <li key={value.title} className={styles.arch}>
            <Icon name={value.icon} className={styles.icon} />
            <h3>{value.title}</h3>
            <p>{value.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
