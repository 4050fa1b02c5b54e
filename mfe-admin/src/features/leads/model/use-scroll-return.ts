import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect } from 'react';
import { queryKeys } from '../../../queries/query-keys.ts';
import { getSession } from '../../../queries/session.ts';

/** Scrolls back to where the page was when the session ended, once the lists are there again. */
export function useScrollReturn(isSettled: boolean): void {
  const client = useQueryClient();
  useLayoutEffect(() => {
    return () => {
      const session = getSession(client);
      if (session?.kind === 'signed-out' && session.why === 'ended') client.setQueryData<number>(queryKeys.scrolledTo, window.scrollY);
    };
  }, [client]);
  useEffect(() => {
    const top = client.getQueryData<number>(queryKeys.scrolledTo);
    if (!isSettled || top === undefined) return;
    client.removeQueries({ queryKey: queryKeys.scrolledTo });
    window.scrollTo({ top, behavior: 'instant' });
  }, [client, isSettled]);
}
