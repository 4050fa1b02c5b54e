import type { MergedRoute } from '@annuity-lantern/contracts/routes';
import type { PageModule } from '@annuity-lantern/host-kit';
import type { ComponentType } from 'react';
import { loadPage } from './load-page.ts';

export interface AskedPage {
  readonly code: Promise<PageModule>;
  /** Set once `code` has resolved. */
  page?: ComponentType;
}

/** Pages requested so far, by route and attempt. A loaded page stays loaded: a second visit shows no loading state. */
const asked = new Map<string, AskedPage>();

/** Number of retries by route. Kept, so that a later visit starts from the attempt that worked. */
const attempts = new Map<string, number>();

export function attemptOf(route: MergedRoute): number {
  return attempts.get(route.id) ?? 0;
}

/** @returns the number of the next attempt, which requests the remote again. */
export function nextAttempt(route: MergedRoute): number {
  const next = attemptOf(route) + 1;
  attempts.set(route.id, next);
  return next;
}

/** Loads a page, once for each attempt. */
export function askPage(route: MergedRoute, attempt: number): AskedPage {
  const key = `${route.id}#${attempt}`;
  const known = asked.get(key);
  if (known) return known;
  const page: AskedPage = { code: loadPage(route, attempt) };
  asked.set(key, page);
  page.code.then(
    (module) => {
      page.page = module.default;
    },
    // RemotePage shows the error.
    () => {},
  );
  return page;
}
