type Frame = { url: string; alsoFrames: readonly string[]; isForm: boolean; takesPayment: boolean };

const unique = (origins: string[]) => [...new Set(origins)];

/** Origins that a frame may show: its own, and those it leads on to. */
export const originsOfFrame = ({ url, alsoFrames }: Pick<Frame, 'url' | 'alsoFrames'>): string[] => [
  new URL(url).origin,
  ...alsoFrames,
];

/**
 * Origins for the headers: all frames, the galleries among them, which may be fetched and go full screen, and those where one
 * pays.
 */
export const originsOf = (
  frames: readonly Frame[],
): { frameOrigins: string[]; galleryOrigins: string[]; paymentOrigins: string[] } => ({
  frameOrigins: unique(frames.flatMap(originsOfFrame)),
  galleryOrigins: unique(frames.filter(({ isForm }) => !isForm).map(({ url }) => new URL(url).origin)),
  paymentOrigins: unique(frames.filter(({ takesPayment }) => takesPayment).flatMap(originsOfFrame)),
});
