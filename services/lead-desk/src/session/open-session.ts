import { promisify } from 'node:util';
import type { StaffUser } from '@annuity-lantern/staff-store';
import type { Request } from 'express';
import { askStore } from '../ask-store.ts';

/** Signs the user in under a new session id: one that somebody planted before the sign-in is worth nothing. */
export async function openSession(request: Request, user: StaffUser): Promise<void> {
  await askStore(() => promisify(request.session.regenerate.bind(request.session))());
  request.session.staff = { ...user, signedInAt: Date.now() };
  // Saved before the answer: a 204 whose session was not kept would be a lie.
  await askStore(() => promisify(request.session.save.bind(request.session))());
}
