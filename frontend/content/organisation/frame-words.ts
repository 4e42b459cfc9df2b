/** What is said while a page of others does not come. */
export const frameWords = {
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
