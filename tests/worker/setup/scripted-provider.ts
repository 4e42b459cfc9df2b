import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { listen } from '#worker/local/stand-ins/listen.ts';

/** One HTTP answer in JSON, after so many blanks. */
export type Answer = { status: number; body: unknown; blanks?: number };

export type Asked = { messages: { role: string; content: string }[]; [setting: string]: unknown };

/**
 * A provider that answers what the description says: a list of `Answer` as JSON, the first for the first call with this
 * description, and so on. `GET /asked?MARK` gives the bodies of the calls that hold the mark.
 */
export const startScriptedProvider = () => {
  const asked: Asked[] = [];
  const scriptOf = ({ messages }: Asked) =>
    /^<(descrizione-\w+)>\n(.*)\n<\/\1>$/ms.exec(messages[1]?.content ?? '')?.[2] ?? '';
  return listen(
    createServer(async (request, response) => {
      if (request.method === 'GET') {
        const mark = decodeURIComponent(request.url?.split('?')[1] ?? '');
        return response.end(JSON.stringify(asked.filter((body) => JSON.stringify(body).includes(mark))));
      }
      const call = JSON.parse(await text(request)) as Asked;
      const script = scriptOf(call);
      const turn = asked.filter((earlier) => scriptOf(earlier) === script).length;
      asked.push(call);
      const { answers } = JSON.parse(script) as { answers: Answer[] };
      const { status, body, blanks = 0 } = answers[turn] ?? { status: 500, body: {} };
      response.writeHead(status, { 'Content-Type': 'application/json' });
      response.end(' '.repeat(blanks) + JSON.stringify(body));
    }),
    0,
  );
};
