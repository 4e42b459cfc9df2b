import { build, type Rolldown } from 'vite';

/** Bundles a module and all that it imports into one classic script that can stand inline in a page. */
export async function inlineScript(input: string, define: Record<string, string> = {}): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    define,
    build: { write: false, rolldownOptions: { input, output: { format: 'iife' } } },
  });
  return (result as Rolldown.RolldownOutput).output[0].code.trim();
}
