import { ButtonLink } from '#frontend/ui/button.tsx';
import { Icon } from '#frontend/ui/icon.tsx';
import { photos } from '../content/photos.ts';
import styles from './panel.module.css';

export function PhotosPanel() {
  return (
    <div className="stack gap-4">
      <p className={styles.lead}>{photos.lead}</p>
      <div className={styles.group}>
        <h3>{photos.guidelinesTitle}</h3>
        <ul className={styles.grid}>
          {photos.guidelines.map(({ icon, title, text }) => (
            <li key={title} className={styles.tile}>
              <Icon name={icon} />
              <h4>{title}</h4>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.group}>
        <h3>{photos.linksTitle}</h3>
        <p className="row">
          {photos.links.map(({ label, url }) => (
            <ButtonLink key={label} to={url} variant="secondary" icon={<Icon name="ArrowUpRight" />}>
              {label}
            </ButtonLink>
          ))}
        </p>
      </div>
    </div>
  );
}
