import type { MergedRoute } from '@annuity-lantern/contracts/routes';
import { findRoute } from '../router/find-route.ts';
import { warmRemotes } from './load-page.ts';

/** Milliseconds on a link that tell intent from passing over it. Shorter than a click or a tap. */
const DWELL = 65;

/**
 * Preloads the entry of a remote while a pointer, a finger or keyboard focus rests on a link to one of its pages.
 * Opening a menu preloads the remotes of all its links. Pages and their data are not preloaded.
 * Visitors who ask to save data get no preload. See ADR 12.
 */
export function warmOnIntent(routes: readonly MergedRoute[]): void {
  if (savesData()) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => clearTimeout(timer);
  const consider = ({ target }: Event) => {
    cancel();
    const route = target instanceof Element ? routeOf(target.closest('a'), routes) : null;
    if (route) timer = setTimeout(warmRemotes, DWELL, [route]);
  };
  // On touch screens this fires on touchdown.
  document.addEventListener('pointerover', consider, { passive: true });
  document.addEventListener('focusin', consider);
  // The touch became a scroll.
  document.addEventListener('pointercancel', cancel);
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (!(target instanceof HTMLDetailsElement) || !target.open) return;
      const links = [...target.querySelectorAll<HTMLAnchorElement>('nav a')];
      warmRemotes(links.flatMap((link) => routeOf(link, routes) ?? []));
    },
    // `toggle` does not bubble.
    { capture: true },
  );
}

function routeOf(link: HTMLAnchorElement | null, routes: readonly MergedRoute[]): MergedRoute | null {
  return link?.origin === window.location.origin ? findRoute(routes, link.pathname) : null;
}

function savesData(): boolean {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}
