import type { SiteRouteId } from '@annuity-lantern/contracts/routes';
import { useHostData, useRouteHref } from '@annuity-lantern/host-kit';
import type { AnchorHTMLAttributes } from 'react';

interface PublicLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly to: SiteRouteId;
  /** Query and fragment to add. */
  readonly suffix?: string;
}

/** A link from the desk to a page that visitors see, which may be on another host. Draws nothing when no remote serves that page. */
export function PublicLink({ to, suffix = '', ...anchor }: PublicLinkProps) {
  const { pagesOrigin = '' } = useHostData();
  const path = useRouteHref(to);
  return path === undefined ? null : <a {...anchor} href={pagesOrigin + path + suffix} />;
}
