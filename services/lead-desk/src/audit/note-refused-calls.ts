import { callState } from '@annuity-lantern/service-kit/call-state';
import { AppError } from '@annuity-lantern/service-kit/errors';
import type { AuditWriter } from '@annuity-lantern/staff-store';
import type { ErrorRequestHandler } from 'express';
import { findCaller } from '../session/staff.ts';
import { noteAudited } from './note-audited.ts';

/** Milliseconds between two entries of one account and call: a script must not fill the audit. */
const EVERY = 60_000;
/** Accounts times calls. */
const MOST_REMEMBERED = 10_000;

/** Records each call that is refused to a signed-in person (403), before it is answered. */
export function noteRefusedCalls(audit: AuditWriter): ErrorRequestHandler {
  const noted = new Map<string, number>();
  return async (error: unknown, request, response, next) => {
    const caller = findCaller(request);
    const { endpoint: call, log } = callState(response);
    if (caller && call && error instanceof AppError && error.status === 403) {
      const key = `${caller.id}/${call}`;
      const now = Date.now();
      if (now - (noted.get(key) ?? 0) >= EVERY) {
        if (noted.size >= MOST_REMEMBERED) noted.clear();
        noted.set(key, now);
        await noteAudited(audit, { at: new Date(now), by: caller.username, action: 'call_refused', details: { call } }, log);
      }
    }
    next(error);
  };
}
