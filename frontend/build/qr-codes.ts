import { join } from 'node:path';
import { renderSVG } from 'uqr';
import type { Plugin } from 'vite';
import { writeAtomically } from './disk-cache.ts';
import { readContent } from './read-content.ts';

const folder = join(import.meta.dirname, '../../node_modules/.cache/qr-codes');

/** Makes `qr-codes/ios.svg` and `qr-codes/android.svg` importable: the app's pages in the two stores. */
export function qrCodes(): Plugin {
  return {
    name: 'qr-codes',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^qr-codes\// },
      async handler(id) {
        const { partnerLinks }: typeof import('../content/organisation/partners.ts') =
          await readContent('organisation/partners.ts');
        await writeAtomically(join(folder, 'ios.svg'), renderSVG(partnerLinks.appStoreIos.url));
        await writeAtomically(join(folder, 'android.svg'), renderSVG(partnerLinks.appStoreAndroid.url));
        return id.replace('qr-codes', folder);
      },
    },
  };
}
