import { picture } from '../picture.ts';
import type { IconName } from '../types.ts';

export const rolesPicture = picture(
  'work.svg',
  'Due giovani animatori con megafono e pallone, circondati da bambini che corrono',
);

export type RoleCard = {
  id: 'animator' | 'village-leader';
  title: string;
  icon: IconName;
  /** Years. */
  minimumAge: number;
  description: string;
};

/** Years of age from which one can apply; the staff pages take them from here too. */
export const minimumAges = { animator: 16, villageLeader: 25 } as const;

/** `Almeno 16 anni`: the first requirement, and the only one on the home page. */
export const sayMinimumAge = ({ minimumAge }: Pick<RoleCard, 'minimumAge'>): string =>
  `Almeno ${minimumAge} anni`;

export const roles: readonly RoleCard[] = [
  {
    id: 'animator',
    title: 'Animatore sportivo o animatrice sportiva',
    icon: 'Volleyball',
    minimumAge: minimumAges.animator,
    description: 'Giochi, sport e feste: lavori con i bambini, in squadra.',
  },
  {
    id: 'village-leader',
    title: 'Capovillaggio',
    icon: 'Crown',
    minimumAge: minimumAges.villageLeader,
    description: 'Guidi la squadra e il programma di una sede.',
  },
];
