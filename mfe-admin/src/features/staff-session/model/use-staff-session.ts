import { signIn, signOut, whoAmI } from '@annuity-lantern/contracts/http';
import { ApiError, call } from '@annuity-lantern/host-kit';
import { useCallback, useEffect, useState } from 'react';
import { cookieRefused, explainRefusal, type Refusal } from './explain-refusal.ts';
import { keepSessionHint, readSessionHint } from './session-hint.ts';

export type StaffSession =
  | { readonly kind: 'checking' }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'signed-out'; readonly why: 'not-yet' | 'ended' | 'left' }
  | { readonly kind: 'signed-in'; readonly username: string };

export interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** Who works at this browser. Asked once when the page opens; after that, a 401 of any call ends the session here too. */
export function useStaffSession() {
  const [session, setSession] = useState<StaffSession>({ kind: 'checking' });

  useEffect(() => {
    if (session.kind === 'signed-in' || session.kind === 'signed-out') keepSessionHint(session.kind === 'signed-in');
  }, [session.kind]);

  const check = useCallback(async () => {
    setSession({ kind: 'checking' });
    setSession(await readSession());
  }, []);

  useEffect(() => {
    void check();
  }, [check]);

  /** Resolves to nothing when signed in, otherwise to the reason for people. */
  const enter = useCallback(async (credentials: Credentials): Promise<Refusal | undefined> => {
    try {
      await call(signIn, { body: credentials });
      const { username } = await call(whoAmI, {});
      setSession({ kind: 'signed-in', username });
      return undefined;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return error.wire?.code === 'not_signed_in' ? cookieRefused : explainRefusal(error, Date.now());
    }
  }, []);

  /** Resolves to false when the server could not be told: the session is then still open. */
  const leave = useCallback(async (): Promise<boolean> => {
    try {
      await call(signOut, {});
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status !== 401) return false;
    }
    setSession({ kind: 'signed-out', why: 'left' });
    return true;
  }, []);

  const end = useCallback(() => setSession({ kind: 'signed-out', why: 'ended' }), []);

  return { session, check, enter, leave, end };
}

async function readSession(): Promise<StaffSession> {
  if (!readSessionHint()) return { kind: 'signed-out', why: 'not-yet' };
  try {
    const { username } = await call(whoAmI, {});
    return { kind: 'signed-in', username };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error.status === 401 ? { kind: 'signed-out', why: 'not-yet' } : { kind: 'unreachable' };
  }
}
