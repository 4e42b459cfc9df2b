import { homeSections } from '#frontend/content/pages/home-sections.ts';
import { roles, sayMinimumAge } from '#frontend/content/pages/roles.ts';
import { ButtonLink } from '#frontend/ui/button.tsx';
import { Icon } from '#frontend/ui/icon.tsx';
import { Picture } from '#frontend/ui/picture.tsx';
import { Section } from '#frontend/ui/section.tsx';
import styles from './work-with-us.module.css';

/** For animators and village leaders: what each role is, in short. */
export function WorkWithUs() {
  const { eyebrow, title, lead, link, picture } = homeSections.workWithUs;
  return (
    <Section id="work-with-us" tone="sea" kicker={eyebrow} heading={title} lead={lead}>
      <div className={styles.columns}>
        <div>
          <ul className={styles.roles}>
            {roles.map((role) => (
              <li key={role.id} className={styles.role}>
                <Icon name={role.icon} className={styles.icon} />
                <h3>{role.title}</h3>
                <p>{role.description}</p>
                <p className={styles.age}>{sayMinimumAge(role)}</p>
              </li>
            ))}
          </ul>
          <ButtonLink to={link.to}>{link.text}</ButtonLink>
        </div>
        <Picture image={picture} sizes="(width >= 56rem) 48rem, 92vw" className={styles.picture} />
      </div>
    </Section>
  );
}
