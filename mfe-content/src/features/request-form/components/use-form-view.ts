import { track, useHostData, useRouteHref } from '@annuity-lantern/host-kit';
import { useEffect } from 'react';
import type { RequestForm } from '../model/request-form.ts';

/** Counts that the page of a form was opened: once for each time it is opened. */
export function useFormView(kind: RequestForm): void {
  const { analytics } = useHostData();
  const page = useRouteHref(kind.name);

  useEffect(() => {
    if (page !== undefined) track('form_view', { page, configured: analytics });
  }, [page, analytics]);
}
