import androidCode from 'qr-codes/android.svg?no-inline';
import iosCode from 'qr-codes/ios.svg?no-inline';
import { useEffect, useState } from 'react';
import { partnerLinks } from '#frontend/content/organisation/partners.ts';
import { iscrizioni } from '#frontend/content/pages/iscrizioni.ts';
import { ButtonLink } from '#frontend/ui/button.tsx';
import { Icon } from '#frontend/ui/icon.tsx';
import styles from './app-links.module.css';

const stores = [
  { ...partnerLinks.appStoreIos, code: iosCode },
  { ...partnerLinks.appStoreAndroid, code: androidCode },
];

/** Both stores, the reader's own first; on a desktop each with a code for the telephone. */
export function AppLinks() {
  const [isAndroid, setIsAndroid] = useState(false);
  useEffect(() => setIsAndroid(/Android/.test(navigator.userAgent)), []);
  return (
    <div className={styles.app}>
      <ul className={styles.stores}>
        {(isAndroid ? [...stores].reverse() : stores).map(({ url, label, code }) => (
          <li key={url}>
            <ButtonLink to={url} icon={<Icon name="Smartphone" />}>
              {label}
            </ButtonLink>
            <img
              src={code}
              alt={iscrizioni.app.qrAlternative(label)}
              width="160"
              height="160"
              loading="lazy"
              className={styles.code}
            />
          </li>
        ))}
      </ul>
      <p className={styles.hint}>{iscrizioni.app.qrText}</p>
    </div>
  );
}
