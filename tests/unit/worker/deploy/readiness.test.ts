import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import {
  accountProblems,
  databaseProblems,
  readProject,
  riskyMigrations,
  unansweredLines,
} from '#worker/deploy/readiness.ts';

it('lists every question that nobody has answered, under who can: example, law and entry', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fun-village-data-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'frontend/content/data'), { recursive: true });
  const write = (name: string, value: object) =>
    writeFileSync(join(folder, `frontend/content/data/${name}.json`), JSON.stringify(value));
  write('reviews', {
    reviews: [{ text: 'Bene.', author: 'Anna', role: 'mamma', rating: 5, highlight: 'Bene' }],
    reviewsChoice: null,
    reviewsProvenance: 'Si verifica.',
    reviewStatistics: [],
    statisticsSource: 'Un questionario.',
  });
  write('child-care', { animatorsPerChild: '', checks: null, firstAid: '' });
  expect(unansweredLines(folder)).toEqual([
    `Segreteria e amministrazione
    chi sta con i bambini: che cosa si controlla prima di assumere
      esempio: Chiediamo il certificato del casellario giudiziale e facciamo un colloquio (esempio).
      lo chiede: D.P.R. 313/2002 art. 25-bis
      in frontend/content/data/child-care.json › checks`,
    `Comunicazione
    recensioni: chi sceglie quelle mostrate, e come, in una frase
      esempio: Sono alcune delle recensioni ricevute: le scegliamo noi, tra le più recenti (esempio).
      lo chiede: Codice del consumo art. 22 c. 5-bis
      in frontend/content/data/reviews.json › reviewsChoice`,
  ]);
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
