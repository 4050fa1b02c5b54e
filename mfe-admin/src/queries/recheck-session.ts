import { whoAmI } from '@annuity-lantern/contracts/http';
import type { QueryClient } from '@tanstack/react-query';
import { callAsStaff } from './call-as-staff.ts';
import { queryKeys } from './query-keys.ts';
import { getSession, setSession } from './session.ts';

/**
 * Asks the server whose session this is. A 401 ends it here (`createQueryClient`). If another tab signed in another person, the desk starts
 * anew for them. Resolves to false if the server did not answer.
 */
export async function recheckSession(client: QueryClient): Promise<boolean> {
  const queryKey = queryKeys.stillSignedIn;
  const person = await client.fetchQuery({ queryKey, queryFn: () => callAsStaff(whoAmI, {}), staleTime: 0 }).catch(() => undefined);
  const before = getSession(client);
  if (before?.kind !== 'signed-in') return true;
  if (person === undefined) return false;
  if (person.username !== before.username) {
    client.removeQueries({ queryKey: queryKeys.desk });
    client.removeQueries({ queryKey: queryKeys.kept });
    setSession(client, { kind: 'signed-in', ...person });
  }
  return true;
}
