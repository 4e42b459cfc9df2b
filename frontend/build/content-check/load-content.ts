import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { about, type Finding } from './finding.ts';
import { root, type Source } from './sources.ts';

export type Module = Record<string, unknown>;

const isMissingFile = (error: unknown) => (error as { code?: string }).code === 'ERR_MODULE_NOT_FOUND';

/** The first content file in the stack of the error, with its line. */
function placeOf(error: unknown): { file: string; line: string } | undefined {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const place = /(frontend\/(?:members\/)?content\/[\w/-]+\.ts):(\d+)/.exec(stack.replaceAll('\\', '/'));
  return place ? { file: place[1] as string, line: place[2] as string } : undefined;
}

function sentence(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  const missing = /^(\S+) is not defined/.exec(text)?.[1];
  if (missing && /^(true|false|null)$/i.test(missing))
    return `«${missing}» si scrive ${missing.toLowerCase()}.`;
  if (missing) return `«${missing}» non è importato: copia la sua riga import da un file che lo usa.`;
  const early = /Cannot access '(.+)' before initialization/.exec(text)?.[1];
  if (early) return `«${early}» è usato prima di essere scritto: sposta la sua riga più in alto.`;
  const unexported = /module '(.+)' does not provide an export named '(.+)'/.exec(text);
  if (unexported) return `importa «${unexported[2]}» da «${unexported[1]}», dove questo nome non c’è.`;
  const unread = /reading '(.+)'\)/.exec(text)?.[1];
  if (unread)
    return `non trovo la voce che contiene «${unread}»: manca, o ha un altro nome o un’altra forma.`;
  return `non si può leggere (${text}): una voce manca o non ha la forma giusta.`;
}

/**
 * Runs every content file that can be run. Each failure is one sentence, however many files it stops, and none is
 * told where a slip of syntax that already has its own is the cause.
 */
export async function loadContent(
  sources: readonly Source[],
): Promise<{ modules: Map<string, Module>; findings: Finding[] }> {
  const modules = new Map<string, Module>();
  const findings: Finding[] = [];
  const errors = new Set<unknown>();
  const hasBroken = sources.some(({ body, code }) => body.length === 0 && code.trim() !== '');
  for (const { file, body } of sources) {
    if (body.length === 0) continue;
    try {
      modules.set(file, await import(pathToFileURL(join(root, file)).href));
    } catch (error) {
      const key = error instanceof Error ? error.message : error;
      // What an import names and a number written 06 have been told from the source.
      if (isMissingFile(error) || /octal/i.test(String(key))) continue;
      if (errors.has(key) || (error instanceof SyntaxError && hasBroken)) continue;
      errors.add(key);
      const place = placeOf(error);
      findings.push(
        about(place?.file ?? file).error(place ? `riga ${place.line}` : '(file)', sentence(error)),
      );
    }
  }
  return { modules, findings };
}
