/** Shown while a partner's page loads, and if it fails. */
export const frameWords = {
  loading: 'Un momento, sta arrivando…',
  late: {
    title: 'La pagina ci mette più del previsto',
    text: 'Appena arriva compare qui. Intanto puoi riprovare o aprirla a parte:',
  },
  down: {
    title: 'La pagina ora non risponde',
    text: 'Puoi riprovare tra un momento o aprirla a parte:',
  },
  retry: 'Riprova qui',
  missing: 'Non compare?',
} as const;

/** Beside every partner's page. */
export const frameOwner = {
  recipient: (recipient: string) => `È una pagina esterna: la gestisce ${recipient}.`,
  privacy: 'La sua informativa sulla privacy',
} as const;
