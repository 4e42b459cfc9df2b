import { readEarly } from './early.ts';
import { loadLateFonts } from './late-fonts.ts';
import { recordInteractions } from './record-interactions.ts';
import { runSeasonClock } from './season-clock.ts';
import { startPage } from './start.ts';

// Runs in the head, before anything is painted; the build bundles it into one inline script (`build/early-script.ts`).
const early = readEarly();
if (early) {
  globalThis.early = early;
  for (const run of [recordInteractions, startPage, runSeasonClock, loadLateFonts])
    try {
      run(early);
    } catch (error) {
      // A fault in one must not stop the others.
      reportError(error);
    }
}
