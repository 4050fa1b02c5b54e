import { consultationForm, expectRequested, fillConsultation, person, submitConsultation } from '../src/consultation.ts';
import { holdRequests } from '../src/hold-requests.ts';
import { expect, openPage, pageIsLive, test } from '../src/test.ts';

test('the home page keeps its text while the API is unreachable, and a retry loads its resources', async ({ page, complaints }) => {
  await page.route('**/api/**', (route) => route.abort('connectionrefused'));
  await openPage(page, '/');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.unroute('**/api/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /^Get Resource/ })
      .first(),
  ).toBeVisible();
  complaints.length = 0;
});

test('a failed request keeps every answer over a reload and is sent once', async ({ page, complaints }) => {
  await openPage(page, '/consultation');
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

test('text typed before the scripts arrive is kept', async ({ page }) => {
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

test('the served page and the text typed into it stay while the page waits for its own script', async ({ page }) => {
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
