import type { MergedRoute } from '@annuity-lantern/contracts/routes';
import { findRoute } from '../router/find-route.ts';
import { preloadPage } from './asked-pages.ts';
import { warmRemotes } from './load-page.ts';

/** Milliseconds on a link that tell intent from passing over it: less than the press of a button or a tap takes. */
const DWELL = 65;

/**
 * From now on loads a page while a pointer rests on a link to it, a finger is on it or the keyboard's focus is, so that most of the page's
 * code has run when the link is followed; and the remotes of a menu that is opened. Not for visitors who ask to save data.
 */
export function loadAhead(routes: readonly MergedRoute[]): void {
  if (savesData()) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const forget = () => clearTimeout(timer);
  const consider = ({ target }: Event) => {
    forget();
    const link = target instanceof Element ? target.closest('a') : null;
    const route = link && link.pathname !== window.location.pathname ? routeOf(link, routes) : null;
    if (route) timer = setTimeout(preloadPage, DWELL, route);
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

function routeOf(link: HTMLAnchorElement, routes: readonly MergedRoute[]): MergedRoute | null {
  return link.origin === window.location.origin ? findRoute(routes, link.pathname) : null;
}

function savesData(): boolean {
  return 'connection' in navigator && (navigator.connection as { readonly saveData?: boolean }).saveData === true;
}
