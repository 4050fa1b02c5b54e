const KEY = 'annuity-lantern.scroll';

/** Longest wait, in milliseconds, for a page to become long enough for its old position. */
const PATIENCE = 3_000;

const positions: Record<string, number> = {};
let restoring = false;

/**
 * Keeps the scroll position of each path, for this tab: the browser's own restoration runs before a remote's page is
 * there and lands in the wrong place.
 * @returns a function that ends it.
 */
export function startScrollMemory(): () => void {
  const stop = new AbortController();
  window.history.scrollRestoration = 'manual';
  window.addEventListener('pagehide', keep, { signal: stop.signal });
  window.addEventListener('scroll', () => !restoring && rememberScroll(), { passive: true, signal: stop.signal });
  return () => stop.abort();
}

/** Notes where the present path is scrolled to. */
export function rememberScroll(): void {
  positions[window.location.pathname] = window.scrollY;
}

export function wasReloaded(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'reload' || entry?.type === 'back_forward';
}

/** Scrolls back to where this path was left, as soon as the page is long enough; a visitor who scrolls meanwhile wins. */
export async function restoreScroll(pathname: string, signal: AbortSignal): Promise<void> {
  const top = { ...stored(), ...positions }[pathname] ?? 0;
  restoring = true;
  const mine = new AbortController();
  for (const event of ['wheel', 'touchstart', 'keydown'])
    window.addEventListener(event, () => mine.abort(), { once: true, passive: true, signal: mine.signal });
  const until = performance.now() + PATIENCE;
  while (!signal.aborted && !mine.signal.aborted) {
    const reachable = document.documentElement.scrollHeight - window.innerHeight >= top;
    if (reachable || performance.now() > until) {
      window.scrollTo({ top, behavior: 'instant' });
      break;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  mine.abort();
  restoring = false;
}

function keep(): void {
  rememberScroll();
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...stored(), ...positions }));
  } catch {
    // Without storage a reload starts at the top.
  }
}

function stored(): Record<string, number> {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    if (typeof value !== 'object' || value === null) return {};
    return Object.fromEntries(Object.entries(value).filter((entry): entry is [string, number] => typeof entry[1] === 'number'));
  } catch {
    return {};
  }
}
