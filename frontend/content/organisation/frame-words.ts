/** What stands around the pages of others, beside the words of each in partners.ts. */
export const frameWords = {
  policy: { before: 'Puoi cambiare idea quando vuoi nella', text: 'Cookie Policy', to: '/privacy#cookies' },
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
