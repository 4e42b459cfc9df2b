import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { renderSVG } from 'uqr';
import type { Plugin } from 'vite';
import { partnerLinks } from '../content/organisation/partners.ts';

/** Gives components `qr-codes/ios.svg` and `qr-codes/android.svg`: the app's two addresses to scan from a desktop's screen. */
export function qrCodes(): Plugin {
  return {
    name: 'qr-codes',
    async config() {
      const folder = join(import.meta.dirname, '../../node_modules/.cache/qr-codes');
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, 'ios.svg'), renderSVG(partnerLinks.appStoreIos.url));
      await writeFile(join(folder, 'android.svg'), renderSVG(partnerLinks.appStoreAndroid.url));
      return { resolve: { alias: { 'qr-codes': folder } } };
    },
  };
}
