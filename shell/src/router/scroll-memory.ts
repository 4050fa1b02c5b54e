const KEY = 'annuity-lantern.scroll';

/** Longest wait, in milliseconds, for a page to be there at all, and then for it to become long enough for its old position. */
const patience = { page: 12_000, length: 3_000 };

const positions: Record<string, number> = {};

/** Once a scroll is over, where browsers say so: the smooth scroll to a form alone is forty events. */
const scrolled = 'onscrollend' in globalThis ? 'scrollend' : 'scroll';

/** Set while a position is brought back: what scrolls meanwhile is not the visitor's doing. */
let restoring: AbortSignal | null = null;

/**
 * Keeps the scroll position of each path, for this tab: the browser's own restoration runs before a remote's page is
 * there and lands in the wrong place.
 * @returns a function that ends it.
 */
export function startScrollMemory(): () => void {
  const stop = new AbortController();
  Object.assign(positions, stored());
  window.history.scrollRestoration = 'manual';
  window.addEventListener('pagehide', keep, stop);
  // Back from another site or a full load: the page is as it was left, but WebKit shows its top.
  window.addEventListener('pageshow', ({ persisted }) => persisted && void restoreScroll(stop.signal), stop);
  document.addEventListener(scrolled, () => !restoring && rememberScroll(), { passive: true, signal: stop.signal });
  document.addEventListener('click', followAnchor, { capture: true, signal: stop.signal });
  return () => stop.abort();
}

/** Notes where the present path is scrolled to. */
export function rememberScroll(): void {
  positions[here()] = window.scrollY;
}

/** False for an anchor that has only now been followed: the browser scrolls there by itself. */
export function hasRememberedScroll(): boolean {
  return here() in positions;
}

export function wasReloaded(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'reload' || entry?.type === 'back_forward';
}

/** Scrolls back to where this path was left, as soon as the page is there and long enough; a visitor who scrolls meanwhile wins. */
export async function restoreScroll(signal: AbortSignal): Promise<void> {
  const top = positions[here()] ?? 0;
  const stop = new AbortController();
  restoring = stop.signal;
  signal.addEventListener('abort', () => stop.abort(), stop);
  for (const event of ['wheel', 'touchstart', 'keydown'])
    window.addEventListener(event, () => stop.abort(), { passive: true, signal: stop.signal });
  // The page that is being left still stands here, and may well be long enough.
  await nextFrame();
  await until(() => document.querySelector('main h1') !== null, patience.page, stop.signal);
  await until(() => document.documentElement.scrollHeight - window.innerHeight >= top, patience.length, stop.signal);
  if (!stop.signal.aborted) window.scrollTo({ top, behavior: 'instant' });
  stop.abort();
  if (restoring === stop.signal) restoring = null;
}

/** Each path has a position, and so has each place in it that an anchor leads to. A fragment with "=" carries a calculator's inputs. */
function here(): string {
  const { pathname, hash } = window.location;
  return hash.includes('=') ? pathname : pathname + hash;
}

/** A link to a place in this page goes to that place, not to where the reader once was below it. */
function followAnchor({ target }: MouseEvent): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="#"]');
  if (!link) return;
  rememberScroll();
  if (link.hash !== window.location.hash) delete positions[link.pathname + link.hash];
}

function nextFrame(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(resolve));
}

async function until(isSo: () => boolean, patienceMs: number, signal: AbortSignal): Promise<void> {
  const end = performance.now() + patienceMs;
  while (!isSo() && !signal.aborted && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, 50));
}

function keep(): void {
  rememberScroll();
  try {
    sessionStorage.setItem(KEY, JSON.stringify(positions));
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
