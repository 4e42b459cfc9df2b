import type { SourceFile } from './source-files.ts';

/** Modules a room must never reach, even indirectly; the first matching room counts. */
const rooms: { room: RegExp; never: RegExp; why: string }[] = [
  {
    room: /^(frontend\/(build|content\/check)|worker\/(deploy|local))\/|^vite\.config/,
    never: /^tests\//,
    why: 'nothing but tests imports tests/',
  },
  { room: /^worker\//, never: /^(frontend|tests)\//, why: 'the worker never imports the frontend' },
  {
    room: /^frontend\/ui\//,
    never: /^frontend\/(content|sections|layout|pages|members|gate)\//,
    why: 'pieces in ui/ do not know the camp',
  },
  {
    room: /^frontend\/italian\//,
    never: /^(frontend\/(?!italian|content\/types)|worker\/)/,
    why: 'the Italian room needs the types of content alone',
  },
  {
    room: /^frontend\/content\//,
    never: /^(frontend\/(sections|layout|pages|members|gate|lib)\/|frontend\/routes|worker\/)/,
    why: 'content imports its types and italian/',
  },
  {
    room: /^frontend\/(ui|lib)\//,
    never: /^frontend\/(pages|sections|layout|gate|members)\/|^frontend\/(entry-|app|routes)/,
    why: 'arrows go one way: entries, app, routes, pages, sections, ui',
  },
  {
    room: /^frontend\/sections\//,
    never: /^frontend\/(pages|layout|gate|members)\/|^frontend\/(entry-|app|routes)/,
    why: 'arrows go one way: entries, app, routes, pages, sections, ui',
  },
  {
    room: /^frontend\/layout\//,
    never: /^frontend\/(pages|sections|gate|members)\/|^frontend\/(entry-|app|routes)/,
    why: 'layout stands beside pages, over ui',
  },
  {
    room: /^frontend\/(pages|gate|members)\//,
    never: /^frontend\/(entry-|app|routes)/,
    why: 'arrows go one way: entries, app, routes, pages, sections, ui',
  },
  {
    room: /^frontend\//,
    never: /^(worker\/(?!contract\.ts)|tests\/)/,
    why: 'from the worker the frontend knows contract.ts alone',
  },
];

/** One sentence per way from a room into one that it must not reach. A type that a file itself imports counts, one further on does not. */
export function wrongArrows(files: SourceFile[]): string[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const found = new Set<string>();
  for (const { path } of files) {
    const rule = rooms.find(({ room }) => room.test(path));
    if (!rule) continue;
    const ways = [[path]];
    const seen = new Set([path]);
    for (const way of ways) {
      for (const { path: next, isType } of byPath.get(way.at(-1) ?? '')?.imports ?? []) {
        if ((isType && way.length > 1) || seen.has(next)) continue;
        if (!isType) seen.add(next);
        if (rule.never.test(next)) found.add(`${[...way, next].join(' → ')}: ${rule.why}`);
        else if (!isType) ways.push([...way, next]);
      }
    }
  }
  return [...found];
}
