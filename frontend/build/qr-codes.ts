import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { renderSVG } from 'uqr';
import type { Plugin } from 'vite';

const folder = join(import.meta.dirname, '../../node_modules/.cache/qr-codes');
/** Read only when a code is asked for: a slip in the content must not stop vite before the content check. */
const partners = pathToFileURL(join(import.meta.dirname, '../content/organisation/partners.ts')).href;

/** Gives components `qr-codes/ios.svg` and `qr-codes/android.svg`: the app's two addresses to scan from a desktop's screen. */
export function qrCodes(): Plugin {
  return {
    name: 'qr-codes',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^qr-codes\// },
      async handler(id) {
        const { partnerLinks } = (await import(
          partners
        )) as typeof import('../content/organisation/partners.ts');
        mkdirSync(folder, { recursive: true });
        writeFileSync(join(folder, 'ios.svg'), renderSVG(partnerLinks.appStoreIos.url));
        writeFileSync(join(folder, 'android.svg'), renderSVG(partnerLinks.appStoreAndroid.url));
        return id.replace('qr-codes', folder);
      },
    },
  };
}
