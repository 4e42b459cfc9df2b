export const membersDay = {
  today: 'Oggi:',
  photos: (count: number, target: number) => `${count} foto su ${target}`,
  postTaken: 'post copiato',
  postOpen: 'post ancora da copiare',
} as const;
