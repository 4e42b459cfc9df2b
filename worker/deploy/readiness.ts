export type SourceFile = { path: string; text: string };

/** Every value still marked as unknown, as `file:line  what it is`. The mark is the call, not its definition or import. */
export const remainingPlaceholders = (files: SourceFile[]): string[] =>
  files.flatMap(({ path, text }) =>
    [...text.matchAll(/\bplaceholder\s*(?:<[^()]*>)?\(\s*(?:(['"`])((?:\\.|(?!\1).)*)\1)?/gs)].map((call) => {
      const line = text.slice(0, call.index).split('\n').length;
      return `${path}:${line}  ${call[2] ?? 'valore senza descrizione'}`;
    }),
  );

/** The project's name and database in `wrangler.toml`; undefined where the file does not say. */
export const readProject = (toml: string) => ({
  name: /^name\s*=\s*"([^"]+)"/m.exec(toml)?.[1],
  databaseId: /^database_id\s*=\s*"([^"]+)"/m.exec(toml)?.[1],
});

/** True for an id that D1 could have given out; the repository ships a zero one. */
export const isRealDatabaseId = (id: string | undefined) =>
  id !== undefined && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id) && /[1-9a-f]/i.test(id);

export const neededSecrets = ['MEMBERS_PASSCODE', 'OPENAI_API_KEY'] as const;

/** What `wrangler pages secret list` printed and whether it succeeded. */
export type SecretList = { succeeded: boolean; printed: string };

/** One sentence per setting of the Cloudflare account that is missing, with the command that sets it. */
export const missingInAccount = ({ succeeded, printed }: SecretList, project: string): string[] => {
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
