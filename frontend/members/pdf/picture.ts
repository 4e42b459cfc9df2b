import { isRightToLeft } from './right-to-left.ts';

/**
 * A character or a right-to-left run as a picture, for what the embedded face lacks: emoji, arrows, other scripts.
 * Lengths are thousandths of the font size, `left` and `bottom` from the pen on the baseline.
 */
export type Picture = {
  advance: number;
  left: number;
  bottom: number;
  width: number;
  height: number;
  pixelWidth: number;
  pixelHeight: number;
  /** Four bytes a pixel, rows from the top, alpha not premultiplied. */
  rgba: Uint8ClampedArray;
};

/** High enough for print at the size of running text: about 400 dots an inch. */
const fontSizePixels = 72;

/** Draws with the device's own fonts, emoji in the colours that its owner knows. */
export function drawPicture(grapheme: string, color: string): Picture {
  const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no canvas to draw characters on');
  const setFont = () => {
    context.font = `${fontSizePixels}px "Figtree Variable", sans-serif`;
    context.textAlign = 'left';
    context.direction = isRightToLeft(grapheme) ? 'rtl' : 'ltr';
  };
  setFont();
  const metrics = context.measureText(grapheme);
  const left = Math.floor(-metrics.actualBoundingBoxLeft);
  const top = Math.ceil(metrics.actualBoundingBoxAscent);
  const pixelWidth = Math.max(1, Math.ceil(metrics.actualBoundingBoxRight) - left);
  const pixelHeight = Math.max(1, Math.ceil(metrics.actualBoundingBoxDescent) + top);

  context.canvas.width = pixelWidth;
  context.canvas.height = pixelHeight;
  // A canvas forgets its font when its size changes.
  setFont();
  context.fillStyle = color;
  context.fillText(grapheme, -left, top);
  const { data } = context.getImageData(0, 0, pixelWidth, pixelHeight);

  const thousandths = (pixels: number) => Math.round((pixels * 1000) / fontSizePixels);
  return {
    advance: thousandths(metrics.width),
    left: thousandths(left),
    bottom: thousandths(top - pixelHeight),
    width: thousandths(pixelWidth),
    height: thousandths(pixelHeight),
    pixelWidth,
    pixelHeight,
    rgba: data,
  };
}
