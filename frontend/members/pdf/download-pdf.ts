import { contentPdf } from './content-pdf.ts';
import { drawPicture } from './picture.ts';

const day = new Intl.DateTimeFormat('it-IT', {
  timeZone: 'Europe/Rome',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});

/** Saves the post as `fun-village-content.pdf`. */
export function downloadPdf(content: string, now: Date): void {
  contentPdf(content, { generatedOn: day.format(now), drawPicture }).save('fun-village-content.pdf');
}
