import type { Page } from '@playwright/test';

/** All in milliseconds since the click. */
export interface ToastTimes {
  readonly requestSent: number;
  readonly answerRead: number;
  readonly toastVisible: number;
  /** Paths of all that the page asked for in that time. */
  readonly asked: readonly string[];
}

const TOAST_WITHIN_MS = 30_000;

interface Watched {
  clickedAt?: number;
  toastAt?: number;
}

declare global {
  var annuityLanternBench: Watched | undefined;
}

/** Runs in the page, before its own scripts: looks at every frame from the click on, so that nothing outside the page is part of the time. */
export function watchForToast(): void {
  const watched: Watched = {};
  globalThis.annuityLanternBench = watched;
  const look = () => {
    const toast = document.querySelector('[role="region"][aria-label^="Notifications"] li');
    const box = toast?.getBoundingClientRect();
    const isInView = box !== undefined && box.height > 0 && box.bottom > 0 && box.top < innerHeight;
    if (isInView && toast?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) watched.toastAt = performance.now();
    else requestAnimationFrame(look);
  };
  document.addEventListener(
    'click',
    (event) => {
      if (watched.clickedAt !== undefined || !(event.target as Element).closest('button[type=submit]')) return;
      watched.clickedAt = event.timeStamp;
      requestAnimationFrame(look);
    },
    { capture: true },
  );
}

/** Waits for the toast that the watch sees, and reads when the call to this path began and ended. */
export async function toastTimes(page: Page, path: string): Promise<ToastTimes> {
  await page.waitForFunction(() => globalThis.annuityLanternBench?.toastAt !== undefined, undefined, { timeout: TOAST_WITHIN_MS });
  return page.evaluate((wanted) => {
    const { clickedAt = Number.NaN, toastAt = Number.NaN } = globalThis.annuityLanternBench ?? {};
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const calls = entries.filter(({ startTime }) => startTime >= clickedAt && startTime <= toastAt);
    const call = calls.findLast(({ name }) => new URL(name).pathname === wanted);
    return {
      requestSent: (call?.startTime ?? Number.NaN) - clickedAt,
      answerRead: (call?.responseEnd ?? Number.NaN) - clickedAt,
      toastVisible: toastAt - clickedAt,
      asked: calls.map(({ name }) => new URL(name).pathname),
    };
  }, path);
}
