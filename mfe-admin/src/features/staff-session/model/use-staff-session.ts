import { signIn, signOut, whoAmI } from '@annuity-lantern/contracts/http';
import { ApiError, call } from '@annuity-lantern/host-kit';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useChange } from '../../../change/use-change.ts';
import { deleteDrafts } from '../../../drafts/kept-drafts.ts';
import { queryKeys } from '../../../queries/query-keys.ts';
import { getSession, type StaffSession, setSession } from '../../../queries/session.ts';

export interface Credentials {
  readonly username: string;
  readonly password: string;
  /** Where the account has a sign-in code. */
  readonly code?: string;
}

/**
 * Who is signed in: read once, when the page opens. Everything that only staff may read is dropped when the session ends. What the person
 * typed stays if the session ended by itself.
 */
export function useStaffSession() {
  const client = useQueryClient();
  const { data, isError, refetch } = useQuery({ queryKey: queryKeys.session, queryFn: readSession });

  useEffect(() => {
    if (!data) return;
    const isLeaving = data.kind === 'signed-out' && (data.why === 'leaving' || data.why === 'unanswered');
    keepSessionHint(data.kind === 'signed-in' ? 'yes' : isLeaving ? 'leaving' : null);
    if (data.kind === 'signed-in') return deleteDrafts(data.username);
    client.removeQueries({ queryKey: queryKeys.desk });
    if (data.why !== 'ended') client.removeQueries({ queryKey: queryKeys.kept });
    if (isLeaving || data.why === 'left') deleteDrafts();
  }, [data, client]);

  const session: StaffSession | { readonly kind: 'checking' | 'unreachable' } = data ?? { kind: isError ? 'unreachable' : 'checking' };
  return { session, check: refetch };
}

/** Fails with the code `not_signed_in` if the browser did not keep the cookie. */
export function useSignIn() {
  const client = useQueryClient();
  return useChange({
    send: async (credentials: Credentials) => {
      await call(signIn, { body: credentials });
      return call(whoAmI, {});
    },
    onSaved: (person) => {
      const before = getSession(client);
      const isAnother = before?.kind === 'signed-out' && before.why === 'ended' && before.person.username !== person.username;
      if (isAnother) client.removeQueries({ queryKey: queryKeys.kept });
      setSession(client, { kind: 'signed-in', ...person });
    },
  });
}

/** Empties the page at once. When the call fails, the session may still be open on the server, until the call is repeated. */
export function useSignOut() {
  const client = useQueryClient();
  const leave = (why: 'leaving' | 'left' | 'unanswered') => setSession(client, { kind: 'signed-out', why });
  const { start } = useChange({ send: endSession, onSaved: () => leave('left'), onFailed: () => leave('unanswered') });
  return (onEnd: () => void) => {
    leave('leaving');
    start(undefined, { onSettled: onEnd });
  };
}

async function endSession(): Promise<void> {
  try {
    await call(signOut, {});
  } catch (error) {
    if (!isUnauthorized(error)) throw error;
  }
}

async function readSession(): Promise<StaffSession> {
  const hint = readSessionHint();
  if (hint === null) return { kind: 'signed-out', why: 'not-yet' };
  // The person signed out here, and the server did not answer: a reload must not open the desk again.
  if (hint === 'leaving') {
    const why = await endSession().then(
      () => 'left' as const,
      () => 'unanswered' as const,
    );
    return { kind: 'signed-out', why };
  }
  try {
    return { kind: 'signed-in', ...(await call(whoAmI, {})) };
  } catch (error) {
    if (!isUnauthorized(error)) throw error;
    return { kind: 'signed-out', why: 'not-yet' };
  }
}

function isUnauthorized(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

const HINT_KEY = 'annuity-lantern.staff-signed-in';

/**
 * Whether this browser was signed in at its last visit. Scripts cannot see the cookie itself; without the hint every visit
 * of a signed-out browser would start with a failed request.
 */
function readSessionHint(): 'yes' | 'leaving' | null {
  try {
    const hint = localStorage.getItem(HINT_KEY);
    return hint === 'leaving' ? hint : hint === null ? null : 'yes';
  } catch {
    // Storage is blocked: ask the server.
    return 'yes';
  }
}

function keepSessionHint(hint: 'yes' | 'leaving' | null): void {
  try {
    if (hint === null) localStorage.removeItem(HINT_KEY);
    else localStorage.setItem(HINT_KEY, hint);
  } catch {
    // The hint only saves a request.
  }
}
