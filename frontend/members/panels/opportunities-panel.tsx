import { ButtonLink } from '#frontend/ui/button.tsx';
import { Icon } from '#frontend/ui/icon.tsx';
import { opportunities } from '../content/opportunities.ts';
import styles from './panel.module.css';

export function OpportunitiesPanel() {
  return (
    <div className="stack gap-4">
      <p className={styles.lead}>{opportunities.lead}</p>
      <ul className={styles.grid}>
        {opportunities.cards.map(({ icon, title, items }) => (
          <li key={title} className={styles.tile}>
            <Icon name={icon} />
            <h3>{title}</h3>
            <ul>
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <p className="row">
        <ButtonLink to={opportunities.apply.url} icon={<Icon name="ArrowUpRight" />}>
          {opportunities.apply.label}
        </ButtonLink>
      </p>
    </div>
  );
}
