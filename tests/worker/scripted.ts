import type { Answer, Asked } from './setup/scripted-provider.ts';
import { scriptedProviderUrl, signedInWorker } from './worker-under-test.ts';

export type { Answer } from './setup/scripted-provider.ts';

export const chunk = (delta: object, finish_reason: string | null = null) =>
  `data: ${JSON.stringify({ id: 'x', object: 'chat.completion.chunk', choices: [{ index: 0, delta, finish_reason }] })}\n\n`;
export const piece = (content: unknown) => chunk({ content });
export const finish = (reason: string) => chunk({}, reason);
export const DONE = 'data: [DONE]\n\n';

export const whole = (content: string): Answer => ({
  status: 200,
  body: { choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }] },
});

/** A worker of a model of its own, and how to ask it for a post to which the provider gives these answers, one for each call. */
export const scriptedWorker = async () => {
  const model = `model-${crypto.randomUUID()}`;
  const { generate } = await signedInWorker({ OPENAI_BASE_URL: scriptedProviderUrl, OPENAI_MODEL: model });
  return async (answers: Answer[], headers: Record<string, string> = {}) => {
    const mark = crypto.randomUUID();
    const answer = await generate(JSON.stringify({ mark, answers }), headers);
    const { status } = answer;
    const text = await answer.text();
    const asked = (await (await fetch(`${scriptedProviderUrl}/?${mark}`)).json()) as Asked[];
    return { status, text, asked };
  };
};
