import type { Organisation } from './edition.ts';
import { about, type Finding } from './finding.ts';

const EMAIL = /^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i;
const PHONE = /^\+\d[\d ]{7,}$/;

/** A page that browsers may open or frame: `https`, or a stand-in on this machine. */
export const isWebAddress = (url: unknown): boolean =>
  typeof url === 'string' &&
  URL.canParse(url) &&
  /^(https:\/\/[^/]+\.[^/]+|http:\/\/(127\.0\.0\.1|localhost)[:/])/.test(url);

/** Scheme and host of such a page, and nothing behind them. */
const isOrigin = (text: string): boolean => isWebAddress(text) && new URL(text).origin === text;

/** The last digit of an Italian VAT number is computed from the others. */
function isTaxNumberSound(number: string): boolean {
  const sum = [...number].reduce((total, digit, position) => {
    const value = Number(digit) * (position % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** Addresses, numbers and reviews are written as they must be. */
export function organisationFindings(all: Organisation): Finding[] {
  const { error, warning } = about('organisation/organisation.ts');
  const { contacts, controller, safeguarding, socials, reviews, siteOrigin } = all;
  const { taxNumber } = all.organisation;
  const findings: Finding[] = [];
  const expect = (holds: boolean, field: string, message: string) => {
    if (!holds) findings.push(error(field, message));
  };

  const emails = {
    'contacts.email': contacts.email,
    'safeguarding.email': safeguarding.email,
    'controller.email': controller.email,
    'controller.certifiedEmail': controller.certifiedEmail,
  };
  for (const [field, email] of Object.entries(emails))
    expect(EMAIL.test(email), field, `«${email}» non è un indirizzo e-mail.`);
  const phones = { 'contacts.phone': contacts.phone, 'contacts.chat.number': contacts.chat.number };
  for (const [field, phone] of Object.entries(phones))
    expect(PHONE.test(phone), field, `«${phone}» non è un numero con il prefisso internazionale (+39 …).`);

  const { galleryService: _gallery, bookingService: _booking, ...partnerUrls } = all.partnerAddresses;
  const urls: [string, string][] = [
    ['contacts.chat.address', contacts.chat.address],
    ...socials.map(({ url }, at): [string, string] => [`socials[${at}].url`, url]),
    ...Object.entries(all.galleryAddresses).map(([name, url]): [string, string] => [
      `galleryAddresses.${name}`,
      url,
    ]),
    ...Object.entries(partnerUrls).map(([name, url]): [string, string] => [`partnerAddresses.${name}`, url]),
  ];
  for (const [field, url] of urls)
    expect(isWebAddress(url), field, `«${url}» non è un indirizzo completo, che comincia con https://.`);
  for (const [name, origins] of Object.entries(all.furtherOrigins))
    for (const [at, origin] of origins.entries())
      expect(
        isOrigin(origin),
        `furtherOrigins.${name}[${at}]`,
        `«${origin}» non è un indirizzo che comincia con https:// e finisce con il nome del sito, senza barra finale.`,
      );
  expect(
    /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(siteOrigin),
    'siteOrigin',
    `«${siteOrigin}» non è l’indirizzo del sito (https://…, senza barra finale).`,
  );

  expect(
    /^\d{11}$/.test(taxNumber),
    'organisation.taxNumber',
    `«${taxNumber}» non ha le 11 cifre di una partita IVA.`,
  );
  if (/^\d{11}$/.test(taxNumber) && !isTaxNumberSound(taxNumber))
    findings.push(
      warning(
        'organisation.taxNumber',
        `«${taxNumber}»: l’ultima cifra non torna con le altre, ricontrolla il numero.`,
      ),
    );
  for (const [at, { text, highlight }] of reviews.entries())
    expect(
      text.includes(highlight),
      `reviews[${at}].highlight`,
      `le parole in evidenza («${highlight}») non sono nel testo.`,
    );
  for (const [at, { name }] of socials.entries())
    expect(
      socials.findIndex((one) => one.name === name) === at,
      `socials[${at}].name`,
      `«${name}» c’è due volte.`,
    );
  return findings;
}
