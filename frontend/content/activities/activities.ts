import { galleryAddresses } from '../organisation/organisation.ts';
import { picture } from '../picture.ts';
import { kitContents, prizes } from '../season/programme.ts';
import { siteName } from '../site.ts';
import type { Activity } from './activity.ts';

export const recreation: Activity<'activities'> = {
  slug: 'activities',
  name: 'Attività ricreative',
  card: {
    text: `Giochi a premi per mettersi alla prova insieme. In palio c’è il ${prizes.recreational}.`,
    picture: picture('card-activities.svg', 'Un bambino salta nel sacco accanto a un cesto di premi'),
  },
  picture: picture(
    'activities.svg',
    'Tre bambini saltano nei sacchi verso il traguardo, dove li aspetta un premio',
  ),
  page: {
    title: `Attività ricreative e giochi a premi · ${siteName}`,
    description: `Le attività ricreative del centro estivo: giochi a premi da fare insieme, con il ${prizes.recreational} in palio.`,
    updated: '2026-11-21',
    heading: 'Attività ricreative',
    lead: `Giochi a premi per chi ama le sfide e per chi vuole solo ridere. In palio c’è il ${prizes.recreational}.`,
    tone: 'terracotta',
    shape: 'side',
  },
  centrepiece: 'prize-wheel',
  special: {
    title: `Vinci il ${prizes.recreational}`,
    text: [`Chi vince porta a casa il ${prizes.recreational}.`, kitContents].filter(Boolean).join(' '),
  },
  gallery: {
    title: 'Le attività in foto',
    subject: 'delle attività ricreative',
    url: galleryAddresses.activities,
    pictures: [
      picture('card-activities.svg', null),
      picture('album-activities.svg', 'Una bambina fa girare un cerchio, un bambino salta la corda'),
      picture('activities.svg', null, 35),
    ],
  },
};
