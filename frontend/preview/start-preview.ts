import { momentInstant, type Preview, type RomeMoment } from './moment.ts';
import { definePreviewLine } from './preview-line.ts';

const preview: Preview = import.meta.env.PREVIEW;

/** Key of `sessionStorage`: offset (ms) of the tab's clock from the machine's. A chosen moment runs on from page to page. */
const SHIFT = 'preview-shift';

// Storage may be blocked: a choice then holds for the page.
const readShift = (): number | null => {
  try {
    return JSON.parse(sessionStorage.getItem(SHIFT) ?? 'null');
  } catch {
    return null;
  }
};
const writeShift = (shiftMs: number) => {
  try {
    sessionStorage.setItem(SHIFT, `${shiftMs}`);
  } catch {}
};

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
const chosen = asked === null || isWrong ? null : shiftTo(asked);
if (chosen !== null) writeShift(chosen);

const shiftMs = chosen ?? readShift() ?? shiftTo(preview.day);
if (shiftMs !== 0) shiftClock(shiftMs);
if (preview.day !== null || shiftMs !== 0 || isWrong)
  definePreviewLine({ ...preview, isToday: shiftMs === 0, isWrong });
