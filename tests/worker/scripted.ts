import { readEvents } from './read-events.ts';
import type { Answer, Asked } from './setup/scripted-provider.ts';
import { type Call, freshWorker, json, scriptedProviderUrl, signIn } from './worker-under-test.ts';

export type { Answer } from './setup/scripted-provider.ts';

export const chunk = (delta: object, finish_reason: string | null = null) =>
  `data: ${JSON.stringify({ id: 'x', object: 'chat.completion.chunk', choices: [{ index: 0, delta, finish_reason }] })}\n\n`;
export const piece = (content: unknown) => chunk({ content });
export const finish = (reason: string) => chunk({}, reason);
export const DONE = 'data: [DONE]\n\n';
export const streamed = (...parts: string[]): Answer => ({ parts });
export const whole = (content: unknown, finish_reason: string | null = 'stop', status = 200): Answer =>
  jsonAnswer({ choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason }] }, status);
export const jsonAnswer = (body: unknown, status = 200): Answer => ({
  status,
  type: 'application/json',
  parts: [JSON.stringify(body)],
});

export const scriptedWorker = async (model = `model-${crypto.randomUUID()}`) => {
  const call = await freshWorker({ OPENAI_BASE_URL: scriptedProviderUrl, OPENAI_MODEL: model });
  return { call, session: await signIn(call) };
};

type Scripted = { call: Call; session: { Cookie: string } };

/** A post for which the provider gives these answers, one for each call; `mark` finds the calls again. */
export const askScripted = (
  { call, session }: Scripted,
  answers: Answer[],
  {
    accept = 'text/event-stream',
    mark = crypto.randomUUID() as string,
    signal = undefined as AbortSignal | undefined,
  } = {},
) =>
  call('POST', '/api/generate', {
    ...json({ description: JSON.stringify({ mark, answers }) }, { ...session, Accept: accept }),
    ...(signal ? { signal } : {}),
  });

/** The text shown by deltas and the last event of a post for which the provider streams these parts. */
export async function streamedPost(...parts: string[]) {
  return postOf(await askScripted(await scriptedWorker(), [streamed(...parts)]));
}

export async function postOf(answer: Response) {
  const events = await readEvents(answer);
  const last = events.pop();
  const shown = events.map(({ data }) => ('text' in data ? data.text : '')).join('');
  return { shown, last };
}

/** Calls that the provider saw, in order. */
export const askedOf = async (mark: string) =>
  (await (await fetch(`${scriptedProviderUrl}/?${mark}`)).json()) as {
    body: Asked;
    hasClosed: boolean;
    isFinished: boolean;
  }[];
