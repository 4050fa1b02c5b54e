import { headOf } from '@annuity-lantern/contracts/head';
import { useSite } from '@annuity-lantern/host-kit';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { useHostRoute } from '../router/use-host-route.ts';
import { applyHead } from './apply-head.ts';

/** Keeps the tags of `<head>` true while a visitor moves on; on the first page they are as served. */
export function HeadOfRoute() {
  const [pathname] = useLocation();
  const { route, publicOrigin, indexing } = useHostRoute(pathname);
  const { productName } = useSite();
  useEffect(() => {
    applyHead(headOf(route, { productName, publicOrigin, indexing }));
  }, [route, productName, publicOrigin, indexing]);
  return null;
}
