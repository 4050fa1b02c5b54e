import type { Page } from '@playwright/test';
import { expectAccessible } from '../src/axe.ts';
import { longDescriptions } from '../src/layout.ts';
import { expect, openPage, test } from '../src/test.ts';

interface Listed {
  readonly id: string;
  readonly title: string;
  readonly type: string;
  readonly downloadUrl: string;
  readonly downloadCount: number;
}

/** The line above the list. The empty state also says "No resources found". */
const countLine = (page: Page) => page.getByText(/^[\d,]+ resources? found$/);
const titles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 });

async function open(page: Page): Promise<void> {
  await openPage(page, '/resources');
  await expect(countLine(page)).toBeVisible();
}

test('a resource opens in a new tab and is counted once when clicked twice', async ({ page, request, context }) => {
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

test('every listed resource exists and has the type it is listed with', async ({ request }) => {
  const listed: Listed[] = await (await request.get('/api/resources')).json();
  expect(listed.filter(({ type }) => type === 'pdf').length).toBeGreaterThanOrEqual(3);
  for (const { downloadUrl, title, type } of listed) {
    const answer = await request.get(downloadUrl);
    expect([downloadUrl, answer.status()]).toEqual([downloadUrl, 200]);
    expect(answer.headers()['content-type']).toBe(type === 'pdf' ? 'application/pdf' : 'text/html; charset=utf-8');
    const body = (await answer.body()).toString('latin1');
    if (type === 'pdf') expect(body.startsWith('%PDF-1.4')).toBe(true);
    else expect(body).toContain(`<title>${Buffer.from(title).toString('latin1')}</title>`);
  }
});

for (const id of ['inflation-and-level-income', 'comparing-three-offers']) {
  test(`the document ${id} is accessible and links back to all resources`, async ({ page }) => {
    await page.goto(`/remotes/mfe-content/resources/${id}.html`);
    await page.evaluate(() => document.fonts.ready);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'All resources' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Resource Center' })).toBeVisible();
  });
}

test('hostile resources appear as text without a link, in three lines at most, and never scroll sideways', async ({ page }) => {
  const hostile = {
    id: 'hostile',
    title: `<script>document.title='taken'</script>${'unbroken'.repeat(60)}`,
    description: `<img src=x onerror="document.title='taken'"> ${'many words '.repeat(20)}`,
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
  expect(await longDescriptions(page)).toEqual([]);
});

test('by keyboard alone: search, filter, open, and go to the consultation form', async ({ page, context }) => {
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
