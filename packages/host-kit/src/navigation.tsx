import type { SiteRouteId } from '@annuity-lantern/contracts/routes';
import type { AnchorHTMLAttributes, MouseEvent, ReactNode } from 'react';
import { create } from 'zustand';
import { useRouteHref } from './host-data.tsx';

export interface Place {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

export interface NavigateOptions {
  /** Replaces the present history entry instead of adding one. */
  readonly replace?: boolean;
  /** Keeps the scroll position: for filters written into the address. */
  readonly keepScroll?: boolean;
  /** Lands at the top even if the route's landing place is further down. */
  readonly land?: 'top';
  /** Milliseconds between the navigation and the scroll; 100 by default. */
  readonly landDelayMs?: number;
}

interface Navigation {
  /** Empty while the page is served or hydrated; the shell fills it in before the first effect. */
  readonly place: Place;
  /** Set by the shell. Without it, as in a standalone remote, the browser navigates. */
  readonly navigate: (href: string, options?: NavigateOptions) => void;
}

export const useNavigation = create<Navigation>(() => ({
  place: { pathname: '', search: '', hash: '' },
  navigate: (href) => window.location.assign(href),
}));

/** The present path, query and fragment. Empty during the first render, so that served and hydrated markup agree. */
export function usePlace(): Place {
  return useNavigation((state) => state.place);
}

export function navigate(href: string, options?: NavigateOptions): void {
  useNavigation.getState().navigate(href, options);
}

/** Handles plain left clicks inside our own pages. The browser handles new tabs, downloads and modifier keys. */
export function followInPlace(event: MouseEvent<HTMLAnchorElement>, href: string, options?: NavigateOptions): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (event.currentTarget.target === '_blank') return;
  event.preventDefault();
  navigate(href, options);
}

interface RouteLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A route id of the merged manifest. */
  readonly to: SiteRouteId;
  /** Query and fragment to add, such as `?carrier=...` or `#form`. */
  readonly suffix?: string;
  /** An element around the link, which is left out together with it: list items of a menu. */
  readonly wrap?: 'li' | 'p';
  readonly children: ReactNode;
}

/** A link to one of our routes by its id. Draws nothing when no remote serves that route. */
export function RouteLink({ to, suffix = '', wrap: Wrap, children, onClick, ...anchor }: RouteLinkProps) {
  const path = useRouteHref(to);
  if (path === undefined) return null;
  const href = path + suffix;
  const link = (
    <a
      {...anchor}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        followInPlace(event, href);
      }}
    >
      {children}
    </a>
  );
  return Wrap ? <Wrap>{link}</Wrap> : link;
}
