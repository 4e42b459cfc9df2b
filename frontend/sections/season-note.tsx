import { seasonStates } from '#frontend/content/season/states.ts';
import { builtOn } from '#frontend/lib/built-on.ts';
import { when } from '#frontend/lib/season/season-state.ts';
import { daysOf } from '#frontend/lib/season/season-table.ts';
import { paymentDeadline } from '#frontend/lib/season/season-weeks.ts';
import styles from './season-note.module.css';

type SeasonNoteProps = {
  calendar: 'season' | 'venues';
  /** Of a venue that may not open: nothing is to be paid. */
  isToBeConfirmed?: boolean;
};

/** State of the season by the general or the venues' calendar, and the next payment deadline. */
export function SeasonNote({ calendar, isToBeConfirmed = false }: SeasonNoteProps) {
  const { announced, toCome, enrolling, running, over } = seasonStates[calendar];
  const say = (stage: 'announced' | 'to-come' | 'enrolling' | 'running' | 'over', text: string) =>
    text ? <p {...when(`${calendar}-${stage}`)}>{text}</p> : null;
  return (
    <div className={styles.note}>
      {say('announced', announced)}
      {isToBeConfirmed ? null : (
        <>
          {say('to-come', toCome)}
          {say('enrolling', enrolling)}
          {say('running', running)}
          <div {...when(`${calendar}-pause`)}>
            {daysOf('reopens-').map((reopens) => (
              <p key={reopens} {...when(`reopens-${reopens}`)}>
                {seasonStates.closed(reopens)}
              </p>
            ))}
          </div>
        </>
      )}
      {say('over', over)}
      <div {...when(`${calendar}-on`)}>
        {isToBeConfirmed ? <p>{seasonStates.toBeConfirmed}</p> : null}
        {(isToBeConfirmed ? [] : daysOf('week-')).map((monday) => (
          <p key={monday} {...when(`week-${monday}`)}>
            {seasonStates.payBy(monday, paymentDeadline(monday))}
          </p>
        ))}
        <p {...when('week-none')}>{seasonStates.noWeekLeft}</p>
      </div>
      <noscript>
        <p>{seasonStates.updated(builtOn)}</p>
      </noscript>
    </div>
  );
}
