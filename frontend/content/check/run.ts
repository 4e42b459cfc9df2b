import { checkContent, isError } from './check-content.ts';
import { formatFinding } from './finding.ts';

const findings = await checkContent();
const errors = findings.filter(isError).length;
for (const finding of findings) console.info(formatFinding(finding));
console.info(errors > 0 ? `\nDa correggere: ${errors}.` : `\nNessun errore. Avvisi: ${findings.length}.`);
process.exitCode = errors > 0 ? 1 : 0;
