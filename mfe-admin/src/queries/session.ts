import type { QueryClient } from '@tanstack/react-query';
import { queryKeys } from './query-keys.ts';

export type StaffSession =
  | { readonly kind: 'signed-in'; readonly username: string }
  | { readonly kind: 'signed-out'; readonly why: 'not-yet' | 'ended' | 'left' };

/** Undefined until the server has answered who is signed in. */
export function getSession(client: QueryClient): StaffSession | undefined {
  return client.getQueryData(queryKeys.session);
}

export function setSession(client: QueryClient, session: StaffSession): void {
  client.setQueryData(queryKeys.session, session);
}
