import type { MergedRoute } from '@annuity-lantern/contracts/routes';
import { findRoute } from '../router/find-route.ts';
import { warmRemotes } from './load-page.ts';

/** Milliseconds on a link that tell intent from passing over it: less than the press of a button or a tap takes. */
const DWELL = 65;

/**
 * From now on asks a remote while a pointer rests on a link to one of its pages, a finger is on it or the keyboard's focus is, and the remotes
 * of a menu that is opened: what its pages have in common is then there when a link is followed. A page's own code and what it reads are
 * loaded for whoever opens it, and for nobody else. Nothing is asked ahead for visitors who ask to save data.
 */
export function warmOnIntent(routes: readonly MergedRoute[]): void {
  if (savesData()) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const forget = () => clearTimeout(timer);
  const consider = ({ target }: Event) => {
    forget();
    const route = target instanceof Element ? routeOf(target.closest('a'), routes) : null;
    if (route) timer = setTimeout(warmRemotes, DWELL, [route]);
  };
  // A finger comes over a link as it comes down on it.
  document.addEventListener('pointerover', consider, { passive: true });
  document.addEventListener('focusin', consider);
  // The finger scrolls.
  document.addEventListener('pointercancel', forget);
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (!(target instanceof HTMLDetailsElement) || !target.open) return;
      const links = [...target.querySelectorAll<HTMLAnchorElement>('nav a')];
      warmRemotes(links.flatMap((link) => routeOf(link, routes) ?? []));
    },
    // It does not bubble.
    { capture: true },
  );
}

function routeOf(link: HTMLAnchorElement | null, routes: readonly MergedRoute[]): MergedRoute | null {
  return link?.origin === window.location.origin ? findRoute(routes, link.pathname) : null;
}

function savesData(): boolean {
  return 'connection' in navigator && (navigator.connection as { readonly saveData?: boolean }).saveData === true;
}
