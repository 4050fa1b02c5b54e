import type { MergedRoute } from '@annuity-lantern/contracts/routes';
import type { PageModule } from '@annuity-lantern/host-kit';
import type { ComponentType } from 'react';
import { pause } from '../pause.ts';
import { loadPage } from './load-page.ts';

/** Longest wait, in milliseconds, for what a page reads, once its code is there: less than anybody notices. */
const PREPARE_LIMIT = 100;

export interface AskedPage {
  /** Settled when the page's code is there. */
  readonly code: Promise<PageModule>;
  /** Settled when it can be drawn: with what it reads, where that comes quickly. */
  readonly ready: Promise<ComponentType>;
  /** Once it is ready. */
  page?: ComponentType;
}

/** Pages asked for so far, by route and attempt. One that was loaded stays loaded: a second visit shows no loading state. */
const asked = new Map<string, AskedPage>();

/** Attempts so far by route, kept for good: coming back to a page starts from the attempt that worked. */
const attempts = new Map<string, number>();

export function attemptOf(route: MergedRoute): number {
  return attempts.get(route.id) ?? 0;
}

/** @returns the number of the next attempt, which asks the remote anew. */
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
  const code = loadPage(route, attempt);
  const one: AskedPage = { code, ready: code.then(prepared) };
  asked.set(key, one);
  one.ready.then(
    (page) => {
      one.page = page;
    },
    // Whoever shows the page says so.
    () => {},
  );
  return one;
}

async function prepared({ default: Page, prepare }: PageModule): Promise<ComponentType> {
  if (prepare) await Promise.race([prepare(), pause(PREPARE_LIMIT)]);
  return Page;
}
