import { countOpenRequests } from '@annuity-lantern/contracts/http';
import { useQuery } from '@tanstack/react-query';
import { callAsStaff } from '../../../queries/call-as-staff.ts';
import { queryKeys } from '../../../queries/query-keys.ts';

/** How many open requests an account has, as words, and whether it has any. It may have some until the server has answered. */
export function useOpenRequests(id: string): { readonly words: string; readonly mayBeAny: boolean } {
  const { data } = useQuery({
    queryKey: queryKeys.openRequests(id),
    queryFn: ({ signal }) => callAsStaff(countOpenRequests, { params: { id } }, { signal }),
    refetchOnMount: 'always',
  });
  if (!data) return { words: 'Open requests', mayBeAny: true };
  const { count, more } = data;
  return { words: `${count}${more ? ' or more' : ''} open ${count === 1 && !more ? 'request' : 'requests'}`, mayBeAny: count > 0 };
}
