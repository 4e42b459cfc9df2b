import type { GenerateEvent } from '#worker/contract.ts';

/** All events of a stream that has come to its end; comment lines are left out. */
export async function readEvents(answer: Response): Promise<GenerateEvent[]> {
  const blocks = (await answer.text()).split('\n\n').filter((block) => block.startsWith('event: '));
  return blocks.map((block) => {
    const [, event, data] = /^event: (\w+)\ndata: (.*)$/.exec(block) ?? [];
    return { event, data: JSON.parse(data ?? '') } as GenerateEvent;
  });
}
