import type { Actor } from '@annuity-lantern/lead-store';
import type { Caller } from '../session/staff.ts';

/** The caller as an actor in lead-store. */
export function actorOf({ id, username, role, licensed }: Caller): Actor {
  return { id, username, isManager: role === 'manager', licensed };
}
