/**
 * A character as a picture, for what the embedded face lacks: emoji, arrows, other scripts. Lengths are parts of the font size,
 * `left` and `top` from the pen on the baseline, `top` upwards.
 */
export type Picture = {
  advance: number;
  left: number;
  top: number;
  width: number;
  height: number;
  pixels: Pick<ImageData, 'data' | 'width' | 'height'>;
};

/** Enough for print at the size of running text: 288 dots an inch. */
const fontSizePixels = 48;

/** Draws with the device's own fonts, emoji in the colours that its owner knows. */
export function drawPicture(grapheme: string, color: string): Picture {
  const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no canvas to draw characters on');
  const font = `${fontSizePixels}px "Figtree Variable", sans-serif`;
  context.font = font;
  const metrics = context.measureText(grapheme);
  const left = Math.floor(-metrics.actualBoundingBoxLeft);
  const top = Math.ceil(metrics.actualBoundingBoxAscent);
  const width = Math.max(1, Math.ceil(metrics.actualBoundingBoxRight) - left);
  const height = Math.max(1, Math.ceil(metrics.actualBoundingBoxDescent) + top);

  context.canvas.width = width;
  context.canvas.height = height;
  // A canvas forgets its font when its size changes.
  context.font = font;
  // The document has no transparent pictures: they stand on the white of its paper.
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.fillStyle = color;
  context.fillText(grapheme, -left, top);
  return {
    advance: metrics.width / fontSizePixels,
    left: left / fontSizePixels,
    top: top / fontSizePixels,
    width: width / fontSizePixels,
    height: height / fontSizePixels,
    pixels: context.getImageData(0, 0, width, height),
  };
}
