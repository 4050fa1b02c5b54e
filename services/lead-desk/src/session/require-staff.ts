import { AppError } from '@annuity-lantern/service-kit/errors';
import type { Request } from 'express';
import { closeSession } from './close-session.ts';
import { ABSOLUTE_LIFETIME } from './session-data.ts';

/** Who is signed in. @throws AppError `not_signed_in` (401) without a session or with one past its absolute lifetime */
export async function requireStaff(request: Request): Promise<void> {
  const { staff } = request.session;
  if (!staff) throw notSignedIn('the call has no session');
  if (Date.now() - staff.signedInAt < ABSOLUTE_LIFETIME) return;
  await closeSession(request);
  throw notSignedIn('the session is past its absolute lifetime');
}

export function notSignedIn(message: 'the call has no session' | 'the session is past its absolute lifetime'): AppError {
  return new AppError('not_signed_in', { message });
}
