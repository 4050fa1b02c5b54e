import { listOwners, type PossibleOwner } from '@annuity-lantern/contracts/http';
import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext } from 'react';
import { callAsStaff } from '../../../queries/call-as-staff.ts';
import { polled } from '../../../queries/query-client.ts';
import { queryKeys } from '../../../queries/query-keys.ts';

/** Null until they are read. */
const Owners = createContext<readonly PossibleOwner[] | null>(null);

/** Reads once for all below who can have requests. */
export function OwnersProvider({ children }: { children: ReactNode }) {
  const { data } = useQuery({ ...polled, queryKey: queryKeys.owners, queryFn: ({ signal }) => callAsStaff(listOwners, {}, { signal }) });
  return <Owners value={data ?? null}>{children}</Owners>;
}

export function useOwners(): readonly PossibleOwner[] | null {
  return useContext(Owners);
}
