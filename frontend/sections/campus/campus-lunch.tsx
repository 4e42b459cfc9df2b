import { campus } from '#frontend/content/campus.ts';
import { Icon } from '#frontend/ui/icon.tsx';
import { Section } from '#frontend/ui/section.tsx';
import styles from './campus.module.css';

const { lunch } = campus;

export function CampusLunch() {
  return (
    <Section id="pasti" heading={lunch.title} lead={lunch.lead}>
      <ul className={styles.plates}>
        {[...lunch.courses, lunch.snack].map(({ icon, name }) => (
          <li key={name}>
            <Icon name={icon} />
            {name}
          </li>
        ))}
      </ul>
    </Section>
  );
}
