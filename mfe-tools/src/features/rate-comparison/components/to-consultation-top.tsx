import { navigate, RouteLink, useRouteHref } from '@annuity-lantern/host-kit';
import type { MouseEvent, ReactNode } from 'react';

interface ToConsultationTopProps {
  readonly className: string;
  readonly children: ReactNode;
}

/** To the consultation page from its top, and not to its form as other links do: who asks about rates has not chosen a product yet. */
export function ToConsultationTop({ className, children }: ToConsultationTopProps) {
  const href = useRouteHref('consultation');

  function follow(event: MouseEvent) {
    if (href === undefined || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigate(href, { land: 'top' });
  }

  return (
    <RouteLink to="consultation" className={className} onClick={follow}>
      {children}
    </RouteLink>
  );
}
