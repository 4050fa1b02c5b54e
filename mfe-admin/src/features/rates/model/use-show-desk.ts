import type { RateDesk } from '@annuity-lantern/contracts/http';
import { useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../../queries/query-keys.ts';

/** What to do with the rates on screen after a call that changes them. */
export function useShowDesk() {
  const client = useQueryClient();
  return {
    /** Shows what the server answered, and reads the history again. */
    show: async (desk: RateDesk) => {
      // A read that is still running would put the older rates back.
      await client.cancelQueries({ queryKey: queryKeys.rates });
      client.setQueryData(queryKeys.rates, desk);
      void client.invalidateQueries({ queryKey: queryKeys.rateHistory });
    },
    reread: () => void client.invalidateQueries({ queryKey: queryKeys.rates }),
  };
}
