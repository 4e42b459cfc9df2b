import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * A content file, e.g. `site.ts`, read only when the build comes to it: an import at the top would belong to the
 * configuration, and a slip in the file would stop Vite before the content check can name it.
 */
export const readContent = (file: string) =>
  import(pathToFileURL(join(import.meta.dirname, '../content', file)).href);
