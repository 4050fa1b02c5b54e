import { OPEN_REQUEST } from '@annuity-lantern/contracts/desk-address';

const KEY = 'annuity-lantern.scroll';

/** Longest waits in milliseconds: until the page is rendered, then until it is long enough for its old position. */
const patience = { page: 12_000, length: 3_000 };

const positions: Record<string, number> = {};

/** `scrollend` where supported: one smooth scroll to a form fires forty `scroll` events. */
const scrolled = 'onscrollend' in globalThis ? 'scrollend' : 'scroll';

/** Set while a position is being restored, so that our own scrolling is not recorded. */
let restoring: AbortSignal | null = null;

/**
 * Keeps the scroll position of each path in this tab. The browser's own restoration runs before the remote's page is
 * rendered and lands in the wrong place.
 * @returns a function that ends it.
 */
export function startScrollMemory(): () => void {
  const stop = new AbortController();
  Object.assign(positions, stored());
  window.history.scrollRestoration = 'manual';
  window.addEventListener('pagehide', keep, stop);
  // On return from another site or a full load, WebKit restores the page but shows its top.
  window.addEventListener('pageshow', ({ persisted }) => persisted && void restoreScroll(stop.signal), stop);
  document.addEventListener(scrolled, () => !restoring && rememberScroll(), { passive: true, signal: stop.signal });
  document.addEventListener('click', followAnchor, { capture: true, signal: stop.signal });
  return () => stop.abort();
}

/** Stores the scroll position of the current path. */
export function rememberScroll(): void {
  positions[here()] = window.scrollY;
}

/** False for an anchor just followed: the browser scrolls there itself. */
export function hasRememberedScroll(): boolean {
  return here() in positions;
}

export function wasReloaded(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'reload' || entry?.type === 'back_forward';
}

/** Restores the scroll position once the page is rendered and long enough. Cancels if the visitor scrolls first. */
export async function restoreScroll(signal: AbortSignal): Promise<void> {
  const top = positions[here()] ?? 0;
  const stop = new AbortController();
  restoring = stop.signal;
  signal.addEventListener('abort', () => stop.abort(), stop);
  for (const event of ['wheel', 'touchstart', 'keydown'])
    window.addEventListener(event, () => stop.abort(), { passive: true, signal: stop.signal });
  // The previous page is still in the document, and may be long enough.
  await nextFrame();
  await until(() => document.querySelector('main h1') !== null, patience.page, stop.signal);
  await until(() => document.documentElement.scrollHeight - window.innerHeight >= top, patience.length, stop.signal);
  if (!stop.signal.aborted) window.scrollTo({ top, behavior: 'instant' });
  stop.abort();
  if (restoring === stop.signal) restoring = null;
}

/**
 * One position per path and anchor. A fragment with "=" carries a calculator's inputs and is not an anchor. An open request of the staff desk has a position
 * of its own: on a phone it takes the place of the list.
 */
function here(): string {
  const { pathname, search, hash } = window.location;
  const page = new URLSearchParams(search).has(OPEN_REQUEST) ? `${pathname}?${OPEN_REQUEST}` : pathname;
  return hash.includes('=') ? page : page + hash;
}

/** A link to an anchor goes to the anchor, not to a remembered position below it. */
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
