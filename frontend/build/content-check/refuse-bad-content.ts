import { checkContent, isError } from './check-content.ts';
import { formatFinding } from './finding.ts';

/** Throws what is wrong in the content, all of it at once; a stack would tell the operator nothing. */
export async function refuseBadContent(warn: (text: string) => void) {
  const findings = await checkContent();
  if (findings.length > 0) warn(findings.map(formatFinding).join('\n'));
  if (!findings.some(isError)) return;
  const error = new Error('I contenuti non tornano: gli errori sono elencati qui sopra.');
  error.stack = error.message;
  throw error;
}
