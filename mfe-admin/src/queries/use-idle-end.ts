import { STAFF_IDLE, whoAmI } from '@annuity-lantern/contracts/http';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { callAsStaff, idleTime } from './call-as-staff.ts';
import { queryKeys } from './query-keys.ts';
import { getSession, setSession } from './session.ts';

/** Milliseconds between two looks at the clock. */
const LOOK_PAUSE = 30_000;
/** The server may have counted a call as activity that came up to a minute after the last key. */
const LONGEST_IDLE = STAFF_IDLE + 60_000;

/**
 * Closes a desk on which no one has done anything for longer than a session lasts, unless another tab keeps the session open. A hidden page
 * reads nothing by itself, so it would not notice. If the server does not answer, the desk closes, too.
 */
export function useIdleEnd(): void {
  const client = useQueryClient();
  useEffect(() => {
    const timer = setInterval(() => {
      if (idleTime() < LONGEST_IDLE) return;
      const asked = client.fetchQuery({ queryKey: queryKeys.stillSignedIn, queryFn: () => callAsStaff(whoAmI, {}), staleTime: 0 });
      asked.catch(() => {
        const session = getSession(client);
        // After a 401 it has ended already.
        if (session?.kind !== 'signed-in') return;
        const { username, role } = session;
        setSession(client, { kind: 'signed-out', why: 'ended', person: { username, role } });
      });
    }, LOOK_PAUSE);
    return () => clearInterval(timer);
  }, [client]);
}
