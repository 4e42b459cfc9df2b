import { enter, expect, providerRequests, test } from './fixtures.ts';
import { button, description, generate, openArea, post } from './staff-area.ts';

test.describe('the page of the platform in trouble', () => {
  test.use({ expectedStatuses: [503] });
  const platformPage = {
    status: 503,
    contentType: 'text/html; charset=utf-8',
    body: '<!doctype html><title>Worker exceeded resource limits</title><h1>Error 1102</h1>',
  };

  test('is told in the generator as a service that does not answer', async ({ page }) => {
    await openArea(page, '#content');
    await page.route('**/api/generate', (route) => route.fulfill(platformPage));
    await generate(page, 'Una giornata di sole');
    await expect(page.getByRole('alert')).toContainText('Il servizio non risponde.');
    await expect(page.getByRole('alert')).not.toContainText('Wi-Fi');
  });

  test('is told at the gate as a service that does not answer', async ({ page }) => {
    await page.route('**/api/session', (route) =>
      route.request().method() === 'POST' ? route.fulfill(platformPage) : route.continue(),
    );
    await page.goto('/members');
    await enter(page);
    await expect(page.getByRole('alert')).toHaveText('Il servizio non risponde.');
  });
});

test.describe('a connection that breaks', () => {
  test.use({ expectedErrors: ['net::ERR_CONNECTION_RESET'] });

  test('is not told as a missing one while the browser has a network', async ({ page }) => {
    await openArea(page, '#content');
    await page.route('**/api/generate', (route) => route.abort('connectionreset'));
    await generate(page, 'Una giornata di sole');
    await expect(page.getByRole('alert')).toContainText('La connessione si è interrotta.');
    await expect(page.getByRole('alert')).not.toContainText('Non c’è connessione');
  });
});

test.describe('without a connection', () => {
  test.use({ expectedErrors: ['net::ERR_INTERNET_DISCONNECTED'] });

  test('what waits for the network goes at once when the network is there by then', async ({
    page,
    context,
  }) => {
    await openArea(page, '#content');
    await context.setOffline(true);
    await generate(page, 'Una rete che torna presto');
    await expect(page.getByRole('alert')).toContainText('Non c’è connessione.');
    await context.setOffline(false);
    await button(page, 'Invia appena torna la rete').click();
    await expect(post(page)).toBeVisible();
    expect(await providerRequests('Una rete che torna presto')).toHaveLength(1);
  });
});

test.describe('a failure of the provider', () => {
  test.use({ expectedStatuses: [502] });

  test('shows the beginning of the id under which the log has its cause', async ({ page }) => {
    await openArea(page, '#content');
    const answered = page.waitForResponse('**/api/generate');
    await generate(page, 'Staffetta sfortunata [guasto: 500]');
    const id = (await (await answered).headerValue('X-Request-Id')) ?? '';
    await expect(page.getByRole('alert')).toContainText(`Codice: ${id.slice(0, 8)}`);
    await expect(description(page)).toHaveValue('Staffetta sfortunata [guasto: 500]');
  });
});

test.describe('after a changed code', () => {
  test.use({ expectedStatuses: [401] });

  test('the dialog says that the code may be new', async ({ page, context }) => {
    await openArea(page, '#content');
    await context.clearCookies();
    await generate(page, 'Una giornata di sole');
    await expect(page.getByRole('dialog')).toContainText('Forse il codice è cambiato');
  });
});
