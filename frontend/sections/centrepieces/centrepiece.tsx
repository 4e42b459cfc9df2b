import type { Activity } from '#frontend/content/activities/activity.ts';
import { Garden } from './garden.tsx';
import { Playbill } from './playbill.tsx';
import { Pools } from './pools.tsx';
import { PrizeWheel } from './prize-wheel.tsx';
import { Scoreboard } from './scoreboard.tsx';
import { WeekStrip } from './week-strip.tsx';

/** Special part of an activity, if any. */
export function Centrepiece({ activity }: { activity: Activity }) {
  switch (activity.centrepiece) {
    case 'garden':
      return <Garden {...activity.special} />;
    case 'playbill':
      return <Playbill {...activity.special} />;
    case 'pools':
      return <Pools {...activity.special} />;
    case 'prize-wheel':
      return <PrizeWheel {...activity.special} />;
    case 'scoreboard':
      return <Scoreboard {...activity.special} />;
    case 'week-strip':
      return <WeekStrip {...activity.special} />;
    default:
      return null;
  }
}
