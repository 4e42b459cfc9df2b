import type { Page } from 'playwright/test';
import { expect, providerRequests, signIn, test } from './fixtures.ts';

/** Asks for a post as the page does and leaves at the first token. */
const readFirstToken = (page: Page, description: string) =>
  page.evaluate(async (text) => {
    const leave = new AbortController();
    const answer = await fetch('/api/generate', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream' },
      body: JSON.stringify({ description: text }),
      signal: leave.signal,
    });
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    let received = '';
    while (reader && !received.includes('event: delta')) {
      const { value, done } = await reader.read();
      if (done) throw new Error(`no token in ${received}`);
      received += value;
    }
    leave.abort();
  }, description);

test.beforeEach(async ({ page }) => {
  await signIn(page);
  // Any document of the site may ask.
  await page.goto('/robots.txt');
});

test('the first token is in the browser before the provider has said all', async ({ page }) => {
  const description = 'Primo gettone [guasto: stall]';
  await readFirstToken(page, description);
  const [seen] = await providerRequests(description);
  expect(seen?.firstTokenAt).toBeDefined();
});

test('the provider sees that the browser went away while it is still silent', async ({ page }) => {
  const description = 'Chi se ne va nel silenzio [guasto: silence]';
  const hungUp = async () => (await providerRequests(description)).map((request) => request.hungUp);
  const leave = await page.evaluateHandle((text) => {
    const headers = { 'Content-Type': 'application/json', Accept: 'text/event-stream' };
    const leaving = new AbortController();
    const body = JSON.stringify({ description: text });
    fetch('/api/generate', { method: 'POST', headers, body, signal: leaving.signal }).catch(() => {});
    return () => leaving.abort();
  }, description);
  await expect.poll(hungUp).toHaveLength(1);
  await leave.evaluate((abort) => abort());
  await expect.poll(hungUp).toEqual([true]);
});
