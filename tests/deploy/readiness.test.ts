import { expect, it } from 'vitest';
import {
  isRealDatabaseId,
  missingInAccount,
  readProject,
  remainingPlaceholders,
} from '#worker/deploy/readiness.ts';

it('lists every remaining placeholder with file, line and what it is', () => {
  const text = `import { placeholder } from './types.ts';
export const phone = placeholder('numero di telefono', '000');
export const mail = placeholder<Mail>(
  "l'e-mail",
  'a@example.com',
);
export const other = placeholder(what, 1);`;
  expect(remainingPlaceholders([{ path: 'contacts.ts', text }])).toEqual([
    'contacts.ts:2  numero di telefono',
    "contacts.ts:3  l'e-mail",
    'contacts.ts:7  valore senza descrizione',
  ]);
});

it('does not take the definition, an import or a filled-in value for a placeholder', () => {
  const text = `import { placeholder } from './types.ts';
export const placeholder = <T>(_what: string, sample: T): T => sample;
export const phone = '+39 06 1234567';`;
  expect(remainingPlaceholders([{ path: 'types.ts', text }])).toEqual([]);
});

it('reads name and database out of the configuration, and refuses the zero id', () => {
  const { name, databaseId } = readProject(
    'name = "camp"\n[[d1_databases]]\ndatabase_name = "x"\ndatabase_id = "0000"\n',
  );
  expect([name, databaseId]).toEqual(['camp', '0000']);
  expect(isRealDatabaseId('00000000-0000-0000-0000-000000000000')).toBe(false);
  expect(isRealDatabaseId('0d2f7b6a-1c34-4f1e-9d55-7a3b8c9d0e1f')).toBe(true);
  expect(isRealDatabaseId(undefined)).toBe(false);
});

it('names each missing secret with the command that sets it', () => {
  const printed = 'The "production" environment has access to:\n  - OPENAI_API_KEY: Value Encrypted\n';
  expect(missingInAccount({ succeeded: true, printed }, 'camp')).toEqual([
    'Manca il segreto MEMBERS_PASSCODE: npx wrangler pages secret put MEMBERS_PASSCODE --project-name camp',
  ]);
});

it.each([
  ['Project "camp" does not exist.', /progetto Pages «camp» non esiste/],
  ['necessary to set a CLOUDFLARE_API_TOKEN environment variable', /Manca l’accesso a Cloudflare/],
  ['fetch failed', /non dice quali segreti ci sono:\nfetch failed/],
])('turns "%s" into a sentence for the operator', (printed, sentence) => {
  expect(missingInAccount({ succeeded: false, printed }, 'camp').join()).toMatch(sentence);
});
