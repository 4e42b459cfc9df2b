import { partnerLinks } from '#frontend/content/organisation/partners.ts';
import { minimumAges } from '#frontend/content/pages/roles.ts';
import type { IconName } from '#frontend/content/types.ts';

const cards: readonly { icon: IconName; title: string; items: readonly string[] }[] = [
  {
    icon: 'Volleyball',
    title: 'Animatori sportivi e animatrici sportive',
    items: [
      `Almeno ${minimumAges.animator} anni`,
      'Passione per lo sport e per l’animazione',
      'Formazione gratuita',
    ],
  },
  {
    icon: 'Crown',
    title: 'Capivillaggio',
    items: ['Esperienza precedente', 'Capacità di guidare un gruppo', 'Indennità di responsabilità'],
  },
];

export const opportunities = {
  title: 'Opportunità',
  lead: 'Vuoi crescere con noi, o conosci la persona giusta?',
  cards,
  apply: partnerLinks.applicationForm,
} as const;
