import type { SavedView } from '@annuity-lantern/contracts/http';
import type { ApiError } from '@annuity-lantern/host-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useChange } from '../../../change/use-change.ts';
import { queryKeys } from '../../../queries/query-keys.ts';

/** What a stored change makes of the saved views. */
export type ShowChange = (views: readonly SavedView[]) => readonly SavedView[];

/** Makes one change of the saved views, shows it, and reads them again. */
export function useViewChange() {
  const client = useQueryClient();
  const { start, busy, error } = useChange({
    send: (send: () => Promise<ShowChange>) => send(),
    onSaved: async (show) => {
      // A read in flight would restore the older views.
      await client.cancelQueries({ queryKey: queryKeys.views });
      client.setQueryData<readonly SavedView[]>(queryKeys.views, (views) => views && show(views));
    },
    invalidates: [queryKeys.views],
  });
  return {
    busy,
    /** Why it was not made; undefined when it was. */
    fault: error ? faultOf(error) : undefined,
    change: start,
  };
}

function faultOf({ status, wire }: ApiError): string {
  if (wire?.errors?.[0]) return wire.errors[0].message;
  return status === 404 ? 'This view was deleted meanwhile.' : 'The server did not answer. Please try again.';
}
