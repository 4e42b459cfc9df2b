import type { Facts } from './facts.ts';
import { about, type Finding } from './finding.ts';

const EMAIL = /^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i;
const PHONE = /^\+\d[\d ]{7,}$/;

/** A page that browsers may open or frame: `https`, or a stand-in on this machine. */
const isWebAddress = (url: unknown): boolean =>
  typeof url === 'string' &&
  URL.canParse(url) &&
  /^(https:\/\/|http:\/\/(127\.0\.0\.1|localhost)[:/])/.test(url);

const addressFinding = (file: string, field: string, url: unknown): Finding[] =>
  isWebAddress(url)
    ? []
    : [about(file).error(field, `«${url}» non è un indirizzo completo, che comincia con https://.`)];

function contactFindings({ contacts, controller }: Facts): Finding[] {
  const { error } = about('contacts.ts');
  const emails = {
    'contacts.email': contacts.email,
    'contacts.safeguarding.email': contacts.safeguarding.email,
    'controller.email': controller.email,
    'controller.certifiedEmail': controller.certifiedEmail,
  };
  const phones = { 'contacts.phone': contacts.phone, 'contacts.chat.number': contacts.chat.number };
  const findings = [
    ...Object.entries(emails).flatMap(([field, email]) =>
      EMAIL.test(email) ? [] : [error(field, `«${email}» non è un indirizzo e-mail.`)],
    ),
    ...Object.entries(phones).flatMap(([field, phone]) =>
      PHONE.test(phone)
        ? []
        : [error(field, `«${phone}» non è un numero con il prefisso internazionale (+39 …).`)],
    ),
    ...addressFinding('contacts.ts', 'contacts.chat.address', contacts.chat.address),
    ...contacts.socials.flatMap(({ name, url }) =>
      addressFinding('contacts.ts', `contacts.socials «${name}»`, url),
    ),
  ];
  if (!/^\d{11}$/.test(contacts.taxNumber))
    findings.push(
      error('contacts.taxNumber', `«${contacts.taxNumber}» non ha le 11 cifre di una partita IVA.`),
    );
  return findings;
}

export const linkFindings = (facts: Facts): Finding[] => [
  ...contactFindings(facts),
  ...Object.entries({ ...facts.partnerFrames, ...facts.partnerLinks }).flatMap(([id, { url }]) =>
    addressFinding('partners.ts', `${id}.url`, url),
  ),
  ...Object.values(facts.venues).flatMap(({ slug, mapUrl }) =>
    addressFinding('venues.ts', `${slug}.mapUrl`, mapUrl),
  ),
  ...facts.openDaySessions.flatMap(({ name, mapUrl }) =>
    addressFinding('open-day-sessions.ts', `${name}.mapUrl`, mapUrl),
  ),
];
