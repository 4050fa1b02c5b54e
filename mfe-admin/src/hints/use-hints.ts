import { whoAmI } from '@annuity-lantern/contracts/http';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { callAsStaff } from '../queries/call-as-staff.ts';
import { queryKeys } from '../queries/query-keys.ts';
import { followHints } from './follow-hints.ts';
import { createHintReader } from './read-hinted.ts';

/** Follows live hints while the desk is shown. A courtesy: the desk also refreshes by itself. */
export function useHints(): void {
  const client = useQueryClient();
  useEffect(() => {
    const onHints = createHintReader(client);
    // The session may go on under another id, after a change of the password. If it does not, the answer 401 ends it here.
    const onEnd = () =>
      void client.prefetchQuery({ queryKey: queryKeys.stillSignedIn, queryFn: () => callAsStaff(whoAmI, {}), staleTime: 0 });
    return followHints({ onHints, onEnd });
  }, [client]);
}
