import type { Picture } from '../picture.ts';
import type { DailyEvent } from '../season/programme.ts';
import type { IconName, IconText, PageText } from '../types.ts';

/** What is special on the page of an activity, one part of `sections/centrepieces/` each. */
export type Centrepieces = {
  pools: { attractions: readonly IconText[] };
  garden: { size: string; text: string; link: { text: string; to: `/${string}` } };
  playbill: { title: string; themeLabel: string; showLabel: string; cards: readonly ShowCard[] };
  scoreboard: { title: string; choice: string; sports: readonly Sport[]; medals: string };
  'prize-wheel': { title: string; text: string };
  'week-strip': { title: string; events: readonly DailyEvent[]; everyTwoWeeks: string; prize: string };
};
type CentrepieceId = keyof Centrepieces;

export type ShowCard = { theme: string; show: string };
export type Sport = { name: string; icon: IconName };

/** An activity as other pages show it. */
export type ActivityCard<Slug extends string = string> = {
  /** Address of its page and name of its file. */
  slug: Slug;
  /** On its card, in the menu and in the way back that search engines show. */
  name: string;
  card: { text: string; picture: Picture };
  gallery: { title: string; subject: string; url: string; tone?: 'paper' | 'sand' } | null;
  centrepiece: CentrepieceId | null;
};

export type Activity<Slug extends string = string> = ActivityCard<Slug> & {
  picture: Picture;
  page: PageText & {
    heading: string;
    lead: string;
    tone: 'sun' | 'sky' | 'terracotta' | 'pine' | 'dusk' | 'sand';
    shape: 'arch' | 'hill' | 'side';
  };
} & (
    | { [Id in CentrepieceId]: { centrepiece: Id; special: Centrepieces[Id] } }[CentrepieceId]
    | { centrepiece: null; special?: undefined }
  );
