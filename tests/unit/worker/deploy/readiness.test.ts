import { expect, it } from 'vitest';
import {
  accountProblems,
  databaseProblems,
  placeholderLines,
  readProject,
  riskyMigrations,
} from '#worker/deploy/readiness.ts';

it('lists every remaining placeholder as a form: file, line, entry, question, example and law', () => {
  const text = `import { placeholder } from './types.ts';
export const phone = placeholder('numero di telefono', '000');
export const mail = placeholder<Mail>(
  "l'e-mail",
  'a@example.com',
  'GDPR art. 13',
);
export const company = { names: placeholder('i nomi', []) };`;
  expect(placeholderLines([{ path: 'contacts.ts', text }])).toEqual([
    'contacts.ts\n    riga 2, phone: numero di telefono\n      esempio: 000',
    "  riga 3, mail: l'e-mail\n      esempio: a@example.com\n      lo chiede: GDPR art. 13",
    '  riga 8, company.names: i nomi\n      esempio: elenco vuoto',
  ]);
});

it('does not take the definition, an import or a filled-in value for a placeholder', () => {
  const text = `import { placeholder } from './types.ts';
export const placeholder = <T>(_what: string, sample: T): T => sample;
export const phone = '+39 06 1234567';`;
  expect(placeholderLines([{ path: 'types.ts', text }])).toEqual([]);
});

const real = '0d2f7b6a-1c34-4f1e-9d55-7a3b8c9d0e1f';
const config = (...ids: string[]) =>
  `name = "camp"\n${ids.map((id) => `[[d1_databases]]\ndatabase_id = "${id}"`).join('\n')}`;

it('asks for a database of its own for the site, and another for previews', () => {
  const zero = '00000000-0000-0000-0000-000000000000';
  expect(readProject(config(real)).name).toBe('camp');
  expect(databaseProblems(config(real, zero))).toEqual([]);
  for (const id of [zero, 'none'])
    expect(databaseProblems(config(id))).toEqual([expect.stringMatching(/^Manca il database/)]);
  expect(databaseProblems('name = "camp"')).toEqual([expect.stringMatching(/^Manca il database/)]);
  expect(databaseProblems(config(real, real))).toEqual([
    expect.stringMatching(/^Le anteprime usano il database/),
  ]);
});

it('takes migrations that add for harmless, and names those that take away or change', () => {
  const harmless = `-- DROP TABLE in a remark
CREATE TABLE a (id TEXT PRIMARY KEY);
CREATE INDEX i ON a (id);
ALTER TABLE a ADD COLUMN b TEXT;
ALTER TABLE a ADD COLUMN c INTEGER NOT NULL DEFAULT 0;`;
  expect(riskyMigrations([{ path: '1.sql', text: harmless }])).toEqual([]);
  const risky = [
    'DROP TABLE a',
    'ALTER TABLE a DROP COLUMN b',
    'ALTER TABLE a RENAME TO c',
    'DELETE FROM a',
    'UPDATE a SET b = 1',
  ];
  for (const sql of [...risky, 'ALTER TABLE a ADD COLUMN d TEXT NOT NULL'])
    expect(riskyMigrations([{ path: '2.sql', text: `${harmless}\n${sql};` }])).toEqual([`2.sql: ${sql}`]);
});

it('names each missing secret with the command that sets it', () => {
  const printed = 'The "production" environment has access to:\n  - OPENAI_API_KEY: Value Encrypted\n';
  expect(accountProblems({ succeeded: true, printed }, 'camp')).toEqual([
    'Manca il segreto MEMBERS_PASSCODE: npx wrangler pages secret put MEMBERS_PASSCODE --project-name camp',
  ]);
});

it.each([
  ['Project "camp" does not exist.', /progetto Pages «camp» non esiste/],
  ['necessary to set a CLOUDFLARE_API_TOKEN environment variable', /Manca l’accesso a Cloudflare/],
  ['fetch failed', /non dice quali segreti ci sono:\nfetch failed/],
])('turns "%s" into a sentence for the operator', (printed, sentence) => {
  expect(accountProblems({ succeeded: false, printed }, 'camp').join()).toMatch(sentence);
});
