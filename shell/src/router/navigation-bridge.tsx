import { anchors, readConsultationQuery } from '@annuity-lantern/contracts/links';
import { type NavigateOptions, useNavigation } from '@annuity-lantern/host-kit';
import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { coverOfEntry, onceLeft } from './cover-entry.ts';
import { land } from './land.ts';
import { hasRememberedScroll, rememberScroll, restoreScroll, startScrollMemory, wasReloaded } from './scroll-memory.ts';
import { tidyHere } from './tidy-here.ts';
import { useHostRoute } from './use-host-route.ts';

/** Milliseconds between a navigation and its scroll, as specified. */
const LAND_DELAY = 100;

/** Routes that open below their top, with the id of the element to scroll to. Links to them never scroll to the top first. */
const landingPlaces: Readonly<Record<string, string>> = {
  consultation: anchors.consultationForm,
  'annuity-review': anchors.annuityReviewForm,
};

type Arrival =
  | { readonly by: 'link'; readonly options: NavigateOptions }
  /** `history-of-page`: to another address of the open page, such as an anchor. */
  | { readonly by: 'first-load' | 'history' | 'history-of-page' };

/** Joins the router with host-kit's navigation store, and decides where a visitor lands: scroll position and focus. */
export function NavigationBridge() {
  const [pathname, go] = useLocation();
  const { route } = useHostRoute(pathname);
  const landingPlace = useRef<string | undefined>(undefined);
  landingPlace.current = landingPlaces[route?.id ?? ''];

  useLayoutEffect(() => {
    const landing = { stop: new AbortController() };
    const arrive = (arrival: Arrival) => {
      landing.stop.abort();
      landing.stop = new AbortController();
      arriveAt(arrival, landing.stop.signal, landingPlace);
    };
    const followed = (href: string, options: NavigateOptions = {}) => onceLeft(() => follow(href, options));
    const follow = (href: string, options: NavigateOptions) => {
      const target = new URL(href, window.location.href);
      if (target.origin !== window.location.origin) return window.location.assign(href);
      // A link to the open page only lands again and keeps the address, for example a calculator's inputs.
      // Clearing filters is not a link, and does change the address.
      const samePage = target.pathname === window.location.pathname && !target.search && !target.hash && !options.keepScroll;
      if (samePage) return arrive({ by: 'link', options });
      rememberScroll();
      // A link in a cover takes the place of its entry: one press on Back leads to the page below it.
      const replace = options.replace || coverOfEntry() !== undefined;
      go(target.pathname + target.search + target.hash, { replace });
      publishPlace();
      arrive({ by: 'link', options });
    };
    const wentInHistory = () => {
      const left = useNavigation.getState().place.pathname;
      publishPlace();
      void tidyHere().then((changed) => changed && publishPlace());
      arrive({ by: left === window.location.pathname ? 'history-of-page' : 'history' });
    };
    const stopMemory = startScrollMemory();
    useNavigation.setState({ navigate: followed });
    publishPlace();
    arrive({ by: 'first-load' });
    window.addEventListener('popstate', wentInHistory);
    return () => {
      window.removeEventListener('popstate', wentInHistory);
      landing.stop.abort();
      stopMemory();
    };
  }, [go]);
  return null;
}

function publishPlace(): void {
  const { pathname, search, hash } = window.location;
  useNavigation.setState({ place: { pathname, search, hash } });
}

function arriveAt(arrival: Arrival, signal: AbortSignal, landingPlace: { readonly current: string | undefined }): void {
  if (arrival.by !== 'link') {
    const restores = { history: true, 'history-of-page': hasRememberedScroll(), 'first-load': wasReloaded() }[arrival.by];
    if (restores) void restoreScroll(signal);
    if (arrival.by === 'history') void land({ target: () => 'focus-only', delayMs: LAND_DELAY, signal });
    return;
  }
  const { keepScroll, land: wanted, landDelayMs = LAND_DELAY } = arrival.options;
  if (keepScroll) return;
  const { hash, search } = window.location;
  // A fragment with "=" carries a calculator's inputs, not the id of an element.
  const anchor = hash.includes('=') ? '' : hash.slice(1);
  const { carrier, product } = readConsultationQuery(search);
  const target = () => {
    const id = anchor || landingPlace.current;
    // A visitor who arrives with a product wants the form.
    return id && (wanted !== 'top' || carrier || product) ? { id } : 'top';
  };
  void land({ target, delayMs: landDelayMs, signal });
}
