import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { onTestFinished } from 'vitest';

/** Builds `main.js` beside these files (path to text) with the plugins, for browsers or for Node; gives all script as one text. */
export async function buildContent(files: Record<string, string>, plugins: Plugin[], isServer = false) {
  const root = mkdtempSync(join(tmpdir(), 'content-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins,
    build: {
      write: false,
      minify: false,
      ssr: isServer,
      rolldownOptions: { input: join(root, 'main.js') },
    },
  })) as Rolldown.RolldownOutput;
  const codeOf = (name: string) =>
    output.flatMap((file) => (file.type === 'chunk' && file.fileName.includes(name) ? [file.code] : []));
  return { all: codeOf('').join('\n'), chunk: (name: string) => codeOf(name).join('\n') };
}
