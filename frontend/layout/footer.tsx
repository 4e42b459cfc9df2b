import { chatHref, emailHref, phoneHref } from '#frontend/content/organisation/contacts.ts';
import {
  company,
  contacts,
  organisation,
  safeguarding,
  safeguardingDocuments,
  socials,
} from '#frontend/content/organisation/organisation.ts';
import { footer } from '#frontend/content/pages/footer.ts';
import { venues } from '#frontend/content/venues/venues.ts';
import { formatAddress } from '#frontend/italian/words.ts';
import { Badge } from '#frontend/ui/badge.tsx';
import { ExternalLink } from '#frontend/ui/external-link.tsx';
import { SiteLink } from '#frontend/ui/site-link.tsx';
import styles from './footer.module.css';
import { FooterSeason } from './footer-season.tsx';

/** Footer of every page: venues, contacts, season, protection of minors and legal pages. */
export function Footer() {
  return (
    <footer id="footer" className={styles.footer}>
      <div className={styles.columns}>
        <div>
          <h2>{footer.venuesTitle}</h2>
          <ul className={styles.list}>
            {venues.map(({ slug, name, city, address, provisional }) => (
              <li key={slug}>
                {provisional ? <strong>{name}</strong> : <SiteLink to={`/${slug}`}>{name}</SiteLink>}
                <address>{address ? formatAddress(address) : city}</address>
                {provisional ? <Badge>{provisional.badge}</Badge> : null}
                {address ? (
                  <ExternalLink href={address.mapUrl}>
                    {footer.mapLink}
                    <span className="visually-hidden">{` di ${name}`}</span>
                  </ExternalLink>
                ) : null}
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h2>{footer.contactsTitle}</h2>
          <ul className={styles.contacts}>
            <li>
              <ExternalLink href={chatHref()}>
                {`Chat ${contacts.chat.number}, ${contacts.chat.availability}`}
              </ExternalLink>
            </li>
            <li>
              <a href={phoneHref}>{contacts.phone}</a>
            </li>
            <li>
              <a href={emailHref()}>{contacts.email}</a>
            </li>
            {socials.map(({ name, url }) => (
              <li key={url}>
                <ExternalLink href={url}>{name}</ExternalLink>
              </li>
            ))}
            <li>
              <SiteLink to={footer.questions.to}>{footer.questions.text}</SiteLink>
            </li>
          </ul>
        </div>
        <div>
          <h2>{footer.seasonTitle}</h2>
          <FooterSeason />
        </div>
        <div className={styles.safeguarding}>
          <h2>{footer.safeguarding.title}</h2>
          <p className="no-print">{footer.safeguarding.text}</p>
          <p>
            {`${footer.safeguarding.role}: `}
            <strong>{safeguarding.person}</strong>
            <a href={`mailto:${safeguarding.email}`}>{safeguarding.email}</a>
          </p>
          <p>
            {footer.safeguarding.emergency.text}{' '}
            <a href={footer.safeguarding.emergency.href}>{footer.safeguarding.emergency.name}</a>
          </p>
          {safeguardingDocuments.map(({ name, url }) => (
            <p key={url}>
              <ExternalLink href={url}>{name}</ExternalLink>
            </p>
          ))}
        </div>
      </div>
      <div className={styles.legal}>
        <p>{footer.company(company, organisation.taxNumber)}</p>
        <ul aria-label={footer.legalTitle}>
          {footer.legal.map(({ text, to }) => (
            <li key={to}>
              <SiteLink to={to}>{text}</SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
}
