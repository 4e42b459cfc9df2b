import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Imports a content file, e.g. `site.ts`, during the build. A static import would be part of Vite's configuration: an error
 * in the file would stop Vite before the content check can report it.
 */
export const readContent = (file: string) =>
  import(pathToFileURL(join(import.meta.dirname, '../content', file)).href);
