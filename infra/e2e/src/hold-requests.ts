import type { Page, Route } from '@playwright/test';

/**
 * Holds the requests to these addresses until they are released.
 *
 * @param onRelease what happens to each request then; by default it continues
 * @returns a function that releases them
 */
export async function holdRequests(
  page: Page,
  addresses: string,
  onRelease: (route: Route) => Promise<void> = (route) => route.continue(),
): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    await released;
    await onRelease(route);
  });
  return release;
}
