import type { HostData } from '@annuity-lantern/host-kit';
import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import { App } from './app.tsx';
import { PAGE_SLOT } from './remotes/remote-page.tsx';

export interface RenderAppInput {
  readonly host: HostData;
  /** Path of the page, without query. */
  readonly pathname: string;
  /** The page's own markup; null where none was built, which leaves the loading state in its place. */
  readonly fragment: string | null;
}

/**
 * The inner HTML of `#root` for one address: chrome and page. An address without a route gives the 404 page.
 * The fragment takes the place of the slot inside the page's Suspense boundary, so that React can take it over later.
 */
export function renderApp({ host, pathname, fragment }: RenderAppInput): string {
  const html = renderToString(
    <Router ssrPath={pathname}>
      <App host={host} />
    </Router>,
  );
  if (fragment !== null) return html.replace(PAGE_SLOT, () => fragment);
  return html.includes(PAGE_SLOT) ? html.replace('data-finished=""', '').replace(PAGE_SLOT, '') : html;
}
