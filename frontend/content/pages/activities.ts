import { prizes } from '../daily-events.ts';
import { siteName } from '../site.ts';
import type { PageText } from '../types.ts';

export const activities = {
  title: `Attività ricreative e giochi a premi · ${siteName}`,
  description: `Le attività ricreative del centro estivo: giochi a premi da fare insieme, con il ${prizes.recreational} in palio.`,
  updated: '2026-11-21',
  heading: 'Attività ricreative',
  lead: `Giochi a premi per chi ama le sfide e per chi vuole solo ridere. In palio c’è il ${prizes.recreational}.`,
  prizeTitle: `Vinci il ${prizes.recreational}`,
  prizeText: 'Giochi, ti diverti e, se va bene, torni a casa con il premio più goloso del campo.',
  galleryTitle: 'Le attività in foto',
} as const satisfies PageText & Record<string, string>;
