import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const images = join(import.meta.dirname, '../images');
const CALL = /\bpicture\(\s*'([^']+)'/g;

/** Path of the picture of this name, or `null`: drawings in `scenes/`, photos in `photos/`. */
export const pictureFile = (name: string): string | null => {
  const file = join(images, name.endsWith('.svg') ? 'scenes' : 'photos', name);
  return existsSync(file) ? file : null;
};

/** Replaces the file name in content's `picture('pool.jpg', …)` by address and size; the prerender keeps the name too. */
export function pictures(): Plugin {
  return {
    name: 'pictures',
    enforce: 'pre',
    transform: {
      filter: { id: /\/frontend\/content\/.*\.ts(\?page)?$/ },
      handler(code, id) {
        const imports: string[] = [];
        const isServer = this.environment?.config.consumer === 'server';
        const changed = code.replace(CALL, (_call, name: string) => {
          const file = pictureFile(name);
          if (!file) throw new Error(`${id}: la foto «${name}» non è in frontend/images.`);
          const variable = `picture${imports.length}`;
          const [, width, height] = name.endsWith('.svg')
            ? (/viewBox="0 0 (\d+) (\d+)"/.exec(readFileSync(file, 'utf8')) ?? [])
            : [];
          imports.push(
            `import ${variable} from ${JSON.stringify(`${file}${width ? '?no-inline' : '?photo'}`)};`,
          );
          const source = width ? `src: ${variable}, width: ${width}, height: ${height}` : `...${variable}`;
          return `picture({ ${source}${isServer ? `, file: ${JSON.stringify(name)}` : ''} }`;
        });
        return imports.length > 0 ? { code: imports.join('\n') + changed, map: null } : undefined;
      },
    },
  };
}
