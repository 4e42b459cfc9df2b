import type { IconName } from './types.ts';

export type Course = { icon: IconName; name: string };

export const lunchCourses: readonly Course[] = [
  { icon: 'Soup', name: 'Primo' },
  { icon: 'Utensils', name: 'Secondo' },
  { icon: 'Salad', name: 'Contorno' },
  { icon: 'Apple', name: 'Frutta o dolce' },
  { icon: 'GlassWater', name: 'Acqua e pane' },
];

export const snack: Course = { icon: 'Cookie', name: 'Merenda del pomeriggio' };
