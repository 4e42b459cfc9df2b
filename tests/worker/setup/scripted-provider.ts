import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { listen } from '#worker/local/stand-ins/listen.ts';

/** One HTTP answer, its body in parts sent 5 ms apart, the first of them `repeat` times at once. */
export type Answer = {
  status?: number;
  type?: string;
  parts: readonly string[];
  repeat?: number;
  /** Encoding of the parts in the script. */
  encoding?: 'utf8' | 'base64';
  /** Leaves the connection open after the last part, or breaks it. */
  end?: 'open' | 'broken';
};

export type Asked = { messages: { role: string; content: string }[]; [setting: string]: unknown };

/**
 * A provider that answers what the description says: a list of `Answer` as JSON, the first for the first call with this
 * description, and so on. `GET /asked?MARK` gives the bodies of the calls that hold the mark.
 */
export const startScriptedProvider = () => {
  const asked: { body: Asked; hasClosed: boolean; isFinished: boolean }[] = [];
  return listen(
    createServer(async (request, response) => {
      if (request.method === 'GET') {
        const mark = decodeURIComponent(request.url?.split('?')[1] ?? '');
        return response.end(JSON.stringify(asked.filter(({ body }) => JSON.stringify(body).includes(mark))));
      }
      const body = JSON.parse(await text(request)) as Asked;
      const call = { body, hasClosed: false, isFinished: false };
      const scriptOf = ({ messages }: Asked) =>
        /^<(descrizione-\w+)>\n(.*)\n<\/\1>$/ms.exec(messages[1]?.content ?? '')?.[2] ?? '[]';
      const script = scriptOf(body);
      const turn = asked.filter((earlier) => scriptOf(earlier.body) === script).length;
      asked.push(call);
      response.on('close', () =>
        Object.assign(call, { hasClosed: true, isFinished: response.writableFinished }),
      );
      const {
        status = 200,
        type = 'text/event-stream',
        parts,
        repeat = 1,
        encoding = 'utf8',
        end,
      } = (JSON.parse(script) as { answers: Answer[] }).answers[turn] ?? { status: 500, parts: [] };
      response.writeHead(status, { 'Content-Type': type });
      response.flushHeaders();
      for (let count = 1; count < repeat; count += 1) response.write(parts[0] ?? '', encoding);
      for (const part of parts) {
        response.write(part, encoding);
        await pause(5);
      }
      if (end === 'broken') response.socket?.destroySoon();
      else if (end !== 'open') response.end();
    }),
    0,
  );
};
