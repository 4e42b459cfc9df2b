/** Type by the first bytes: the name and the browser's guess may be wrong. */
export type PhotoType = {
  name: 'JPEG' | 'PNG' | 'WebP' | 'HEIC' | 'AVIF' | 'GIF' | 'TIFF' | 'BMP' | 'JPEG XL';
  mime: string;
  /** The first one is given to a file without a usable extension. */
  extensions: readonly [string, ...string[]];
};

const jpeg: PhotoType = { name: 'JPEG', mime: 'image/jpeg', extensions: ['jpg', 'jpeg', 'jpe', 'jfif'] };
const png: PhotoType = { name: 'PNG', mime: 'image/png', extensions: ['png', 'apng'] };
const webp: PhotoType = { name: 'WebP', mime: 'image/webp', extensions: ['webp'] };
const heic: PhotoType = { name: 'HEIC', mime: 'image/heic', extensions: ['heic', 'heif', 'hif'] };
const avif: PhotoType = { name: 'AVIF', mime: 'image/avif', extensions: ['avif'] };
const gif: PhotoType = { name: 'GIF', mime: 'image/gif', extensions: ['gif'] };
const bmp: PhotoType = { name: 'BMP', mime: 'image/bmp', extensions: ['bmp'] };
const jxl: PhotoType = { name: 'JPEG XL', mime: 'image/jxl', extensions: ['jxl'] };
const tiff: PhotoType = {
  name: 'TIFF',
  mime: 'image/tiff',
  extensions: ['tif', 'tiff', 'dng', 'nef', 'cr2', 'arw', 'orf', 'rw2', 'pef'],
};
const knownExtensions = [jpeg, png, webp, heic, avif, gif, bmp, jxl, tiff].flatMap((type) => type.extensions);

const boxBrands: [RegExp, PhotoType][] = [
  [/^avi[fs]$/, avif],
  [/^(hei[cxms]|hev[cxms]|mif1|msf1)$/, heic],
];

/** Needs the first 64 bytes; null when they start no picture. */
export function photoType(head: Uint8Array): PhotoType | null {
  const text = String.fromCharCode(...head.subarray(0, 64));
  if (text.startsWith('\xff\xd8\xff')) return jpeg;
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return png;
  if (text.startsWith('RIFF') && text.startsWith('WEBP', 8)) return webp;
  if (/^GIF8[79]a/.test(text)) return gif;
  if (text.startsWith('II*\0') || text.startsWith('MM\0*')) return tiff;
  if (text.startsWith('BM') && text.startsWith('\0\0\0\0', 6)) return bmp;
  if (text.startsWith('\xff\x0a') || text.startsWith('\0\0\0\x0cJXL ')) return jxl;
  if (text.slice(4, 8) !== 'ftyp') return null;
  const brands = text.slice(8, head[3]).match(/.{4}/gs) ?? [];
  return boxBrands.find(([brand]) => brands.some((candidate) => brand.test(candidate)))?.[1] ?? null;
}

/** The file's own extension as written when it is one of its type, else the usual one; `isOfType` is false for another type's. */
export function photoExtension(fileName: string, type: PhotoType): { extension: string; isOfType: boolean } {
  const written = /\.([a-z0-9]+)$/i.exec(fileName.trim())?.[1] ?? '';
  const lower = written.toLowerCase();
  return type.extensions.includes(lower)
    ? { extension: written, isOfType: true }
    : { extension: type.extensions[0], isOfType: !knownExtensions.includes(lower) };
}
