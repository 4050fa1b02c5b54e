import { signIn, signOut, whoAmI } from '@annuity-lantern/contracts/http';
import { ApiError, call } from '@annuity-lantern/host-kit';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queryKeys } from '../../../queries/query-keys.ts';
import { getSession, type StaffSession, setSession } from '../../../queries/session.ts';

export interface Credentials {
  readonly username: string;
  readonly password: string;
  /** Where the account has a sign-in code. */
  readonly code?: string;
}

/**
 * Who is signed in: read once, when the page opens. Everything that only staff may read is dropped at sign-out. When the session ended by itself, it is
 * kept out of sight for the person who signs in again.
 */
export function useStaffSession() {
  const client = useQueryClient();
  const { data, isError, refetch } = useQuery({ queryKey: queryKeys.session, queryFn: readSession });

  useEffect(() => {
    if (!data) return;
    keepSessionHint(data.kind === 'signed-in');
    if (data.kind === 'signed-out' && data.why !== 'ended') client.removeQueries({ queryKey: queryKeys.desk });
  }, [data, client]);

  const session: StaffSession | { readonly kind: 'checking' | 'unreachable' } = data ?? { kind: isError ? 'unreachable' : 'checking' };
  return { session, check: refetch };
}

/** Fails with the code `not_signed_in` if the browser did not keep the cookie. */
export function useSignIn() {
  return useMutation({
    mutationFn: async (credentials: Credentials) => {
      await call(signIn, { body: credentials });
      return call(whoAmI, {});
    },
    onSuccess: (person, _credentials, _onMutate, { client }) => {
      const before = getSession(client);
      const isAnother = before?.kind === 'signed-out' && before.why === 'ended' && before.person.username !== person.username;
      if (isAnother) client.removeQueries({ queryKey: queryKeys.desk });
      setSession(client, { kind: 'signed-in', ...person });
    },
  });
}

/** When it fails, the session is still open on the server. */
export function useSignOut() {
  return useMutation({
    mutationFn: () =>
      call(signOut, {}).catch((error: unknown) => {
        if (!isUnauthorized(error)) throw error;
      }),
    onSuccess: (_answer, _variables, _onMutate, { client }) => {
      setSession(client, { kind: 'signed-out', why: 'left' });
    },
  });
}

async function readSession(): Promise<StaffSession> {
  if (!readSessionHint()) return { kind: 'signed-out', why: 'not-yet' };
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
function readSessionHint(): boolean {
  try {
    return localStorage.getItem(HINT_KEY) !== null;
  } catch {
    // Storage is blocked: ask the server.
    return true;
  }
}

function keepSessionHint(signedIn: boolean): void {
  try {
    if (signedIn) localStorage.setItem(HINT_KEY, 'yes');
    else localStorage.removeItem(HINT_KEY);
  } catch {
    // The hint only saves a request.
  }
}
