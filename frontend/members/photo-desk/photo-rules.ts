export const photoRules = {
  prefixLength: 2,
  codeMaxLength: 10,
  suffixLength: 8,
  /** File systems take 255; browsers and copies append `.crdownload` or ` (1)` to a name. */
  nameMaxBytes: 200,
  zipFromPhotos: 10,
  /** Chromium drops downloads of one page that follow each other within about 120 ms. */
  downloadPauseMs: 200,
  /** Phones and browsers run out of memory when they open larger pictures. */
  maxPixels: 250_000_000,
  /** Chromium's share sheet takes no more files at once, and 50 MB. */
  shareMaxFiles: 10,
  shareMaxBytes: 45_000_000,
  heavyFileBytes: 50_000_000,
} as const;
