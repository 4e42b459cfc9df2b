import type { IconName, PagePath } from './types.ts';

export type ActivityCard = { title: string; text: string; icon: IconName; to: PagePath };

/** The six activities of the home page, in order; each leads to its own page. */
export const activityCards: readonly ActivityCard[] = [
  {
    title: 'Aquafun',
    text: 'Gonfiabili, piscine e giochi d’acqua: il modo più allegro di stare al fresco.',
    icon: 'Waves',
    to: '/aquafun',
  },
  {
    title: 'Relax',
    text: 'Garden Land: l’angolo verde per rallentare, tra un gioco e l’altro.',
    icon: 'TreePine',
    to: '/relax',
  },
  {
    title: 'Spettacoli',
    text: 'Ogni due settimane i bambini vanno in scena, con un genitore invitato.',
    icon: 'Drama',
    to: '/shows',
  },
  {
    title: 'Sport',
    text: 'Giochi, percorsi di allenamento e tornei. Il venerdì è il giorno delle medaglie.',
    icon: 'Trophy',
    to: '/sports',
  },
  {
    title: 'Attività ricreative',
    text: 'Giochi a premi per mettersi alla prova insieme. In palio c’è il Kit Golosone.',
    icon: 'Palette',
    to: '/activities',
  },
  {
    title: 'Eventi del giorno',
    text: 'Una sorpresa diversa dal lunedì al venerdì. Chi vince porta a casa il Kit Wow.',
    icon: 'PartyPopper',
    to: '/daily-events',
  },
];
