import { checkContent, isError } from './check-content.ts';
import { formatFinding } from './finding.ts';

/** Stops a build with every finding at once, and without a stack, which tells the operator nothing. */
export async function refuseBadContent(warn: (text: string) => void) {
  const findings = await checkContent();
  if (findings.length > 0) warn(findings.map(formatFinding).join('\n'));
  if (!findings.some(isError)) return;
  const error = new Error('I contenuti non tornano: gli errori sono elencati qui sopra.');
  error.stack = error.message;
  throw error;
}
