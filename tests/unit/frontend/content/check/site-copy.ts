import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../../../..');

/** A copy of the site's frontend, for an operator to make mistakes in. */
export class SiteCopy {
  readonly folder = mkdtempSync(join(tmpdir(), 'site-'));

  constructor() {
    for (const name of ['frontend', 'worker/contract.ts', 'worker/prompt.ts', 'package.json'])
      cpSync(join(root, name), join(this.folder, name), { recursive: true });
    symlinkSync(join(root, 'node_modules'), join(this.folder, 'node_modules'), 'junction');
  }

  path(file: string): string {
    return join(this.folder, 'frontend', file);
  }

  write(file: string, text: string | Buffer): void {
    writeFileSync(this.path(file), text);
  }

  /** Puts `after` for the first `before`, which the file must have. */
  change(file: string, before: string | RegExp, after: string): void {
    const text = readFileSync(this.path(file), 'utf8');
    const changed = text.replace(before, () => after);
    if (changed === text) throw new Error(`${file} has no ${before}`);
    this.write(file, changed);
  }

  /** Takes its changes back. */
  restore(file: string): void {
    cpSync(join(root, 'frontend', file), this.path(file));
  }

  /** Both streams of `npm run check:content`. */
  check(): Promise<string> {
    const script = join(this.folder, 'frontend/content/check/run.ts');
    return new Promise((done) => {
      execFile(process.execPath, [script], { cwd: this.folder }, (_, stdout, stderr) =>
        done(stdout + stderr),
      );
    });
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
