import { Picture, type PictureSource } from '#frontend/ui/picture.tsx';
import styles from './podium.module.css';

/** The end of the sports week. */
export function Podium({ text, picture }: { text: string; picture: PictureSource }) {
  return (
    <div className={styles.band}>
      <div className={styles.inner}>
        <p className={styles.words}>{text}</p>
        <Picture image={picture} className={styles.podium} />
      </div>
    </div>
  );
}
