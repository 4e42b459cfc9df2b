import type { Focus, PictureSource } from '#frontend/ui/picture.tsx';

type Source = { src: string; width: number; height: number; file?: string };

/** `file`: the name in `images/`; the build keeps it where link previews are drawn, not in browsers. */
export type Picture = PictureSource & { file?: string };

/**
 * A picture by the name of its file: a drawing (`.svg`) in `images/scenes/`, a photo (`.jpg`) in `images/photos/`.
 * `alt` says what it shows to who does not see it; `null` where the words beside it already say it all.
 * `focus`: where the subject stands, in percent from the left. The build puts the file's address and size in its place.
 */
/* @__NO_SIDE_EFFECTS__ */
export const picture = (source: string | Source, alt: string | null, focus?: Focus): Picture => ({
  ...(typeof source === 'string' ? { src: source, width: 0, height: 0, file: source } : source),
  ...(alt === null ? { isDecorative: true } : { alt }),
  ...(focus && { focus }),
});
