import { pause } from '../pause.ts';

/** With `focus-only`, the browser or the scroll memory restores the scroll position. */
type Target = 'top' | 'focus-only' | { readonly id: string };

interface Landing {
  /** Asked after the delay, when the new route is known. */
  readonly target: () => Target;
  readonly delayMs: number;
  readonly signal: AbortSignal;
}

/** Longest wait, in milliseconds, for a page's heading or the landing place to appear. */
const PATIENCE = 12_000;

/** Scrolls to where a navigation ends and moves focus to the heading there, so that a screen reader starts with it. */
export async function land({ target: chooseTarget, delayMs, signal }: Landing): Promise<void> {
  const left = document.activeElement;
  await pause(delayMs);
  if (signal.aborted) return;
  const target = chooseTarget();
  if (target === 'top') window.scrollTo({ top: 0, behavior: 'instant' });
  const place = await whenPresent(typeof target === 'object' ? `#${CSS.escape(target.id)}` : 'main h1', signal);
  if (!place) return;
  for (let fold = place.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null) fold.open = true;
  // Scrolling and focus force a layout. Before the first paint the browser would compute it twice.
  await painted();
  if (signal.aborted) return;
  const heading = place.matches('h1, h2, h3') ? place : (place.querySelector<HTMLElement>('h1, h2, h3') ?? place);
  // On a slow device the page may have focused it already and the visitor moved on. Stealing the focus would send keys to the heading.
  const { activeElement } = document;
  if (activeElement !== left && activeElement !== heading && place.contains(activeElement)) return;
  if (typeof target === 'object') place.scrollIntoView({ behavior: calm() ? 'instant' : 'smooth', block: 'start' });
  if (!heading.hasAttribute('tabindex')) heading.setAttribute('tabindex', '-1');
  heading.focus({ preventScroll: true });
}

function calm(): boolean {
  return window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;
}

/** Resolves after the next frame has been drawn. */
function painted(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/** The element once it is there and its page no longer loads; null after the patience has run out. */
async function whenPresent(selector: string, signal: AbortSignal): Promise<HTMLElement | null> {
  const until = performance.now() + PATIENCE;
  while (!signal.aborted && performance.now() < until) {
    const element = document.querySelector<HTMLElement>(selector);
    if (element) return element;
    await pause(50);
  }
  return null;
}
