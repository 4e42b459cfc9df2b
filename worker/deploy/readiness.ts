import { readEdition } from '#frontend/content/check/edition.ts';
import { answerers } from '#frontend/content/schema/meta.ts';
import { formatAnswer } from '#frontend/italian/words.ts';

export type SourceFile = { path: string; text: string };

/**
 * Every question that nobody has answered yet, as a sheet to fill in: under who can answer its file, entry and question, an
 * example, and the law that asks for it. One string each; the first of a group begins with who answers.
 */
export function unansweredLines(root: string): string[] {
  const { questions } = readEdition(root);
  return Object.entries(answerers).flatMap(([who, name]) =>
    questions
      .filter(({ meta }) => (meta.who ?? 'office') === who)
      .map(({ file, field, of, meta: { question, law }, sample }, at) =>
        [
          ...(at === 0 ? [name] : []),
          `  ${of ? `${of}: ` : ''}${question}`,
          ...(formatAnswer(sample) ? [`    esempio: ${formatAnswer(sample)}`] : []),
          ...(law ? [`    lo chiede: ${law}`] : []),
          `    in ${file} › ${field}`,
        ].join('\n  '),
      ),
  );
}

const ADDITIVE =
  /^(create (table|(unique )?index)\b|alter table \w+ add column (?!.*\bnot null\b(?!.*\bdefault\b)))/is;

/** Statements of migrations that could break the version before: anything but new tables, indexes and columns. */
export const riskyMigrations = (files: SourceFile[]): string[] =>
  files.flatMap(({ path, text }) =>
    text
      .replaceAll(/--.*$/gm, '')
      .split(';')
      .map((statement) => statement.trim().replaceAll(/\s+/g, ' '))
      .filter((statement) => statement !== '' && !ADDITIVE.test(statement))
      .map((statement) => `${path}: ${statement.slice(0, 80)}`),
  );

/** The project's name and its databases (the published site's first, then the previews') in `wrangler.toml`. */
export const readProject = (toml: string) => ({
  name: /^name\s*=\s*"([^"]+)"/m.exec(toml)?.[1],
  databaseIds: [...toml.matchAll(/^database_id\s*=\s*"([^"]+)"/gm)].map(([, id]) => id ?? ''),
});

const isRealDatabaseId = (id: string) =>
  /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id) && /[1-9a-f]/i.test(id);

/** One sentence per database that is missing, or that previews would share with the published site. */
export const databaseProblems = (toml: string): string[] => {
  const { name, databaseIds } = readProject(toml);
  const [published = '', ...previews] = databaseIds;
  return [
    ...(isRealDatabaseId(published)
      ? []
      : [`Manca il database: npx wrangler d1 create ${name}, poi il suo id in wrangler.toml (database_id).`]),
    ...(isRealDatabaseId(published) && previews.includes(published)
      ? [
          'Le anteprime usano il database del sito: in [env.preview] di wrangler.toml serve un altro database_id.',
        ]
      : []),
  ];
};

const neededSecrets = ['MEMBERS_PASSCODE', 'OPENAI_API_KEY'];

/** Output and success of `wrangler pages secret list`. */
type SecretList = { succeeded: boolean; printed: string };

/** One sentence per setting of the Cloudflare account that is missing, with the command that sets it. */
export const accountProblems = ({ succeeded, printed }: SecretList, project: string): string[] => {
  if (succeeded) {
    const set = [...printed.matchAll(/^\s*- (\w+):/gm)].map(([, name]) => name);
    return neededSecrets
      .filter((name) => !set.includes(name))
      .map(
        (name) => `Manca il segreto ${name}: npx wrangler pages secret put ${name} --project-name ${project}`,
      );
  }
  if (/does not exist/.test(printed))
    return [
      `Il progetto Pages «${project}» non esiste ancora: npx wrangler pages project create ${project} --production-branch main`,
    ];
  if (/CLOUDFLARE_API_TOKEN|not logged in|Authentication|\[code: (10000|9109)\]/i.test(printed))
    return [
      'Manca l’accesso a Cloudflare: imposta CLOUDFLARE_API_TOKEN e CLOUDFLARE_ACCOUNT_ID, oppure usa npx wrangler login. I segreti non sono stati controllati.',
    ];
  return [`Cloudflare non dice quali segreti ci sono:\n${printed.trim()}`];
};
