import { createServer } from 'node:http';
import { listen } from '#worker/local/stand-ins/listen.ts';

const sentence = 'Una bella giornata!';
const delta = `data: ${JSON.stringify({ choices: [{ delta: { content: sentence } }] })}\n\n`;

const answers: Record<string, [type: string, body: string]> = {
  '/one-piece/chat/completions': [
    'application/json; charset=utf-8',
    JSON.stringify({ choices: [{ message: { content: sentence } }] }),
  ],
  '/one-empty-piece/chat/completions': ['application/json', JSON.stringify({ choices: [{ message: {} }] })],
  '/no-reason/chat/completions': ['text/event-stream', `${delta}data: [DONE]\n\n`],
  '/no-end/chat/completions': ['text/event-stream', delta],
};

/** Providers that keep to less of the format than the stand-in: one answer per base address, streamed or not. */
export const startPlainProvider = () =>
  listen(
    createServer((request, response) => {
      const [type, body] = answers[request.url ?? ''] ?? ['text/plain', ''];
      request.resume().on('end', () => response.writeHead(200, { 'Content-Type': type }).end(body));
    }),
    0,
  );
