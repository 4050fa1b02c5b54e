import 'express-session';
import { promisify } from 'node:util';
import { AppError } from '@annuity-lantern/service-kit/errors';
import type { StaffUser } from '@annuity-lantern/staff-store';
import type { Request } from 'express';
import { askStore } from '../ask-store.ts';
import { ABSOLUTE_LIFETIME } from './session-policy.ts';

declare module 'express-session' {
  interface SessionData {
    staff: {
      readonly id: string;
      readonly username: string;
      /** Milliseconds since 1970. */
      readonly signedInAt: number;
    };
  }
}

/** Signs the user in under a new session id, so that an id planted before the sign-in is worth nothing. */
export async function openSession(request: Request, user: StaffUser): Promise<void> {
  await askStore(() => promisify(request.session.regenerate.bind(request.session))());
  request.session.staff = { ...user, signedInAt: Date.now() };
  // Saved before the answer: a 204 must mean that the session is stored.
  await askStore(() => promisify(request.session.save.bind(request.session))());
}

/** Removes the session from the store, so that a copy of its cookie is worth nothing either. */
export async function closeSession(request: Request): Promise<void> {
  await askStore(() => promisify(request.session.destroy.bind(request.session))());
}

/** Admits signed-in staff. @throws AppError `not_signed_in` (401) without a session, or after its absolute lifetime */
export async function requireStaff(request: Request): Promise<void> {
  const { staff } = request.session;
  if (!staff) throw notSignedIn('the call has no session');
  if (Date.now() - staff.signedInAt < ABSOLUTE_LIFETIME) return;
  await closeSession(request);
  throw notSignedIn('the session is past its absolute lifetime');
}

/** The user name of the caller. @throws AppError `not_signed_in` (401) */
export function staffName(request: Request): string {
  const { staff } = request.session;
  if (!staff) throw notSignedIn('the call has no session');
  return staff.username;
}

function notSignedIn(message: 'the call has no session' | 'the session is past its absolute lifetime'): AppError {
  return new AppError('not_signed_in', { message });
}
