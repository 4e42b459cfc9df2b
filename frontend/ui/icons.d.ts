/** The file that the build draws, see `frontend/build/icons.ts`. */
declare module 'icons.svg' {
  const address: string;
  export default address;
}
