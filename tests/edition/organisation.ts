import type { Organisation } from '#frontend/build/content-check/edition.ts';

/** What organisation.ts of the site exports, without a sample among it. */
export const organisation: Organisation = {
  siteOrigin: 'https://campo.test',
  organisation: {
    foundedYear: 2001,
    experienceYears: '20+',
    childrenHosted: 4000,
    country: 'IT',
    area: 'Roma e dintorni',
    taxNumber: '12345678903',
  },
  contacts: {
    phone: '+39 06 1234 5678',
    email: 'ciao@campo.test',
    chat: { number: '+39 333 123 4567', availability: '8-20', address: 'https://chat.test/' },
  },
  socials: [{ name: 'Bacheca', url: 'https://bacheca.test/campo' }],
  safeguarding: { person: 'Anna Bianchi', email: 'tutela@campo.test' },
  controller: {
    name: 'Campo S.r.l.',
    address: 'Via delle Vele 3, 00062 Bracciano (RM)',
    email: 'privacy@campo.test',
    certifiedEmail: 'campo@pec.test',
    dataProtectionOfficer: null,
    transfers: 'Nessun trasferimento.',
    retention: 'Dodici mesi.',
  },
  whatToBring: ['Zainetto', 'Borraccia'],
  telecomClubName: 'Circolo del Telefono',
  galleryAddresses: {
    all: 'https://foto.test/tutte',
    aquafun: 'https://foto.test/acqua',
    relax: 'https://foto.test/relax',
    shows: 'https://foto.test/spettacoli',
    sports: 'https://foto.test/sport',
    activities: 'https://foto.test/giochi',
    dailyEvents: 'https://foto.test/eventi',
  },
  partnerAddresses: {
    galleryService: 'Foto S.p.A.',
    bookingService: 'Prenota S.r.l.',
    shop: 'https://negozio.test/catena',
    openDayBooking: 'https://prenota.test/open-day',
    appStoreIos: 'https://app.test/ios',
    appStoreAndroid: 'https://app.test/android',
    applicationForm: 'https://prenota.test/candidatura',
  },
  reviews: [
    {
      text: 'È tornato a casa stanco, felice e con un amico in più.',
      author: 'Giulia',
      role: 'mamma di Leo, 7 anni',
      rating: 5,
      highlight: 'un amico in più',
    },
  ],
  reviewStatistics: [{ value: '97%', label: 'famiglie soddisfatte' }],
};
