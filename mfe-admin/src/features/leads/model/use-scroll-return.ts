import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { getSession } from '../../../queries/session.ts';

/** Scrolls back to where the page was when the session ended, once the lists are there again. */
export function useScrollReturn(isSettled: boolean): void {
  const client = useQueryClient();
  /** 0 when no session ended. */
  const leftAt = useRef(0);
  useLayoutEffect(() => {
    return () => {
      const session = getSession(client);
      if (session?.kind === 'signed-out' && session.why === 'ended') leftAt.current = window.scrollY;
    };
  }, [client]);
  useEffect(() => {
    if (!isSettled || leftAt.current === 0) return;
    window.scrollTo({ top: leftAt.current, behavior: 'instant' });
    leftAt.current = 0;
  }, [isSettled]);
}
