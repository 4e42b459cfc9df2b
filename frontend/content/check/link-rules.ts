import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SitePage } from '#frontend/site-map.ts';
import { entriesOf, importedFile, isThere, type Modules, root } from './content-modules.ts';
import { about, type Finding } from './finding.ts';

/** Files of the frontend that a page is made of, its content among them. */
function filesOf(entry: string, seen = new Set<string>()): Set<string> {
  if (seen.has(entry) || !isThere(entry)) return seen;
  seen.add(entry);
  const imports = readFileSync(join(root, entry), 'utf8').matchAll(
    /(?:(import type)\b[^;]*?|\bfrom\s|\bimport\(\s*)'((?:#frontend|\.)[^']*\.tsx?)'/g,
  );
  for (const [, isType, name = ''] of imports) if (!isType) filesOf(importedFile(entry, name) ?? '', seen);
  return seen;
}

/** The names of the sections of a page: `id="…"` of its parts, `id: '…'` of its content. */
const anchorsOf = (component: string): Set<string> =>
  new Set(
    [...filesOf(`frontend/pages/${component}.tsx`)].flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/\bid(?:="|: ')([\w-]+)["']/g)].map(
        ([, id = '']) => id,
      ),
    ),
  );

/** Links of this site lead to a page, and to a section that it has. */
export function linkFindings(siteMap: readonly SitePage[], modules: Modules): Finding[] {
  const anchors = new Map<string, Set<string>>();
  return entriesOf(modules).flatMap(({ file, field, value: link }) => {
    if (!/(^|\.)to$/.test(field) || typeof link !== 'string' || !link.startsWith('/')) return [];
    const report = (message: string) => [{ ...about(file).error(field, message), value: link }];
    const [path, anchor] = link.split('#');
    const page = siteMap.find((one) => one.path === path);
    if (!page) return report(`la pagina «${path}» non esiste.`);
    const known = anchors.get(page.component) ?? anchorsOf(page.component);
    anchors.set(page.component, known);
    return anchor === undefined || known.has(anchor)
      ? []
      : report(`la pagina ${path} non ha una sezione «${anchor}».`);
  });
}
