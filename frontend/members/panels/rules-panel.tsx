import { Icon } from '#frontend/ui/icon.tsx';
import { rules } from '../content/rules.ts';
import styles from './panel.module.css';

export function RulesPanel() {
  return (
    <div className="stack gap-4">
      <p className={styles.lead}>{rules.lead}</p>
      {rules.groups.map(({ title, items }) => (
        <div key={title} className={styles.group}>
          <h3>{title}</h3>
          <ul className={styles.rules}>
            {items.map((item) => (
              <li key={item}>
                <Icon name="CircleCheck" />
                {item}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
