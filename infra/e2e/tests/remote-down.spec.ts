import type { Page, Route } from '@playwright/test';
import { expect, openPage, pageIsLive, test } from '../src/test.ts';

const contentRemote = '**/remotes/mfe-content/remoteEntry.js*';

const failures: Readonly<Record<string, (route: Route) => Promise<void> | void>> = {
  refused: (route) => route.abort('connectionrefused'),
  'answering 500': (route) => route.fulfill({ status: 500, body: 'broken' }),
  'answering HTML': (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><p>Not a script</p>' }),
  'answering a broken script': (route) => route.fulfill({ status: 200, contentType: 'text/javascript', body: 'this is not (JavaScript' }),
  hanging: () => new Promise<void>(() => {}),
};

async function expectChromeAndOtherPages(page: Page): Promise<void> {
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Calculator' }).click();
  await expect(page.getByRole('main')).toContainText('$1,100 a');
}

for (const [name, fail] of Object.entries(failures)) {
  test(`with the content remote ${name}, the page stays readable, and a retry loads it once it is back`, async ({ page, complaints }) => {
    await page.clock.install();
    await page.route(contentRemote, fail);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(async () => {
      // The longest wait for a remote.
      await page.clock.fastForward(10_000);
      await expect(page.getByText('This part of the site did not load')).toBeVisible({ timeout: 1000 });
    }).toPass();
    await expect(page.getByRole('heading', { level: 1, name: /Read the annuity/ })).toBeVisible();

    await page.unroute(contentRemote, fail);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('This part of the site did not load')).toBeHidden();
    await pageIsLive(page);
    await expect(page.getByRole('heading', { level: 1, name: /Read the annuity/ })).toBeVisible();
    complaints.length = 0;
  });
}

test('with the content remote down, the other pages work, and a failed retry offers a reload', async ({ page, complaints }) => {
  await page.route(contentRemote, (route) => route.abort('connectionrefused'));
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByText('This part of the site did not load')).toBeVisible();
  await expectChromeAndOtherPages(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  await expect(page.getByText('This part of the site did not load')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  complaints.length = 0;
});

test('a remote built for another shell is not mounted, and a reload is offered at once', async ({ page, complaints }) => {
  await page.route('**/remotes/mfe-content/assets/__federation_expose_remote*', async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    const changed = body.replace(/contractVersion/g, 'otherVersion');
    expect(changed).not.toBe(body);
    await route.fulfill({ response, body: changed });
  });
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  await expectChromeAndOtherPages(page);
  complaints.length = 0;
});

test('a retry loads a missing page chunk once it is back', async ({ page, complaints }) => {
  const chunk = '**/remotes/mfe-content/assets/page-terms-of-use*.js';
  const gone = (route: Route) => route.fulfill({ status: 404, body: 'gone' });
  await page.route(chunk, gone);
  await openPage(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Use' }).click();
  await expect(page.getByText('This part of the site did not load')).toBeVisible();
  await page.unroute(chunk, gone);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Terms of Use/ })).toBeVisible();
  complaints.length = 0;
});
