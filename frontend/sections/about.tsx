import { homeSections } from '#frontend/content/pages/home-sections.ts';
import { Picture } from '#frontend/ui/picture.tsx';
import { Section } from '#frontend/ui/section.tsx';
import { SiteLink } from '#frontend/ui/site-link.tsx';
import styles from './about.module.css';

/** Story of the camp, and three values drawn as the arches of an aqueduct. */
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
        {values.map((value) => (
          <li key={value.title} className={styles.arch}>
            <Picture image={value.picture} className={styles.picture} />
            <h3>{value.title}</h3>
            <p>{value.text}</p>
            {value.link ? (
              <p className="links">
                <SiteLink to={value.link.to}>{value.link.text}</SiteLink>
              </p>
            ) : null}
          </li>
        ))}
      </ul>
    </Section>
  );
}
