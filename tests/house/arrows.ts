import type { SourceFile } from './source-files.ts';

/** What a room must never reach, by whatever way; the first matching room counts. */
const rooms: { room: RegExp; never: RegExp; why: string }[] = [
  { room: /^frontend\/build\//, never: /^(?!)/, why: '' },
  { room: /^worker\/deploy\//, never: /^(?!)/, why: '' },
  { room: /^worker\//, never: /^frontend\//, why: 'the worker never imports the frontend' },
  {
    room: /^frontend\/ui\//,
    never: /^frontend\/(content|sections|layout|pages|members|gate)\//,
    why: 'pieces in ui/ do not know the camp',
  },
  {
    room: /^frontend\/italian\//,
    never: /^(frontend\/(?!italian)|worker\/)/,
    why: 'the Italian room needs nothing',
  },
  {
    room: /^frontend\/content\//,
    never: /^(frontend\/(sections|layout|pages|members|gate|lib)\/|frontend\/routes|worker\/)/,
    why: 'content imports its types and italian/',
  },
  {
    room: /^frontend\/(sections|layout|lib)\//,
    never: /^frontend\/(pages|members)\/|^frontend\/(routes|app)\.tsx/,
    why: 'arrows go one way: pages, sections, ui',
  },
  {
    room: /^frontend\//,
    never: /^worker\/(?!contract\.ts)/,
    why: 'from the worker the frontend knows contract.ts alone',
  },
];

/** One sentence per way from a room into one that it must not reach; what is imported for its types alone does not count. */
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
        if (isType || seen.has(next)) continue;
        seen.add(next);
        if (rule.never.test(next)) found.add(`${[...way, next].join(' → ')}: ${rule.why}`);
        else ways.push([...way, next]);
      }
    }
  }
  return [...found];
}
