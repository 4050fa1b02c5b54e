import 'express-session';
import { promisify } from 'node:util';
import { backgroundHeader } from '@annuity-lantern/contracts/http';
import type { OfficeHours } from '@annuity-lantern/domain/office-hours';
import type { Recipient } from '@annuity-lantern/lead-store';
import { AppError } from '@annuity-lantern/service-kit/errors';
import { findActiveUser, markActive, type StaffUser } from '@annuity-lantern/staff-store';
import type { Store } from '@annuity-lantern/store-kit/connection';
import type { Request } from 'express';
import { askStore } from '../ask-store.ts';
import { recipientOf } from '../owners/may-get.ts';
import { browserOf } from './browser-of.ts';
import { ABSOLUTE_LIFETIME, ACTIVITY_STEP, hasEnded, IDLE_LIFETIME } from './session-policy.ts';

declare module 'express-session' {
  interface SessionData {
    staff: {
      readonly id: string;
      /** The account's epoch at sign-in: a later epoch ends the session. */
      readonly epoch: number;
      /** Milliseconds since 1970. */
      readonly signedInAt: number;
      /** The person's last activity, in milliseconds since 1970. */
      readonly activeAt: number;
      /** When the person last proved who they are, after sign-in. In milliseconds since 1970. */
      readonly provenAt?: number;
      /** `Firefox on Windows`, so that people can tell their sessions apart. */
      readonly browser?: string;
    };
  }
}

/** The signed-in member of staff who makes a call, with the account's current rights. */
export type Caller = StaffUser & Pick<Recipient, 'licensed'>;

const callers = new WeakMap<Request, Caller>();

/** Signs the user in under a new session id: an id planted before the sign-in gives no access. */
export async function openSession(request: Request, { id, epoch }: StaffUser): Promise<void> {
  await askStore(() => promisify(request.session.regenerate.bind(request.session))());
  const signedInAt = Date.now();
  const browser = browserOf(request.headers['user-agent']);
  request.session.staff = { id, epoch, signedInAt, activeAt: signedInAt, ...(browser && { browser }) };
  // Saved before the answer, because a 204 promises that the session is stored.
  await askStore(() => promisify(request.session.save.bind(request.session))());
}

/** Removes the session from the store, so that copies of its cookie give no access. */
export async function closeSession(request: Request): Promise<void> {
  await askStore(() => promisify(request.session.destroy.bind(request.session))());
}

export interface Admitting {
  readonly store: Store;
  /** The day at the office decides which licenses hold. */
  readonly hours: Pick<OfficeHours, 'timeZone'>;
}

/**
 * Admits signed-in staff. Reads the account for each call, so that changed rights apply at once.
 *
 * @param isBackground the call never counts as activity
 * @throws AppError `not_signed_in` (401) without a valid session
 */
export async function admitStaff(request: Request, { store: { connection }, hours }: Admitting, isBackground = false): Promise<Caller> {
  const { staff } = request.session;
  if (!staff) throw notSignedIn('the call has no session');
  const now = Date.now();
  const user = await askStore(() => findActiveUser(connection, staff.id));
  if (hasEnded(staff, now) || user?.epoch !== staff.epoch) {
    await closeSession(request);
    throw notSignedIn('the session has ended');
  }
  if (!isBackground && isNewActivity(request, staff.activeAt, now)) await askStore(() => markActive(connection, request.sessionID, now));
  const caller = { ...user, ...recipientOf(user, hours) };
  callers.set(request, caller);
  return caller;
}

function isNewActivity(request: Request, activeAt: number, now: number): boolean {
  return request.headers[backgroundHeader] === undefined && now - activeAt >= ACTIVITY_STEP;
}

/** Seconds until the session of an admitted call ends: `idle`, unless its person does something; `day`, in any case. */
export function endsIn(request: Request): { readonly idle: number; readonly day: number } | undefined {
  const { staff } = request.session;
  if (!staff) return undefined;
  const now = Date.now();
  const activeAt = isNewActivity(request, staff.activeAt, now) ? now : staff.activeAt;
  const seconds = (until: number) => Math.max(0, Math.floor((until - now) / 1000));
  return { idle: seconds(activeAt + IDLE_LIFETIME), day: seconds(staff.signedInAt + ABSOLUTE_LIFETIME) };
}

/** The member of staff who makes the call; undefined if it was not admitted. */
export function findCaller(request: Request): Caller | undefined {
  return callers.get(request);
}

/**
 * The member of staff who makes the call.
 *
 * @throws AppError `not_signed_in` (401) if the call was not admitted
 */
export function callerOf(request: Request): Caller {
  const caller = findCaller(request);
  if (!caller) throw notSignedIn('the call has no session');
  return caller;
}

function notSignedIn(message: 'the call has no session' | 'the session has ended'): AppError {
  return new AppError('not_signed_in', { message });
}
