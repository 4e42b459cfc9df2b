type Frame = { url: string; alsoFrames: readonly string[]; isForm: boolean };

const unique = (origins: string[]) => [...new Set(origins)];

/** Origins for the content security policy: all frames, and the galleries among them, which may be fetched and go full screen. */
export const originsOf = (
  frames: readonly Frame[],
): { frameOrigins: string[]; galleryOrigins: string[] } => ({
  frameOrigins: unique(frames.flatMap(({ url, alsoFrames }) => [new URL(url).origin, ...alsoFrames])),
  galleryOrigins: unique(frames.filter(({ isForm }) => !isForm).map(({ url }) => new URL(url).origin)),
});
