import type { Browser } from 'playwright';
import { generator as words } from '#frontend/members/content/generator.ts';
import type { Provider } from '#worker/local/stand-ins/provider.ts';
import { type MembersAccess, openMembersPage } from './members-page.ts';
import { against, median, milliseconds, type Row } from './report.ts';

const description = (round: number) => `Giochi d'acqua e merenda in giardino, prova ${round}`;

type Times = { first: number; whole: number };

/** To the first words of an answer, and to its end; milliseconds. */
async function timesOf(request: () => Promise<Response>): Promise<Times> {
  const start = performance.now();
  const answer = await request();
  if (!answer.ok || !answer.body) throw new Error(`${answer.status} from ${answer.url}`);
  let first = Number.NaN;
  let text = '';
  for await (const piece of answer.body.pipeThrough(new TextDecoderStream())) {
    text += piece;
    // A stream begins with a piece that names the role, or with comments: neither is words.
    if (Number.isNaN(first) && /"(?:content|text)":"[^"]/.test(text)) first = performance.now() - start;
  }
  return { first, whole: performance.now() - start };
}

const post = (url: string, headers: Record<string, string>, body: object) => () =>
  fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

type Place = MembersAccess & { provider: Provider; rounds: number };

/** The worker's part of an answer: the same post asked of the provider directly and through the product, in turns. */
async function overhead({ origin, passcode, provider, rounds }: Place): Promise<Row[]> {
  const session = await post(`${origin}/api/session`, { Origin: origin }, { passcode })();
  const cookie = session.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const through: Times[] = [];
  const direct: Times[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const text = description(round);
    const body = { model: 'bench', stream: true, messages: [{ role: 'user', content: text }] };
    direct.push(
      await timesOf(post(`${provider.url}/chat/completions`, { Authorization: 'Bearer bench' }, body)),
    );
    const headers = { Origin: origin, Cookie: cookie, Accept: 'text/event-stream' };
    through.push(await timesOf(post(`${origin}/api/generate`, headers, { description: text })));
  }
  const both = (what: string, key: keyof Times) =>
    against(
      what,
      through.map((one) => one[key]),
      direct.map((one) => one[key]),
    );
  return [
    both('generator: first words through the worker, beside the provider alone', 'first'),
    both('generator: a whole post through the worker, beside the provider alone', 'whole'),
  ];
}

/** From the provider's first token to the first letters on the screen of the staff's page. */
async function firstLetters(browser: Browser, place: Place): Promise<Row> {
  const page = await openMembersPage(browser, place, '#content');
  const delays: number[] = [];
  for (let round = 0; round < place.rounds; round += 1) {
    await page.getByLabel(words.description).fill(description(round));
    const shown = page.evaluate(
      (waiting) =>
        new Promise<number>((resolve) => {
          const observer = new MutationObserver(() => {
            const text = document.querySelector('[aria-busy=true] h3 + div')?.textContent;
            if (!text || text === waiting) return;
            observer.disconnect();
            resolve(Date.now());
          });
          observer.observe(document.body, { childList: true, characterData: true, subtree: true });
        }),
      words.waiting,
    );
    await page.getByRole('button', { name: words.generate }).click();
    delays.push((await shown) - (place.provider.requests.at(-1)?.firstTokenAt ?? Number.NaN));
    await page.getByRole('button', { name: words.generate }).waitFor();
  }
  await page.close();
  return {
    what: "generator: provider's first token to letters on the screen",
    value: milliseconds(median(delays)),
  };
}

export const generator = async (browser: Browser, place: Place): Promise<Row[]> => [
  await firstLetters(browser, place),
  ...(await overhead(place)),
];
