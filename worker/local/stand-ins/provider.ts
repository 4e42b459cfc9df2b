import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { listen } from './listen.ts';
import { revisePost, writePost } from './post.ts';
import { answerFault, askedFault, type ProviderFault, sendError, sendJson } from './provider-faults.ts';

type ChatRequest = {
  model: string;
  messages: { role: string; content: string }[];
  stream?: boolean;
  [parameter: string]: unknown;
};

/** One call as the provider saw it. Times are `Date.now()` of this machine; `hungUp`: the caller left before the end. */
export type ProviderRequest = {
  method: string;
  path: string;
  authorization: string | undefined;
  body: ChatRequest | undefined;
  fault: ProviderFault | undefined;
  receivedAt: number;
  firstTokenAt: number | undefined;
  endedAt: number | undefined;
  hungUp: boolean;
};

export type Provider = {
  /** Value for `OPENAI_BASE_URL`: the origin and `/v1`. */
  url: string;
  /** Every call so far, oldest first; over HTTP at `GET /requests`, emptied by `DELETE /requests`. */
  requests: ProviderRequest[];
  close: () => Promise<void>;
};

const isChatRequest = (body: unknown): body is ChatRequest => {
  const { model, messages } = (body ?? {}) as Partial<ChatRequest>;
  return typeof model === 'string' && Array.isArray(messages) && messages.length > 0;
};

/** The staff's words inside the prompt: what stands between the delimiters, or the whole message without them. */
const descriptionIn = (prompt: string) =>
  (
    /<descrizione[^>]*>([\s\S]*)<\/descrizione[^>]*>/i.exec(prompt)?.[1] ??
    /"""([\s\S]*)"""/.exec(prompt)?.[1] ??
    prompt
  ).trim();

/** The day that the prompt gives, else the machine's, as dd/mm/yyyy. */
const todayIn = (prompt: string) =>
  /Oggi è \S+ (\d{2}\/\d{2}\/\d{4})/.exec(prompt)?.[1] ??
  new Date().toLocaleDateString('it', { day: '2-digit', month: '2-digit', year: 'numeric' });

/** The first invitation that the prompt allows. */
const invitationIn = (prompt: string) => /invito all’azione[^«]*«([^»]+)»/.exec(prompt)?.[1];

/** The earlier post without its delimiters. */
const textIn = (previous: string) => /^<(testo[^>]*)>\n([\s\S]*)\n<\/\1>$/.exec(previous)?.[2] ?? previous;

/** The answer to these messages when nothing goes wrong. */
export const answerTo = (messages: ChatRequest['messages']): string => {
  const prompt = messages.find(({ role }) => role === 'user')?.content ?? '';
  const previous = messages.findLast(({ role }) => role === 'assistant')?.content;
  return previous === undefined
    ? writePost(descriptionIn(prompt), todayIn(prompt), invitationIn(prompt))
    : revisePost(textIn(previous), messages.at(-1)?.content ?? '', todayIn(prompt));
};

const reasonOf = (fault: ProviderFault | undefined) => (fault === 'length' ? 'length' : 'stop');

/** A piece of the post as some servers send it; `index` counts pieces. */
const contentOf = (fault: ProviderFault | undefined, text: string, index = 0) => {
  if (fault === 'parts') return [{ type: 'text', text }];
  return fault === 'think' && index === 0 ? `<think>Che cosa scrivo?</think>\n\n${text}` : text;
};

const refusedSetting = (fault: ProviderFault | undefined, body: ChatRequest) => {
  const name = /^refuses-(.*)$/.exec(fault ?? '')?.[1]?.replace('-', '_');
  return name && name in body ? name : undefined;
};

/** An OpenAI-compatible `/v1/chat/completions` on 127.0.0.1, plain and streamed, with every fault on demand. */
export const startProvider = async ({ port = 0, pauseMs = 15 } = {}): Promise<Provider> => {
  const requests: ProviderRequest[] = [];

  const answerPlain = async (
    response: ServerResponse,
    { model }: ChatRequest,
    post: string,
    { fault }: ProviderRequest,
  ) => {
    await pause(fault === 'slow' ? 10_000 : pauseMs * 10);
    if (fault === 'malformed')
      return response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"choices":[{');
    const message = {
      role: 'assistant',
      content: fault === 'null-content' ? null : fault === 'empty' ? '' : contentOf(fault, post),
    };
    const choices = fault === 'no-choices' ? [] : [{ index: 0, message, finish_reason: reasonOf(fault) }];
    if (fault === 'error-object') return sendJson(response, 200, { object: 'error', message: 'overloaded' });
    const answer = { id: 'chatcmpl-stand-in', object: 'chat.completion', created: 0, model, choices };
    if (fault !== 'cut' && fault !== 'stall') return sendJson(response, 200, answer);
    response
      .writeHead(200, { 'Content-Type': 'application/json' })
      .write(JSON.stringify(answer).slice(0, 90));
    if (fault === 'cut') response.socket?.destroySoon();
  };

  const answerStream = async (
    response: ServerResponse,
    { model }: ChatRequest,
    post: string,
    seen: ProviderRequest,
  ) => {
    const { fault } = seen;
    const head = { id: 'chatcmpl-stand-in', object: 'chat.completion.chunk', created: 0, model };
    const send = (delta: object, finish_reason: string | null = null) =>
      response.write(
        `data: ${JSON.stringify({ ...head, choices: fault === 'no-choices' ? [] : [{ index: 0, delta, finish_reason }] })}\n\n`,
      );
    response.writeHead(200, {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-cache',
    });
    send({ role: 'assistant', content: '' });
    const pieces =
      fault === 'empty' || fault === 'null-content' ? [] : (post.match(/\S*\s*/g) ?? []).filter(Boolean);
    for (const [index, content] of pieces.entries()) {
      await pause(fault === 'slow' ? 300 : pauseMs);
      if (seen.hungUp) return;
      if (index === 8 && fault === 'stall') return;
      if (index === 8 && fault === 'cut') return response.socket?.destroySoon();
      if (index === 8 && fault === 'malformed') response.write('data: {"choices":[{\n\n');
      if (index === 8 && fault === 'stream-error')
        response.write('data: {"error":{"message":"overloaded"}}\n\n');
      if (index === 8 && fault === 'error-object')
        response.write('data: {"object":"error","message":"overloaded"}\n\n');
      if (index === 8 && fault === 'length') break;
      if (index === 8 && fault === 'ping')
        response.write('event: ping\ndata: {"type":"ping"}\n\ndata:\n\ndata: ping\n\n');
      seen.firstTokenAt ??= Date.now();
      send({ content: contentOf(fault, content, index) });
    }
    if (fault === 'null-content') send({ content: null });
    send({}, reasonOf(fault));
    if (fault === 'no-done') return;
    response.end('data: [DONE]\n\n');
  };

  const answerChat = async (request: IncomingMessage, response: ServerResponse, seen: ProviderRequest) => {
    const body: unknown = await json(request);
    if (!isChatRequest(body)) return sendError(response, 400, 'model and messages are required');
    seen.body = body;
    if (!seen.authorization?.startsWith('Bearer '))
      return sendError(response, 401, 'missing bearer credential');
    const description = descriptionIn(body.messages.find(({ role }) => role === 'user')?.content ?? '');
    seen.fault = askedFault(body.model, description);
    if (seen.fault && answerFault(response, seen.fault)) return;
    const refused = refusedSetting(seen.fault, body);
    if (refused) return sendError(response, 400, `Unsupported parameter: '${refused}' is not supported.`);
    const post = answerTo(body.messages);
    await (body.stream ? answerStream(response, body, post, seen) : answerPlain(response, body, post, seen));
  };

  const server = createServer(async (request, response) => {
    const { method = '', url: path = '' } = request;
    if (path === '/requests') {
      if (method === 'DELETE') requests.length = 0;
      return sendJson(response, 200, requests);
    }
    const seen: ProviderRequest = {
      method,
      path,
      authorization: request.headers.authorization,
      body: undefined,
      fault: undefined,
      receivedAt: Date.now(),
      firstTokenAt: undefined,
      endedAt: undefined,
      hungUp: false,
    };
    requests.push(seen);
    response.on('close', () => {
      seen.hungUp = !response.writableFinished && seen.fault !== 'refused' && seen.fault !== 'cut';
      seen.endedAt = Date.now();
    });
    try {
      if (method === 'POST' && path === '/v1/chat/completions') await answerChat(request, response, seen);
      else sendError(response, 404, `nothing at ${method} ${path}`);
    } catch (error) {
      sendError(response, 400, String(error));
    }
  });

  const { url, close } = await listen(server, port);
  return { url: `${url}/v1`, requests, close };
};
