import { chatHref, contacts, emailHref, phoneHref } from '#frontend/content/contacts.ts';
import { footer } from '#frontend/content/footer.ts';
import { season } from '#frontend/content/season.ts';
import { seasonText } from '#frontend/content/season-text.ts';
import { siteName } from '#frontend/content/site.ts';
import { venueList } from '#frontend/content/venues.ts';
import { Badge } from '#frontend/ui/badge.tsx';
import { ExternalLink } from '#frontend/ui/external-link.tsx';
import { SiteLink } from '#frontend/ui/site-link.tsx';
import styles from './footer.module.css';

/** The foot of every page: where, how to reach us, when, who watches over the children, the legal pages. */
export default function Footer() {
  const { safeguarding } = contacts;
  return (
    <footer id="footer" className={styles.footer}>
      <div className={styles.columns}>
        <section aria-labelledby="footer-venues">
          <h2 id="footer-venues">{footer.venuesTitle}</h2>
          <ul className={styles.list}>
            {venueList.map(({ slug, name, address, mapUrl, detailsLink, provisional }) => (
              <li key={slug}>
                {provisional ? <strong>{name}</strong> : <SiteLink to={detailsLink}>{name}</SiteLink>}
                <address>
                  {address.street}, {address.postalCode} {address.city}
                </address>
                {provisional ? <Badge>{provisional.badge}</Badge> : null}
                <ExternalLink href={mapUrl}>
                  {footer.mapLink}
                  <span className="unseen"> di {name}</span>
                </ExternalLink>
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="footer-contacts">
          <h2 id="footer-contacts">{footer.contactsTitle}</h2>
          <ul className={styles.list}>
            <li>
              <ExternalLink href={chatHref()}>{footer.chatLabel}</ExternalLink>
              <span>{contacts.chat.number}</span>
            </li>
            <li>
              <a href={phoneHref}>{contacts.phone}</a>
              <a href={emailHref()}>{contacts.email}</a>
            </li>
            {contacts.socials.map(({ name, url }) => (
              <li key={url}>
                <ExternalLink href={url}>{name}</ExternalLink>
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="footer-season">
          <h2 id="footer-season">{footer.seasonTitle}</h2>
          <p>
            <strong>{season.label}</strong>: {seasonText.period}, {seasonText.pause}.
          </p>
          <p>
            {seasonText.weekdays}, {seasonText.hoursLong}. {seasonText.ages}.
          </p>
        </section>
        <section aria-labelledby="footer-safeguarding" className={styles.safeguarding}>
          <h2 id="footer-safeguarding">{safeguarding.title}</h2>
          <p>{safeguarding.text}</p>
          <p>
            {safeguarding.role}: <strong>{safeguarding.person}</strong>
            <a href={`mailto:${safeguarding.email}`}>{safeguarding.email}</a>
          </p>
        </section>
      </div>
      <div className={styles.legal}>
        <p>
          {siteName} · {contacts.taxNumberLabel} {contacts.taxNumber}
        </p>
        <ul aria-label={footer.legalTitle}>
          {[...footer.legal, footer.members].map(({ text, to }) => (
            <li key={to}>
              <SiteLink to={to}>{text}</SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
}
