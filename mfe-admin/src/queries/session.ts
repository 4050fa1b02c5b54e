import { type Endpoint, mayCall, type StaffMember, type StaffRole } from '@annuity-lantern/contracts/http';
import { type QueryClient, skipToken, useQuery } from '@tanstack/react-query';
import { queryKeys } from './query-keys.ts';

export type StaffSession =
  | ({ readonly kind: 'signed-in' } & StaffMember)
  /** `leaving`: signing out. `unanswered`: the server did not answer that, so the session may still be open. */
  | { readonly kind: 'signed-out'; readonly why: 'not-yet' | 'leaving' | 'left' | 'unanswered' }
  /** The session has ended by itself. After signing in again, the person returns to the same place. */
  | { readonly kind: 'signed-out'; readonly why: 'ended'; readonly person: StaffMember };

/** Undefined until the server has answered who is signed in. */
export function getSession(client: QueryClient): StaffSession | undefined {
  return client.getQueryData(queryKeys.session);
}

export function setSession(client: QueryClient, session: StaffSession): void {
  client.setQueryData(queryKeys.session, session);
}

/** The user name of the person who is signed in. */
export function useOwnName(): string | undefined {
  const { data } = useQuery<StaffSession>({ queryKey: queryKeys.session, queryFn: skipToken });
  return data?.kind === 'signed-in' ? data.username : undefined;
}

/** Whether the person who is signed in has the right to make a call. */
export function useMayCall(endpoint: Endpoint): boolean {
  const { data } = useQuery<StaffSession>({ queryKey: queryKeys.session, queryFn: skipToken });
  return data?.kind === 'signed-in' && mayCall(endpoint, data.role);
}

/** Whether the person who is signed in owns a request, or is a manager. */
export function useIsOwnerOrManager({ owner }: { readonly owner?: { readonly username: string } | undefined }): boolean {
  const ownName = useOwnName();
  return useOwnRole() === 'manager' || (owner !== undefined && owner.username === ownName);
}

interface Worked {
  readonly owner?: { readonly username: string } | undefined;
  readonly secondAdvisor?: { readonly username: string } | undefined;
}

/** Whether someone else has a request, and the person who is signed in is not its second advisor either. */
export function useIsOthers({ owner, secondAdvisor }: Worked): boolean {
  const ownName = useOwnName();
  return owner !== undefined && owner.username !== ownName && secondAdvisor?.username !== ownName;
}

/** Whether the person who is signed in may take the next step of a request: a manager of any. */
export function useMayAct(lead: Worked): boolean {
  const isOthers = useIsOthers(lead);
  return useOwnRole() === 'manager' || !isOthers;
}

/** The role of the person who is signed in, or the least privileged role before sign-in. */
export function useOwnRole(): StaffRole {
  const { data } = useQuery<StaffSession>({ queryKey: queryKeys.session, queryFn: skipToken });
  return data?.kind === 'signed-in' ? data.role : 'viewer';
}
