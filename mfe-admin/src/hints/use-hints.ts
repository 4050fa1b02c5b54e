import { whoAmI } from '@annuity-lantern/contracts/http';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { callAsStaff } from '../queries/call-as-staff.ts';
import { queryKeys } from '../queries/query-keys.ts';
import { followHints } from './follow-hints.ts';
import { createHintReader } from './read-hinted.ts';

/** Follows live hints while the desk is shown. Optional: the desk also polls. */
export function useHints(): void {
  const client = useQueryClient();
  useEffect(() => {
    const onHints = createHintReader(client);
    // A change of the password gives the session a new id. If the session has ended, the 401 signs out here.
    const onEnd = () =>
      void client.prefetchQuery({ queryKey: queryKeys.stillSignedIn, queryFn: () => callAsStaff(whoAmI, {}), staleTime: 0 });
    return followHints({ onHints, onEnd });
  }, [client]);
}
