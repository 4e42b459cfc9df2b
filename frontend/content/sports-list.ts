import type { IconName } from './types.ts';

export type Sport = { name: string; icon: IconName };

/** Which of them a centre offers depends on the centre. */
export const sportsList: readonly Sport[] = [
  { name: 'Calcio', icon: 'Goal' },
  { name: 'Basket', icon: 'CircleDot' },
  { name: 'Volley', icon: 'Volleyball' },
  { name: 'Tennis', icon: 'Trophy' },
  { name: 'Padel', icon: 'Target' },
  { name: 'Dodgeball', icon: 'Zap' },
];
