/** Asked of whoever signs in where an earlier session left work behind. */
export const earlierDraft = {
  heading: 'C’è un lavoro lasciato a metà',
  /** `day`: «venerdì 20 giugno»; `time`: «18:40». */
  lead: (day: string, time: string) =>
    `Su questo dispositivo qualcuno ha scritto una descrizione, un post o i nomi delle foto, ${day} alle ${time}. Se è tuo, continua; se non lo è, buttalo.`,
  continue: 'Continua',
  discard: 'Butta',
} as const;

/** Asked at the sign-out over a description that no post was made of. */
export const unsentText = {
  heading: 'Esci lo stesso?',
  lead: 'Hai scritto una descrizione e non ne hai fatto un post: se esci, si cancella.',
  stay: 'Resta qui',
  leave: 'Esci e cancella',
} as const;
