import type { Page } from '@playwright/test';
import { expectAccessible } from '../src/axe.ts';
import { openDesk, rowOf, sendReview } from '../src/desk.ts';
import { expect, installation, test } from '../src/test.ts';

const REFRESH_EVERY = 30_000;

/** Opens a desk that never refreshes by itself, so that every change comes from a hint. */
async function openDeskWithoutRefresh(page: Page): Promise<void> {
  await page.addInitScript((every) => {
    const start = window.setInterval.bind(window);
    window.setInterval = ((work: () => void, ms: number) => (ms >= every ? 0 : start(work, ms))) as typeof window.setInterval;
  }, REFRESH_EVERY);
  const stream = page.waitForResponse('**/api/staff/events');
  await openDesk(page, installation.origin);
  expect((await stream).status()).toBe(200);
}

for (const [width, reader] of [
  [1280, 'pointer'],
  [390, 'focus'],
] as const) {
  test(`a request that a visitor sends waits above the row under the ${reader}, which stays where it is, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const [first, second] = [`Steady${reader}`, `Later${reader}`];
    await sendReview(page, installation.origin, first);
    await openDeskWithoutRefresh(page);
    // Until then it may grow, and push the lists down. With many requests of other tests in it, its first page may lack this one.
    await expect(page.getByRole('table', { name: 'My queue' })).toBeVisible();
    const row = rowOf(page, `${first}, Ines`);
    await row.scrollIntoViewIfNeeded();
    if (reader === 'pointer') await row.hover();
    else await row.focus();
    const before = await row.boundingBox();

    await sendReview(page, installation.origin, second);
    const sentAt = Date.now();
    const show = page.getByRole('button', { name: /^\d+ new requests?$/ });
    await expect(show).toBeVisible();
    console.log(`From the visitor's answer to the desk: ${Date.now() - sentAt} ms`);
    // Less than a pixel may come from letters above that were drawn anew; a row would be 45.
    const after = await row.boundingBox();
    expect(Math.abs((after?.y ?? Number.NaN) - (before?.y ?? Number.NaN))).toBeLessThan(1);
    if (reader === 'focus') await expect(row).toBeFocused();
    await expect(show).toBeInViewport();
    await expectAccessible(page);

    const later = rowOf(page, `${second}, Ines`);
    await expect(async () => {
      // Another test's request may have come in above it meanwhile.
      if (await show.isVisible()) await show.click();
      await expect(later).toBeVisible({ timeout: 2_000 });
    }).toPass();
  });
}
