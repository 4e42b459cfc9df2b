import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { expect, it, onTestFinished } from 'vitest';
import { compileHint } from '#frontend/build/compile-hint.ts';
import { fileNames, type MembersAssets, takeMembersChunks } from '#frontend/build/members-chunks.ts';

const HINT = '//# allFunctionsCalledOnLoad\n';

it('begins every public script with the hint, also where the bundler puts a list before it, and none of the staff’s', async () => {
  const root = mkdtempSync(join(tmpdir(), 'compile-hint-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, 'frontend/members'), { recursive: true });
  writeFileSync(join(root, 'page.css'), 'p{color:red}');
  writeFileSync(join(root, 'page.js'), `import './page.css'; export const page = () => 'page';`);
  writeFileSync(join(root, 'frontend/members/area.js'), `export const area = () => 'area';`);
  const entry = `for (const load of [() => import('./page.js'), () => import('./frontend/members/area.js')]) console.log(load);`;
  writeFileSync(join(root, 'entry.js'), entry);
  const staff: MembersAssets = {};
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [takeMembersChunks(staff), compileHint()],
    build: { write: false, rolldownOptions: { input: join(root, 'entry.js'), output: fileNames } },
  })) as Rolldown.RolldownOutput;

  const scripts = output.filter((file) => file.type === 'chunk');
  expect(scripts.map(({ name }) => name).toSorted()).toEqual(['entry', 'page']);
  for (const { code } of scripts) expect(code.startsWith(HINT)).toBe(true);
  expect(scripts.find(({ isEntry }) => isEntry)?.code).toContain('__vite__mapDeps');
  expect(Object.values(staff).map(({ content }) => content)).toEqual([expect.not.stringContaining(HINT)]);
});
