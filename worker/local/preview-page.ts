import { PreviewChip } from './preview-chip.ts';
import { momentInstant, type RomeMoment } from './preview-day.ts';
import type { Preview } from './preview-script.ts';

const preview: Preview = import.meta.env.PREVIEW;

/** Keys of `sessionStorage`. */
const CHOICE = 'preview-choice';
const CLOSED = 'preview-chip-closed';

// Storage may be blocked: a choice then holds for the page.
const read = (key: string): unknown => {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
};
const write = (key: string, value: unknown) => {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {}
};

/** Offset of the page's clock from the machine's, so that a chosen moment runs on from page to page. */
type Choice = { shiftMs: number };

const shiftTo = (moment: RomeMoment | null): number => {
  const instant = moment ? momentInstant(moment) : null;
  return instant === null ? 0 : instant - Date.now();
};

function shiftClock(shiftMs: number) {
  const MachineDate = Date;
  const now = () => MachineDate.now() + shiftMs;
  globalThis.Date = new Proxy(MachineDate, {
    construct: (target, given, newTarget) =>
      Reflect.construct(target, given.length > 0 ? given : [now()], newTarget),
    apply: () => new MachineDate(now()).toString(),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  });
}

const asked = new URLSearchParams(location.search).get('oggi');
const isWrong = Boolean(asked) && momentInstant(asked ?? '') === null;
if (asked !== null && !isWrong) write(CHOICE, { shiftMs: shiftTo(asked) } satisfies Choice);

const choice = asked !== null && !isWrong ? { shiftMs: shiftTo(asked) } : (read(CHOICE) as Choice | null);
const { shiftMs } = choice ?? { shiftMs: shiftTo(preview.day) };
if (shiftMs !== 0) shiftClock(shiftMs);

const isOpen = (preview.day !== null || shiftMs !== 0) && read(CLOSED) === null;
if (isOpen || isWrong)
  addEventListener('DOMContentLoaded', () => {
    const chip = new PreviewChip({
      ...preview,
      isToday: shiftMs === 0,
      isWrong,
      onClose: () => write(CLOSED, true),
    });
    chip.show();
  });
