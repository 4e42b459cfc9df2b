/** Hours of notice for an absence. */
const absenceNoticeHours = 24;

export const rules = {
  title: 'Regolamento',
  lead: 'Poche regole, uguali per tutti.',
  groups: [
    {
      title: 'Norme generali',
      items: [
        'Indossa sempre la divisa ufficiale',
        'Tieni un comportamento professionale',
        'Rispetta gli orari di lavoro',
        'Segui le procedure di sicurezza',
      ],
    },
    {
      title: 'Con i bambini',
      items: [
        'Non lasciare mai i bambini senza sorveglianza',
        'Controlla sempre le presenze',
        'Rispetta le esigenze di ciascuno',
        'Segnala i problemi alla direzione',
      ],
    },
    {
      title: 'Comunicazione',
      items: [
        'Per le urgenze usa la chat di gruppo',
        `Comunica le assenze almeno ${absenceNoticeHours} ore prima`,
        'Con i genitori usa un tono professionale',
      ],
    },
  ],
} as const;
