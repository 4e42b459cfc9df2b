import { providerUrl } from './worker-under-test.ts';

type Seen = {
  method: string;
  path: string;
  authorization?: string;
  body: { messages: { role: string; content: string }[] };
  endedAt?: number;
  hungUp: boolean;
};

/** The calls whose prompt holds `mark`, as the provider's stand-in saw them. */
export async function seenBy(mark: string): Promise<Seen[]> {
  const all = (await (await fetch(new URL('/requests', providerUrl))).json()) as Seen[];
  return all.filter(({ body }) => JSON.stringify(body ?? '').includes(mark));
}
