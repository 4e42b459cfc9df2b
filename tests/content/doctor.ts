import { readdirSync } from 'node:fs';
import type { PageText } from '#frontend/content/types.ts';
import { examineContent } from '#frontend/lib/doctor/examine-content.ts';
import { type Finding, writeFinding } from '#frontend/lib/doctor/finding.ts';

const folder = new URL('../../frontend/content/pages/', import.meta.url);

const isPageText = (value: unknown): value is PageText =>
  typeof value === 'object' && value !== null && 'title' in value && 'updated' in value;

async function loadPages(): Promise<Record<string, PageText>> {
  const pages: Record<string, PageText> = {};
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.ts'))) {
    const module: Record<string, unknown> = await import(new URL(file, folder).href);
    const text = Object.values(module).find(isPageText);
    if (text) pages[`pages/${file}`] = text;
  }
  return pages;
}

const isError = ({ level }: Finding) => level === 'error';

// Pages are made of the facts: they are read only once the facts hold.
const factFindings = examineContent();
const findings = factFindings.some(isError) ? factFindings : examineContent(await loadPages());
const errors = findings.filter(isError).length;
for (const finding of findings) console.info(writeFinding(finding));
console.info(errors > 0 ? `\nDa correggere: ${errors}.` : `\nNessun errore. Avvisi: ${findings.length}.`);
process.exitCode = errors > 0 ? 1 : 0;
