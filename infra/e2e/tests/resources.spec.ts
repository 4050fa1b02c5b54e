import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { holdRequests } from '../src/hold-requests.ts';
import { expect, pageIsLive, test } from '../src/test.ts';

interface Listed {
  readonly id: string;
  readonly title: string;
  readonly type: string;
  readonly downloadUrl: string;
  readonly downloadCount: number;
}

const search = (page: Page) => page.getByRole('textbox', { name: 'Search' }).or(page.getByRole('searchbox', { name: 'Search' }));
/** The line above the list. The empty state says "No resources found" as well. */
const countLine = (page: Page) => page.getByText(/^[\d,]+ resources? found$/);
const titles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 });

async function open(page: Page, query = ''): Promise<void> {
  await page.goto(`/resources${query}`);
  await pageIsLive(page);
  await expect(countLine(page)).toBeVisible();
}

test('finds, filters, keeps both in the address, and brings them back', async ({ page }) => {
  await open(page);
  const all = await titles(page).count();
  expect(all).toBeGreaterThanOrEqual(14);
  await expect(page.getByText(`${all} resources found`)).toBeVisible();

  await search(page).fill('surrender');
  await expect(titles(page).first()).toContainText(/surrender/i);
  await expect(page).toHaveURL(/\/resources\?q=surrender$/);
  await page.getByLabel('Type', { exact: true }).selectOption('PDF');
  await expect(page.getByText('1 resource found')).toBeVisible();
  await expect(page).toHaveURL(/q=surrender&type=pdf/);

  await page.reload();
  await pageIsLive(page);
  await expect(page.getByText('1 resource found')).toBeVisible();
  await expect(search(page)).toHaveValue('surrender');

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Read the annuity/ })).toBeVisible();
  await page.goBack();
  await expect(page.getByText('1 resource found')).toBeVisible();
  await expect(page.getByLabel('Type', { exact: true })).toHaveValue('pdf');

  await search(page).fill('no such thing');
  await expect(page.getByText('No resources found')).toBeVisible();
  await expect(page.getByText('Try adjusting your search criteria or filters.')).toBeVisible();
  await page.getByRole('button', { name: 'Reset filters' }).click();
  await expect(titles(page)).toHaveCount(all);
  await expect(page).toHaveURL(/\/resources$/);
});

test('a made-up address does no harm', async ({ page }) => {
  await open(page, `?q=${encodeURIComponent('"><img src=x onerror=alert(1)>')}&category=__proto__&type=${'x'.repeat(5000)}`);
  await expect(page.getByText('No resources found')).toBeVisible();
  await expect(page.getByLabel('Category')).toHaveValue('all');
  await expect(page.locator('main img')).toHaveCount(0);
});

test('a resource opens in a tab of its own and is counted once, even when clicked twice', async ({ page, request, context }) => {
  await open(page);
  const before: Listed[] = await (await request.get('/api/resources')).json();
  const chosen = before.at(-1) as Listed;
  const counted: string[] = [];
  page.on('request', (sent) => sent.method() === 'POST' && sent.url().endsWith('/download') && counted.push(sent.url()));
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: new RegExp(`Get Resource ?: ${chosen.title}`) }).dblclick();
  const tab = await opened;
  await expect(tab.getByRole('heading', { level: 1, name: chosen.title })).toBeVisible();
  expect(context.pages()).toHaveLength(2);
  expect(counted).toHaveLength(1);
  await expect
    .poll(async () => {
      const after: Listed[] = await (await request.get('/api/resources')).json();
      return after.find(({ id }) => id === chosen.id)?.downloadCount;
    })
    .toBe(chosen.downloadCount + 1);
});

test('every resource is there, as what it says it is', async ({ request }) => {
  const listed: Listed[] = await (await request.get('/api/resources')).json();
  expect(listed.filter(({ type }) => type === 'pdf').length).toBeGreaterThanOrEqual(3);
  for (const { downloadUrl, title, type } of listed) {
    const answer = await request.get(downloadUrl);
    expect([downloadUrl, answer.status()]).toEqual([downloadUrl, 200]);
    expect(answer.headers()['content-type']).toBe(type === 'pdf' ? 'application/pdf' : 'text/html; charset=utf-8');
    const body = (await answer.body()).toString('latin1');
    if (type === 'pdf') expect(body.startsWith('%PDF-1.7')).toBe(true);
    else expect(body).toContain(`<title>${Buffer.from(title).toString('latin1')}</title>`);
  }
});

for (const id of ['inflation-and-level-income', 'comparing-three-offers']) {
  test(`${id} has no axe finding and fits a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/remotes/mfe-content/resources/${id}.html`);
    await page.evaluate(() => document.fonts.ready);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map((violation) => [violation.id, violation.nodes.map((node) => node.html)])).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await page.getByRole('link', { name: 'All resources' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Resource Center' })).toBeVisible();
  });
}

test('slow: six placeholders; dead: a card that tries again; offline: what is there can still be searched', async ({
  page,
  context,
  complaints,
}) => {
  const release = await holdRequests(page, '**/api/resources', (route) => route.abort('connectionrefused'));
  await page.goto('/resources');
  await pageIsLive(page);
  await expect(page.locator('[data-placeholder="resource"]')).toHaveCount(6);
  release();
  await expect(page.getByRole('alert')).toContainText('Unable to load resources');
  await page.unroute('**/api/resources');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(countLine(page)).toBeVisible();

  await context.setOffline(true);
  await search(page).fill('free-look');
  await expect(page.getByText('1 resource found')).toBeVisible();
  await context.setOffline(false);
  await search(page).fill('');
  await expect(page.getByText(/\d\d resources found$/)).toBeVisible();
  complaints.length = 0;
});

test('hostile words of the list are words', async ({ page }) => {
  const hostile = {
    id: 'hostile',
    title: `<script>document.title='taken'</script>${'unbroken'.repeat(60)}`,
    description: '<img src=x onerror="document.title=\'taken\'">',
    category: '<b>bold</b>',
    type: 'constructor',
    downloadUrl: 'javascript:document.title="taken"',
    imageUrl: 'https://elsewhere.example/pixel.png',
    downloadCount: 1,
  };
  await page.route('**/api/resources', (route) => route.fulfill({ json: [hostile] }));
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page);
  await expect(titles(page).first()).toContainText('<script>');
  await expect(page.getByRole('link', { name: /Get Resource/ })).toHaveCount(0);
  await expect(page).not.toHaveTitle(/taken/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('by keyboard alone: search, choose, open, and on to the consultation form', async ({ page, context }) => {
  await open(page);
  const tabTo = async (reached: () => Promise<boolean>) => {
    for (let presses = 0; presses < 60; presses += 1) {
      if (await reached()) return;
      await page.keyboard.press('Tab');
    }
    throw new Error('Tab never got there');
  };
  const focused = (expression: RegExp) => async () =>
    expression.test(await page.evaluate(() => `${document.activeElement?.id} ${document.activeElement?.textContent}`));
  await tabTo(focused(/^resource-search/));
  await page.keyboard.type('script');
  await expect(page.getByText('1 resource found')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('PDF');
  await expect(page).toHaveURL(/type=pdf/);
  await tabTo(focused(/Get Resource: Asking/));
  const opened = context.waitForEvent('page');
  await page.keyboard.press('Enter');
  await (await opened).close();
  await tabTo(focused(/Schedule a Consultation/));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/consultation/);
  await expect(page.locator('#consultation-form').getByRole('heading').first()).toBeFocused();
});

test('ten thousand resources are found as fast as one types', async ({ page }) => {
  const many = Array.from({ length: 10_000 }, (_, index) => ({
    id: `r-${index}`,
    title: `Document number ${index}`,
    description: 'What it is about, in a sentence or two that a person reads.',
    category: `category-${index % 12}`,
    type: 'guide',
    downloadUrl: `/r-${index}.html`,
    downloadCount: index,
  }));
  await page.route('**/api/resources', (route) => route.fulfill({ json: many }));
  await open(page);
  await expect(titles(page)).toHaveCount(30);
  await search(page).pressSequentially('number 77', { delay: 20 });
  await expect(page.getByText('111 resources found')).toBeVisible();
  await page.getByRole('button', { name: 'Show 30 more' }).click();
  await expect(titles(page)).toHaveCount(60);
});
