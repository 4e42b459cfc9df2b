declare module '*?photo' {
  /** What `frontend/build/photos.ts` makes of a JPEG: addresses, sizes in pixels, the class of its blur placeholder. */
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
