/** All in px; the limits hold for the height that a page announces. */
type FrameHeightRules = { minPx: number; maxPx: number; reductionPx: number };

/** The frame's height in px that a `setHeight` message asks for; `null` for any message that is not exactly one. */
export function heightFromMessage(
  message: unknown,
  { minPx, maxPx, reductionPx }: FrameHeightRules,
): number | null {
  if (typeof message !== 'object' || message === null) return null;
  const { type, height } = message as { type?: unknown; height?: unknown };
  const isHeight = typeof height === 'number' && height >= minPx && height <= maxPx;
  return type === 'setHeight' && isHeight ? Math.max(minPx, height - reductionPx) : null;
}
