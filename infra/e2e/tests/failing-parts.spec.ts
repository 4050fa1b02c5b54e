import { consultationForm, expectRequested, fillConsultation, person, submitConsultation } from '../src/consultation.ts';
import { holdRequests } from '../src/hold-requests.ts';
import { expect, pageIsLive, pages, product, test } from '../src/test.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  for (const { path, heading } of pages) {
    test(`${path} can be read, with its head, navigation and phone number`, async ({ page, complaints }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page.getByRole('contentinfo').getByRole('link', { name: '1-800-555-0199' })).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Calculator' })).toHaveAttribute(
        'href',
        '/retirement-calculator',
      );
      expect((await page.locator('main').innerText()).length).toBeGreaterThan(400);
      // With scripts switched off, Chromium reports each preload of a script as blocked.
      expect(complaints.filter((text) => !/\.js csp$/.test(text))).toEqual([]);
      complaints.length = 0;
    });
  }
});

test('the API dead: Home keeps its text, the resource list offers a retry, insights fall back', async ({ page, complaints }) => {
  await page.route('**/api/**', (route) => route.abort('connectionrefused'));
  await page.goto('/');
  await pageIsLive(page);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.unroute('**/api/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(
    page
      .getByRole('main')
      .getByText(/visits/)
      .first(),
  ).toBeVisible();
  complaints.length = 0;
});

test('a request that cannot be sent loses nothing, survives a reload, and goes out once', async ({ page, complaints }) => {
  await page.goto('/consultation');
  await pageIsLive(page);
  await fillConsultation(page);
  await page.route('**/api/consultation-requests', (route) =>
    route.fulfill({ status: 503, headers: { 'retry-after': '5' }, json: { code: 'store_unavailable', message: 'x' } }),
  );
  await submitConsultation(page);
  await expect(page.getByText('Failed to submit consultation request. Please try again.').first()).toBeVisible();
  await expect(consultationForm(page).getByLabel('Primary concern')).toHaveValue(person.primaryConcern);
  await page.reload();
  await pageIsLive(page);
  await expect(consultationForm(page).getByLabel('Primary concern')).toHaveValue(person.primaryConcern);
  await expect(consultationForm(page).getByLabel('State', { exact: true })).toHaveValue('AZ');
  await page.unroute('**/api/consultation-requests');

  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/consultation-requests'))
      keys.push(request.headers()['idempotency-key']);
  });
  await consultationForm(page).locator('button[type=submit]').dblclick();
  await expectRequested(page);
  expect(keys).toHaveLength(1);
  expect(keys[0]).toBeTruthy();
  complaints.length = 0;
});

test('what is typed before the scripts have arrived is kept', async ({ page }) => {
  const release = await holdRequests(page, '**/assets/shell.*.js');
  await page.goto('/consultation', { waitUntil: 'commit' });
  const name = consultationForm(page).getByLabel('First name');
  await name.fill('Typed early');
  release();
  await pageIsLive(page);
  await expect(name).toHaveValue('Typed early');
  await consultationForm(page).getByLabel('Last name').fill('Later');
  await page.reload();
  await pageIsLive(page);
  await expect(name).toHaveValue('Typed early');
});

test('served text and what is typed stay while the page waits for its own script', async ({ page }) => {
  const release = await holdRequests(page, '**/remotes/mfe-content/assets/page-consultation.*.js');
  const reached = page.waitForRequest('**/remotes/mfe-content/assets/page-consultation.*.js');
  await page.goto('/consultation', { waitUntil: 'commit' });
  const name = consultationForm(page).getByLabel('First name');
  const served = await name.elementHandle();
  await reached;
  await name.fill('Typed early');
  release();
  await pageIsLive(page);
  await expect(name).toHaveValue('Typed early');
  expect(await served?.evaluate((element) => element.isConnected)).toBe(true);
});

test('staff data needs a session', async ({ request }) => {
  expect((await request.get('/api/consultation-requests')).status()).toBe(401);
  expect((await request.get('/api/staff/session')).status()).toBe(401);
  const forged = await request.post('/api/consultation-requests', { headers: { origin: 'https://elsewhere.example' }, data: {} });
  expect(forged.status()).toBe(403);
});

test('a hostile or broken body gets a field-level 400, never a 500', async ({ request }) => {
  for (const data of ['{', '[]', '"x"', JSON.stringify({ firstName: { $gt: '' } }), JSON.stringify({ __proto__: 1, extra: true })]) {
    const response = await request.post('/api/consultation-requests', {
      headers: { 'content-type': 'application/json', origin: product.origin },
      data,
    });
    expect(response.status(), data).toBe(400);
    expect((await response.json()).message).toBeTruthy();
  }
});
