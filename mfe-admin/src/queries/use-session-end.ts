import { STAFF_IDLE } from '@annuity-lantern/contracts/http';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { idleTime } from './call-as-staff.ts';
import { recheckSession } from './recheck-session.ts';
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
    const look = async () => {
      if (idleTime() < LONGEST_IDLE || (await recheckSession(client))) return;
      const session = getSession(client);
      if (session?.kind !== 'signed-in') return;
      const { username, role } = session;
      setSession(client, { kind: 'signed-out', why: 'ended', person: { username, role } });
    };
    const timer = setInterval(look, LOOK_PAUSE);
    return () => clearInterval(timer);
  }, [client]);
}
