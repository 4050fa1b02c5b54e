import { headOf } from '@annuity-lantern/contracts/head';
import { useSite } from '@annuity-lantern/host-kit';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { useHostRoute } from '../router/use-host-route.ts';
import { applyHead } from './apply-head.ts';
import { takeServedTags } from './take-served-tags.ts';

/** Milliseconds on a page before its served tags are fetched, so that the page loads first. */
const READ_AFTER = 1_000;

/** Keeps the tags of `<head>` true while a visitor moves on; on the first page they are as served. */
export function HeadOfRoute() {
  const [pathname] = useLocation();
  const { route, publicOrigin, indexing } = useHostRoute(pathname);
  const { productName } = useSite();
  useEffect(() => {
    const isOther = applyHead(headOf(route, { productName, publicOrigin, indexing }));
    if (!isOther || !route?.indexable) return;
    const left = new AbortController();
    const timer = setTimeout(takeServedTags, READ_AFTER, route.path, left.signal);
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [route, productName, publicOrigin, indexing]);
  return null;
}
