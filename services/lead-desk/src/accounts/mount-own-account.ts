import { addOwnMail, changePassword, endOtherSessions, endSession, listSessions, resetPassword } from '@annuity-lantern/contracts/http';
import { visitorKey, visitorSite } from '@annuity-lantern/service-kit/address';
import { mount } from '@annuity-lantern/service-kit/endpoint';
import { AppError } from '@annuity-lantern/service-kit/errors';
import * as staffStore from '@annuity-lantern/staff-store';
import type { Request, Router } from 'express';
import { askStore } from '../ask-store.ts';
import type { DeskContext } from '../desk-context.ts';
import type { MountStaff } from '../rights/staff-calls.ts';
import { IDLE_LIFETIME } from '../session/session-policy.ts';
import { callerOf, openSession } from '../session/staff.ts';

/** The caller's own password and sessions. */
export function mountOwnAccount(mountStaff: MountStaff, { store: { connection }, audit, throttle }: DeskContext): void {
  mountStaff(changePassword, async ({ body }, { request, log }) => {
    const { id, username } = callerOf(request);
    const attempt = await throttle.beginPassword(username);
    const outcome = await askStore(() => staffStore.changePassword({ connection, audit, now: new Date() }, { id, ...body }));
    if (outcome === 'wrong') {
      const details = { call: changePassword.name };
      await askStore(() => audit.append({ at: new Date(), by: username, action: 'password_refused', details }));
      throw refused('current', 'wrong_password', 'This is not your current password.');
    }
    await attempt.succeeded();
    if ('fault' in outcome) throw refused('next', 'weak_password', outcome.fault);
    // All sessions of the account have ended; this one continues under a new id.
    await openSession(request, outcome.user);
    log.info('a member of staff changed their password');
    return undefined;
  });

  mountStaff(addOwnMail, async ({ body }, { request }) => {
    const { id, username, hasMail } = callerOf(request);
    if (hasMail)
      throw new AppError('forbidden', {
        message: 'the account of the caller has a mail address',
        userMessage: 'Your account has a mail address. A manager can change it.',
      });
    await askStore(() => staffStore.changeAccount({ connection, audit, by: username, byId: id, now: new Date() }, id, body));
    return undefined;
  });

  mountStaff(listSessions, (_input, { request }) => {
    const { id, epoch } = callerOf(request);
    const since = Date.now() - IDLE_LIFETIME;
    return askStore(() => staffStore.listSessionsOf(connection, { id, epoch, sessionId: request.sessionID, since }));
  });

  mountStaff(endSession, ({ params }, { request }) => end(request, params.id));

  mountStaff(endOtherSessions, (_input, { request }) => end(request));

  async function end(request: Request, only?: string): Promise<undefined> {
    const { id, username } = callerOf(request);
    const details = { username, which: only === undefined ? 'others' : 'one' };
    await askStore(() => audit.append({ at: new Date(), by: username, action: 'sessions_ended', details }));
    await askStore(() => staffStore.endSessionsOf(connection, { id, sessionId: request.sessionID, ...(only !== undefined && { only }) }));
    return undefined;
  }
}

/** Sets a password with a manager's link, without a session. */
export function mountResetPassword(router: Router, options: DeskContext): void {
  const { store, audit, throttle, sourceOf } = options;
  mount(
    router,
    resetPassword,
    async ({ body }, { request, log }) => {
      const attempt = await throttle.beginReset({ address: visitorKey(request), site: visitorSite(request) });
      const outcome = await askStore(() =>
        staffStore.resetPassword({ connection: store.connection, audit, now: new Date(), source: sourceOf(request) }, body),
      );
      if (outcome === 'wrong') throw new AppError('reset_refused', { message: 'no account has this link' });
      await attempt.succeeded();
      if ('fault' in outcome) throw refused('password', 'weak_password', outcome.fault);
      log.info('a password was set by a link');
      return undefined;
    },
    { origin: 'required' },
  );
}

function refused(field: string, code: string, message: string): AppError {
  return new AppError('invalid_input', { message: 'a password was refused', errors: [{ field, code, message }] });
}
