import { track, useHostData, useRouteHref } from '@annuity-lantern/host-kit';
import { useEffect } from 'react';
import type { RequestFormKind } from '../model/request-form-kind.ts';

/** Counts that the page of a form was opened: once for each time it is opened. */
export function useFormView(kind: RequestFormKind): void {
  const { analytics } = useHostData();
  const page = useRouteHref(kind.name);

  useEffect(() => {
    if (page !== undefined) track('form_view', { page, configured: analytics });
  }, [page, analytics]);
}
