import { createServer, type IncomingMessage } from 'node:http';
import { DatabaseSync } from 'node:sqlite';
import { buffer } from 'node:stream/consumers';
import { listen } from './listen.ts';

type UploadedFile = { key: string; value: string; metadata: { contentType: string } };

/** Deployment as Cloudflare stores it. */
export type Deployed = {
  /** Every call as `METHOD path`, in order; `unknown` are those that the stand-in has no answer for. */
  calls: string[];
  unknown: string[];
  /** All bodies as received, joined: to look for what must never be sent. */
  sent: string[];
  files: UploadedFile[];
  /** Parts of the deployment's form by name: the manifest, `_worker.bundle`, `_headers`, `_routes.json`. */
  form: Map<string, string>;
  database: DatabaseSync;
};

type Options = { account: string; project: string; secrets: string[] };

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
const uploadToken = () =>
  `${encode({ alg: 'none' })}.${encode({ exp: Math.ceil(Date.now() / 1000) + 3600 })}.none`;

const readForm = async (request: IncomingMessage, body: Buffer) => {
  const headers = { 'Content-Type': request.headers['content-type'] ?? '' };
  const form = await new Response(new Uint8Array(body), { headers }).formData();
  const parts = [...form].map(
    async ([name, value]) => [name, typeof value === 'string' ? value : await value.text()] as const,
  );
  return new Map(await Promise.all(parts));
};

/** The Cloudflare endpoints that `wrangler` calls to deploy a Pages project with a D1 database, over a real SQLite. */
export const startCloudflare = async ({ account, project, secrets }: Options) => {
  const deployed: Deployed = {
    calls: [],
    unknown: [],
    sent: [],
    files: [],
    form: new Map(),
    database: new DatabaseSync(':memory:'),
  };
  const projectPath = `/accounts/${account}/pages/projects/${project}`;
  const deployment = {
    id: 'd0000000-0000-4000-8000-000000000000',
    url: `https://d0000000.${project}.pages.dev`,
    environment: 'production',
    latest_stage: { name: 'deploy', status: 'success' },
    aliases: [],
  };

  const query = (sql: string) => {
    const statements = sql.split(';').filter((statement) => statement.trim());
    if (statements.length === 1) return deployed.database.prepare(sql).all();
    deployed.database.exec(sql);
    return [];
  };

  /** The answer's `result`, or undefined for a call that is not known here. */
  const answer = async (call: string, request: IncomingMessage, body: Buffer): Promise<unknown> => {
    const json = () => JSON.parse(body.toString());
    if (/^POST \/accounts\/\w+\/d1\/database\/[\w-]+\/query$/.test(call)) {
      const asked: { sql: string }[] = [json()].flat();
      return asked.map(({ sql }) => ({ results: query(sql), success: true, meta: { duration: 0 } }));
    }
    switch (call) {
      case `GET ${projectPath}`: {
        const env_vars = Object.fromEntries(
          secrets.map((name) => [name, { type: 'secret_text', value: '' }]),
        );
        return {
          name: project,
          production_branch: 'main',
          deployment_configs: { production: { env_vars }, preview: {} },
        };
      }
      case `GET ${projectPath}/upload-token`:
        return { jwt: uploadToken() };
      case 'POST /pages/assets/check-missing':
        return json().hashes;
      case 'POST /pages/assets/upload':
        deployed.files.push(...json());
        return null;
      case 'POST /pages/assets/upsert-hashes':
        return null;
      case `POST ${projectPath}/deployments`:
        deployed.form = await readForm(request, body);
        return deployment;
      case `GET ${projectPath}/deployments/${deployment.id}`:
        return deployment;
      default:
        return undefined;
    }
  };

  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    const call = `${request.method} ${new URL(request.url ?? '', 'http://stand-in').pathname.replace('/client/v4', '')}`;
    deployed.calls.push(call);
    deployed.sent.push(body.toString('latin1'));
    const result = await answer(call, request, body);
    if (result === undefined) deployed.unknown.push(call);
    response.writeHead(result === undefined ? 404 : 200, { 'Content-Type': 'application/json' });
    const errors = result === undefined ? [{ code: 7003, message: `no route for ${call}` }] : [];
    response.end(
      JSON.stringify({ success: errors.length === 0, errors, messages: [], result: result ?? null }),
    );
  });

  const { url, close } = await listen(server, 0);
  return { apiUrl: `${url}/client/v4`, deployed, close };
};
