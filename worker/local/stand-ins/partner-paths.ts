/** One path per partner page. `?guasto=lento` waits 5 s, `?guasto=500` fails, `?guasto=giu` drops the connection. */
export const partnerPaths = {
  openDayBooking: '/open-day',
  shop: '/negozio',
  /** The shop leads there under the machine's other name: another origin. */
  payment: '/pagamento',
  application: '/candidatura',
  sharedFolder: '/cartella-foto',
  photoManual: '/manuale-foto',
  galleries: {
    gallery: '/galleria/foto',
    aquafun: '/galleria/aquafun',
    relax: '/galleria/relax',
    shows: '/galleria/spettacoli',
    sports: '/galleria/sport',
    activities: '/galleria/attivita',
    dailyEvents: '/galleria/eventi',
  },
} as const;
