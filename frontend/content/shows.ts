export type ShowCard = { theme: string; show: string };

/** The setting that staff choose for two weeks, and the show it ends in. */
export const showCards: readonly ShowCard[] = [
  { theme: 'Mestieri ed Invenzioni', show: 'Italia’s Got Talent' },
  { theme: 'Il Circo', show: 'Circus Show' },
  { theme: 'Campioni e Celebrità', show: 'Tale e Quale Show' },
  { theme: 'Il Musical', show: 'Musical Show' },
  { theme: 'Sanremo', show: 'Festival di Sanremo' },
  { theme: 'I Cartoni Animati', show: 'Cartoon Show' },
];
