import { mayCall, streamHints } from '@annuity-lantern/contracts/http';
import { findActiveUser, findSession } from '@annuity-lantern/staff-store';
import type { Store } from '@annuity-lantern/store-kit/connection';
import { askStore } from '../ask-store.ts';
import { hasEnded } from './session-policy.ts';

/**
 * Whether a session that opened a stream may keep it: it is stored and not expired, and its account is active and unchanged. The check does
 * not count as activity.
 *
 * @throws AppError `store_unavailable` (503)
 */
export async function sessionHolds({ connection }: Store, sessionId: string): Promise<boolean> {
  const session = await askStore(() => findSession(connection, sessionId));
  if (!session || hasEnded(session, Date.now())) return false;
  const user = await askStore(() => findActiveUser(connection, session.id));
  return user?.epoch === session.epoch && mayCall(streamHints, user.role);
}
