export type PolicySources = { styleHashes: string[]; scriptHashes: string[]; frameOrigins: string[] };
const q = (a: string[]) => a.map((x) => ` '${x}'`).join('');
export const securityHeaders = (s: PolicySources): Record<string, string> => ({
  'Content-Security-Policy': `default-src 'self'; script-src 'self'${q(s.scriptHashes)}; style-src 'self'${q(s.styleHashes)}`,
  'X-Content-Type-Options': 'nosniff',
});
