import androidCode from 'qr-codes/android.svg?no-inline';
import iosCode from 'qr-codes/ios.svg?no-inline';
import { useEffect, useState } from 'react';
import { partnerLinks } from '#frontend/content/organisation/partners.ts';
import { iscrizioni } from '#frontend/content/pages/iscrizioni.ts';
import { Icon } from '#frontend/ui/icon.tsx';
import { SiteLink } from '#frontend/ui/site-link.tsx';
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
    <div className="stack gap-4">
      <ul className={styles.stores}>
        {(isAndroid ? [...stores].reverse() : stores).map(({ url, label, devices, code }) => (
          <li key={url}>
            <SiteLink to={url} className={styles.store}>
              <Icon name="Download" className={styles.icon} />
              <span>
                <strong>{label}</strong> {devices}
              </span>
            </SiteLink>
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
