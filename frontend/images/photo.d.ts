declare module '*?photo' {
  /** Output of `frontend/build/photos.ts` for a JPEG: addresses, and its size in pixels. */
  const photo: { src: string; srcSet?: string; width: number; height: number };
  export default photo;
}
