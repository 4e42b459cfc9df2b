/** Introduction of the generator's panel; its controls are in generator.ts. */
export const generatorPanel = {
  title: 'Generatore Contenuti',
  lead: 'Racconta un’attività e ricevi una bozza di post da rileggere.',
  /** Beside the button that starts it. */
  author: 'Il testo lo scrive un’intelligenza artificiale: rileggilo prima di pubblicarlo.',
  stepsTitle: 'Come funziona',
  steps: [
    {
      title: 'Descrivi l’attività',
      text: 'Data, luogo, tipo di attività, età dei bambini e i dettagli che la rendono unica.',
    },
    {
      title: 'Aggiungi il resto',
      text: 'Referente, foto di riferimento, obiettivi educativi.',
    },
    {
      title: 'Ricevi il contenuto',
      text: 'Titolo, sottotitolo, testo e hashtag.',
    },
  ],
  exampleTitle: 'Un esempio',
  example:
    'Il 16 giugno a Sport City, caccia al tesoro a squadre per bambini dagli 8 ai 10 anni: cinque tappe, una mappa disegnata da loro e un tesoro di medaglie. Obiettivi: collaborare e orientarsi. Foto di riferimento: la squadra blu con la mappa.',
} as const;
