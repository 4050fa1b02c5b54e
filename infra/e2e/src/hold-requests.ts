import type { Page, Route } from '@playwright/test';

/**
 * Keeps the requests to these addresses waiting: the test looks at the page meanwhile.
 *
 * @param onRelease what becomes of each; by default it goes on
 * @returns a function that lets them go
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
