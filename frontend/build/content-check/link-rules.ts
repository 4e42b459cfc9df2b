import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import type { SitePage } from '#frontend/site-map.ts';
import { about, type Finding } from './finding.ts';
import type { Module } from './load-content.ts';
import { fieldPrefix } from './shape-rules.ts';
import { root } from './sources.ts';

/** Files of the frontend that a page is made of, its content among them. */
function filesOf(entry: string, seen = new Set<string>()): Set<string> {
  if (seen.has(entry) || !existsSync(join(root, entry))) return seen;
  seen.add(entry);
  const code = readFileSync(join(root, entry), 'utf8');
  for (const [, isType, name] of code.matchAll(
    /(?:(import type)\b[^;]*?|\bfrom\s|\bimport\(\s*)'((?:#frontend|\.)[^']*\.tsx?)'/g,
  ))
    if (!isType && name)
      filesOf(
        name.startsWith('#') ? name.slice(1) : normalize(join(dirname(entry), name)).replaceAll('\\', '/'),
        seen,
      );
  return seen;
}

/** The names of the sections of a page: `id="…"` of its parts, `id: '…'` of its content. */
const anchorsOf = (component: string): Set<string> =>
  new Set(
    [...filesOf(`frontend/pages/${component}.tsx`)].flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/\bid(?:="|: ')([\w-]+)["']/g)].map(
        ([, id]) => id as string,
      ),
    ),
  );

/** Every value under `to` with its field, each object once. */
function linksIn(value: unknown, field: string, seen: Set<object>): [field: string, link: string][] {
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  return Object.entries(value).flatMap(([name, inner]): [string, string][] => {
    const inside = Array.isArray(value) ? `${field}[${name}]` : field ? `${field}.${name}` : name;
    return name === 'to' && typeof inner === 'string' && inner.startsWith('/')
      ? [[inside, inner]]
      : linksIn(inner, inside, seen);
  });
}

/** Links of this site lead to a page, and to a section that it has. */
export function linkFindings(siteMap: readonly SitePage[], modules: ReadonlyMap<string, Module>): Finding[] {
  const anchors = new Map<string, Set<string>>();
  const seen = new Set<object>();
  return [...modules].flatMap(([file, module]) =>
    Object.entries(module)
      .flatMap(([name, value]) => linksIn(value, fieldPrefix(name, value), seen))
      .flatMap(([field, link]) => {
        const [path = '', anchor] = link.split('#');
        const page = siteMap.find((one) => one.path === path);
        if (!page) return [about(file).error(field, `la pagina «${path}» non esiste.`)];
        const known = anchors.get(page.component) ?? anchorsOf(page.component);
        anchors.set(page.component, known);
        return anchor === undefined || known.has(anchor)
          ? []
          : [about(file).error(field, `la pagina ${path} non ha una sezione «${anchor}».`)];
      }),
  );
}
