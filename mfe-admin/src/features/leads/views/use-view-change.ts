import type { ApiError } from '@annuity-lantern/host-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../../queries/query-keys.ts';

/** Makes one change of the saved views, and reads them again. */
export function useViewChange() {
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation<unknown, ApiError, () => Promise<unknown>>({
    mutationFn: (send) => send(),
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.views }),
  });
  return {
    busy: isPending,
    /** Why it was not made; undefined when it was. */
    fault: error ? faultOf(error) : undefined,
    change: (send: () => Promise<unknown>, onDone: () => void) => {
      if (!isPending) mutate(send, { onSuccess: onDone });
    },
  };
}

function faultOf({ status, wire }: ApiError): string {
  if (wire?.errors?.[0]) return wire.errors[0].message;
  return status === 404 ? 'This view was deleted meanwhile.' : 'The server did not answer. Please try again.';
}
