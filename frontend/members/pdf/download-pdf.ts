import { formatDayInDigits } from '#frontend/italian/dates.ts';
import { todayInRome } from '#frontend/lib/dates.ts';
import { saveFile } from '#frontend/lib/save-file.ts';
import { contentPdf } from './content-pdf.ts';
import { drawPicture } from './picture.ts';

/** Saves the post as `fun-village-content.pdf`. */
export function downloadPdf(content: string, now: Date): void {
  const generatedOn = formatDayInDigits(todayInRome(now));
  const pdf = contentPdf(content, { generatedOn, drawPicture });
  saveFile('fun-village-content.pdf', pdf.output('blob'));
}
