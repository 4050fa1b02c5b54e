import { consultationForm } from '../src/consultation.ts';
import { holdRequests } from '../src/hold-requests.ts';
import { expect, pageIsLive, test } from '../src/test.ts';

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
