/** Some browsers read the blob only after asking where to save it. */
const revokeAfterMs = 120_000;

/** Hands a file to the browser's downloads. */
export function saveFile(name: string, blob: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), revokeAfterMs);
}

/** iPhone and iPad take one download per tap; an iPad calls itself a Mac, but no Mac has a touch screen. */
export const hasOneDownloadPerTap = (browser: { userAgent: string; maxTouchPoints: number }): boolean =>
  /iPhone|iPad|iPod/.test(browser.userAgent) ||
  (browser.userAgent.includes('Macintosh') && browser.maxTouchPoints > 1);
