import 'express-session';
import { promisify } from 'node:util';
import { backgroundHeader } from '@annuity-lantern/contracts/http';
import { AppError } from '@annuity-lantern/service-kit/errors';
import { findActiveUser, markActive, type StaffUser } from '@annuity-lantern/staff-store';
import type { Store } from '@annuity-lantern/store-kit/connection';
import type { Request } from 'express';
import { askStore } from '../ask-store.ts';
import { browserOf } from './browser-of.ts';
import { ACTIVITY_STEP, hasEnded } from './session-policy.ts';

declare module 'express-session' {
  interface SessionData {
    staff: {
      readonly id: string;
      /** The account's at sign-in: a later one ends the session. */
      readonly epoch: number;
      /** Milliseconds since 1970. */
      readonly signedInAt: number;
      /** When the person last did something, in milliseconds since 1970. */
      readonly activeAt: number;
      /** `Firefox on Windows`, so that people know their sessions apart. */
      readonly browser?: string;
    };
  }
}

/** The signed-in member of staff who makes a call, with the rights that the account has now. */
export type Caller = StaffUser;

const callers = new WeakMap<Request, Caller>();

/** Signs the user in under a new session id, so that an id planted before the sign-in is worth nothing. */
export async function openSession(request: Request, { id, epoch }: StaffUser): Promise<void> {
  await askStore(() => promisify(request.session.regenerate.bind(request.session))());
  const signedInAt = Date.now();
  const browser = browserOf(request.headers['user-agent']);
  request.session.staff = { id, epoch, signedInAt, activeAt: signedInAt, ...(browser && { browser }) };
  // Saved before the answer: a 204 must mean that the session is stored.
  await askStore(() => promisify(request.session.save.bind(request.session))());
}

/** Removes the session from the store, so that a copy of its cookie is worth nothing either. */
export async function closeSession(request: Request): Promise<void> {
  await askStore(() => promisify(request.session.destroy.bind(request.session))());
}

/**
 * Admits signed-in staff. The account is read at each call, so that a change of its rights holds at once.
 * @param isBackground for a call that never keeps the session awake, whatever its headers say
 * @throws AppError `not_signed_in` (401) without a session, or when it is past its lifetime or its account has changed
 */
export async function admitStaff(request: Request, { connection }: Store, isBackground = false): Promise<Caller> {
  const { staff } = request.session;
  if (!staff) throw notSignedIn('the call has no session');
  const now = Date.now();
  const user = await askStore(() => findActiveUser(connection, staff.id));
  if (hasEnded(staff, now) || user?.epoch !== staff.epoch) {
    await closeSession(request);
    throw notSignedIn('the session has ended');
  }
  if (!isBackground && request.headers[backgroundHeader] === undefined && now - staff.activeAt >= ACTIVITY_STEP)
    await askStore(() => markActive(connection, request.sessionID, now));
  callers.set(request, user);
  return user;
}

/** Who makes the call. @throws AppError `not_signed_in` (401) before the call was admitted */
export function callerOf(request: Request): Caller {
  const caller = callers.get(request);
  if (!caller) throw notSignedIn('the call has no session');
  return caller;
}

function notSignedIn(message: 'the call has no session' | 'the session has ended'): AppError {
  return new AppError('not_signed_in', { message });
}
