import { anchors } from '@annuity-lantern/contracts/links';
import { type NavigateOptions, useNavigation } from '@annuity-lantern/host-kit';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, useLocation, useNavigate, useNavigationType } from 'react-router';
import { useHostRoute } from './use-host-route.ts';
import { land } from './land.ts';
import { rememberScroll, restoreScroll, startScrollMemory, wasReloaded } from './scroll-memory.ts';

/** Milliseconds between a navigation and its scroll, as specified. */
const LAND_DELAY = 100;

/** Routes that are entered further down than their top, by the id of the element. */
const landingPlaces: Readonly<Record<string, string>> = { consultation: anchors.consultationForm };

/** Joins the router with host-kit's navigation store, and decides where a visitor lands: scroll position and focus. */
export function NavigationBridge() {
  const location = useLocation();
  const navigationType = useNavigationType();
  const go = useNavigate();
  const { route } = useHostRoute(location.pathname);
  const firstKey = useRef(location.key);
  const lastPathname = useRef(location.pathname);

  useLayoutEffect(() => {
    useNavigation.setState({
      navigate: (href, options) => {
        const target = new URL(href, window.location.href);
        if (target.origin !== window.location.origin) return window.location.assign(href);
        rememberScroll();
        void go(target.pathname + target.search + target.hash, { replace: options?.replace ?? false, state: options });
      },
    });
  }, [go]);

  useLayoutEffect(() => {
    useNavigation.setState({ place: { pathname: location.pathname, search: location.search, hash: location.hash } });
  }, [location.pathname, location.search, location.hash]);

  useEffect(() => startScrollMemory(), []);

  const landingPlace = landingPlaces[route?.id ?? ''];
  // biome-ignore lint/correctness/useExhaustiveDependencies: one landing per history entry; the key stands for all of it.
  useEffect(() => {
    const first = location.key === firstKey.current;
    const stop = new AbortController();
    const samePage = lastPathname.current === location.pathname;
    lastPathname.current = location.pathname;
    if (first) {
      firstKey.current = '';
      if (wasReloaded()) restoreScroll(location.pathname, stop.signal);
    } else if (navigationType === 'POP' && samePage) {
      // An anchor inside the page: the browser has scrolled and moved focus itself.
    } else if (navigationType === 'POP') {
      restoreScroll(location.pathname, stop.signal);
      land({ target: 'focus-only', delayMs: 0, signal: stop.signal });
    } else {
      arrive(location, landingPlace, stop.signal);
    }
    return () => stop.abort();
  }, [location.key]);
  return null;
}

function arrive(location: Location, landingPlace: string | undefined, signal: AbortSignal): void {
  const options = (location.state ?? {}) as NavigateOptions;
  if (options.keepScroll) return;
  const delayMs = options.landDelayMs ?? LAND_DELAY;
  const id = location.hash && !location.hash.includes('=') ? location.hash.slice(1) : landingPlace;
  land({ target: id && options.land !== 'top' ? { id } : 'top', delayMs, signal });
}
