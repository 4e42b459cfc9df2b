import type { Browser, Page } from 'playwright';

export type MembersAccess = { origin: string; passcode: string };

/** The staff area in a fresh profile with a session; `hash` names the panel. */
export async function openMembersPage(browser: Browser, area: MembersAccess, hash = ''): Promise<Page> {
  const page = await browser.newPage({ baseURL: area.origin });
  await page.goto('/');
  const status = await page.evaluate(async (passcode) => {
    const headers = { 'Content-Type': 'application/json' };
    return (await fetch('/api/session', { method: 'POST', headers, body: JSON.stringify({ passcode }) }))
      .status;
  }, area.passcode);
  if (status !== 204) throw new Error(`no session: ${status}`);
  await page.goto(`/members${hash}`);
  return page;
}
