import { STAFF_IDLE, type StaffMember } from '@annuity-lantern/contracts/http';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { idleTime } from './call-as-staff.ts';
import { queryKeys } from './query-keys.ts';
import { recheckSession } from './recheck-session.ts';
import { getSession, setSession } from './session.ts';

/** Milliseconds between two looks at the clock. */
const LOOK_PAUSE = 30_000;
/** The warning appears with two minutes left, or up to one look earlier. */
const WARNED = 2 * 60_000 + LOOK_PAUSE;
/** The server may have counted a call as activity that came up to a minute before the last input, or after it. */
const SLACK = 60_000;
const FIRST_ASKED = STAFF_IDLE - WARNED - SLACK;
const LONGEST_IDLE = STAFF_IDLE + SLACK;

/** `idle`: unless the person does something. `day`: in any case. */
export type SessionEnd = 'idle' | 'day';

/**
 * Tells when the session is about to end. Closes a desk on which no one has done anything for longer than a session lasts, unless another tab keeps the
 * session open. A hidden page reads nothing by itself, so it would not notice. If the server does not answer, the desk closes, too.
 */
export function useSessionEnd() {
  const client = useQueryClient();
  const [end, setEnd] = useState<SessionEnd>();
  const [isUnanswered, setIsUnanswered] = useState(false);
  const isWarned = useRef(false);

  const close = useCallback(() => {
    const session = getSession(client);
    if (session?.kind !== 'signed-in') return;
    const { username, role } = session;
    setSession(client, { kind: 'signed-out', why: 'ended', person: { username, role } });
  }, [client]);

  /** Asks the server: another tab may have kept the session awake, and only its answer shows that a press did. */
  const ask = useCallback(async () => {
    const isAnswered = await recheckSession(client);
    if (!isAnswered && idleTime() >= LONGEST_IDLE) return close();
    const found = isAnswered ? findEnd(client) : STAFF_IDLE - idleTime() <= WARNED ? 'idle' : undefined;
    const isKept = isWarned.current && !isAnswered;
    if (!isKept) {
      isWarned.current = found !== undefined;
      setEnd(found);
    }
    setIsUnanswered(!isAnswered);
  }, [client, close]);

  useEffect(() => {
    const look = () => {
      const { day = Number.POSITIVE_INFINITY } = timesLeft(client) ?? {};
      if (isWarned.current || idleTime() >= FIRST_ASKED || day <= WARNED) void ask();
    };
    const timer = setInterval(look, LOOK_PAUSE);
    return () => clearInterval(timer);
  }, [client, ask]);

  return { end, isUnanswered, stay: ask, close };
}

function findEnd(client: QueryClient): SessionEnd | undefined {
  const left = timesLeft(client);
  if (!left) return undefined;
  return left.day <= WARNED ? 'day' : left.idle <= WARNED ? 'idle' : undefined;
}

/** In milliseconds, by the last answer. Undefined for a server that does not tell. */
function timesLeft(client: QueryClient): { readonly idle: number; readonly day: number } | undefined {
  const [last] = [queryKeys.session, queryKeys.stillSignedIn]
    .flatMap((key) => client.getQueryState<StaffMember>(key) ?? [])
    .toSorted((one, other) => other.dataUpdatedAt - one.dataUpdatedAt);
  if (!last?.data?.endsIn) return undefined;
  const { idle, day } = last.data.endsIn;
  const passed = Date.now() - last.dataUpdatedAt;
  return { idle: idle * 1000 - passed, day: day * 1000 - passed };
}
