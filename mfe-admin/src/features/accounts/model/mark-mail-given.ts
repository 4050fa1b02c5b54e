import type { QueryClient } from '@tanstack/react-query';
import { getSession, setSession } from '../../../queries/session.ts';

/** The own account has a mail address now: the desk no longer asks for it. */
export function markMailGiven(client: QueryClient): void {
  const session = getSession(client);
  if (session?.kind === 'signed-in' && session.needsMail) setSession(client, { ...session, needsMail: false });
}
