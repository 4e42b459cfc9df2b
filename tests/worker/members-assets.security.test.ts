import { expect, it } from 'vitest';
import { errorCode, freshWorker, signIn } from './worker-under-test.ts';

const FILE = '/members/assets/panels-4f2a.js';

/** A small seeded generator (mulberry32), so that a failing spelling can be tried again. */
function* randomNumbers(seed: number): Generator<number, never> {
  let state = seed;
  for (;;) {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    yield ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
}

function spellings(count: number): Set<string> {
  const numbers = randomNumbers(20261121);
  const random = () => numbers.next().value;
  const pick = (choices: string[]) => choices[Math.floor(random() * choices.length)] ?? '';
  const encoded = (character: string) => `%${character.charCodeAt(0).toString(16)}`;
  const found = new Set<string>();
  while (found.size < count) {
    const share = random() * 0.5;
    const name = FILE.slice(1)
      .split('/')
      .map((part) =>
        [...part]
          .map((letter) =>
            random() < share ? encoded(letter) : random() < 0.02 ? letter.toUpperCase() : letter,
          )
          .join(''),
      )
      .reduce(
        (path, part) =>
          path + pick(['/', '/', '/', '//', '%2f', '%2F', '\\', '%5c', '/./', '/%2e/', '%252f']) + part,
      );
    const before = ['/', '//', '/\\', '/%2f', '/x/../', '/api/..%2f', '/.//', '/assets/%2e%2e/', '/members/'];
    const start = pick(['/', ...before]);
    found.add(start + name + pick(['', '', '', '?x=1', '/', '.', '%00', ';a', '#a', '%20']));
  }
  return found;
}

it('serves nothing of the staff area to 2,000 spellings of a file without a session', async () => {
  const call = await freshWorker();
  const leaks: string[] = [];
  const statuses = new Set<number>();
  for (const spelling of spellings(2000)) {
    const answer = await call('GET', spelling);
    statuses.add(answer.status);
    if ((await answer.text()).includes('staff-area-canary')) leaks.push(spelling);
  }
  expect(leaks).toEqual([]);
  expect([...statuses].sort()).toEqual([401, 404]);
});

it('does not tell a stranger which names exist', async () => {
  const call = await freshWorker();
  for (const path of [FILE, '/members/assets/nothing.js']) {
    const answer = await call('GET', path);
    expect(answer.status).toBe(401);
    expect(await errorCode(answer)).toBe('not_signed_in');
  }
});

it('serves no file by another spelling to a session either', async () => {
  const call = await freshWorker();
  const session = await signIn(call);
  for (const path of ['/members%2Fassets/panels-4f2a.js', '/members/assets/%70anels-4f2a.js', `/${FILE}`]) {
    const answer = await call('GET', path, { headers: session });
    expect(answer.status).toBe(404);
  }
});

it('stays closed without a passcode, whatever cookie comes', async () => {
  const session = await signIn(await freshWorker());
  const call = await freshWorker({ MEMBERS_PASSCODE: undefined });
  expect((await call('GET', FILE, { headers: session })).status).toBe(503);
});

it('stays closed while the database fails', async () => {
  const session = await signIn(await freshWorker());
  const call = await freshWorker({ DB: {} as D1Database });
  expect((await call('GET', FILE, { headers: session })).status).toBe(503);
});
