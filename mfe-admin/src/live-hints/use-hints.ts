import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { recheckSession } from '../queries/recheck-session.ts';
import { followHints } from './follow-hints.ts';
import { createHintReader } from './read-hinted.ts';

/** Follows live hints while the desk is shown. Optional: the desk also polls. */
export function useHints(): void {
  const client = useQueryClient();
  useEffect(() => {
    const onHints = createHintReader(client);
    // A change of the password gives the session a new id, and so does a sign-in in another tab.
    return followHints({ onHints, onEnd: () => void recheckSession(client) });
  }, [client]);
}
