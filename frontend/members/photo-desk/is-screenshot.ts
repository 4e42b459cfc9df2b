import type { PictureSize } from './cleaned-picture.ts';
import type { PhotoType } from './photo-type.ts';

/** Cameras write no PNG, and screens of phones and laptops are longer than photos are. */
const screen = { minShortSide: 640, minRatio: 1.5, maxRatio: 2.5 };

/** True if the picture seems to show a screen: by its name, or a PNG with the shape of one. */
export function isScreenshot(fileName: string, { name }: PhotoType, { width, height }: PictureSize): boolean {
  if (/screen[ _-]?shot|schermata/i.test(fileName)) return true;
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  const ratio = long / short;
  return name === 'PNG' && short >= screen.minShortSide && ratio > screen.minRatio && ratio < screen.maxRatio;
}
