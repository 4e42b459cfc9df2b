/** Made by `frontend/build/pdf-fonts.ts`: TrueType files in base64. */
declare module 'virtual:pdf-fonts' {
  export const regular: string;
  export const regularExtended: string;
  export const bold: string;
}
