declare module '*?photo' {
  /** Output of `frontend/build/photos.ts` for a JPEG: addresses, sizes in pixels, class of its blur placeholder. */
  const photo: {
    src: string;
    avif: string;
    webp: string;
    width: number;
    height: number;
    blurClass: string;
  };
  export default photo;
}
