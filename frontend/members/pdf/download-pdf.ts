import { saveFile } from '#frontend/lib/save-file.ts';
import { contentPdf } from './content-pdf.ts';
import { drawPicture } from './picture.ts';

/** Saves the post as `fun-village-content.pdf`. */
export function downloadPdf(content: string, now: Date): void {
  saveFile('fun-village-content.pdf', contentPdf(content, { now, drawPicture }).output('blob'));
}
