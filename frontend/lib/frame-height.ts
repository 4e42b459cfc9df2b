/** All in px; the limits hold for the height that a page announces. */
export type FrameHeightRules = { minPx: number; maxPx: number; reductionPx: number };

/** Reads a data property; never runs a getter of a foreign message. */
const plainValue = (object: object, key: string): unknown =>
  Object.getOwnPropertyDescriptor(object, key)?.value;

/** The frame's height in px that a `setHeight` message asks for; `null` for any message that is not exactly one. */
export function heightFromMessage(
  message: unknown,
  { minPx, maxPx, reductionPx }: FrameHeightRules,
): number | null {
  if (typeof message !== 'object' || message === null) return null;
  if (plainValue(message, 'type') !== 'setHeight') return null;
  const height = plainValue(message, 'height');
  if (typeof height !== 'number' || !(height >= minPx && height <= maxPx)) return null;
  return Math.max(minPx, height - reductionPx);
}
