import {
  beginSignInCode,
  confirmSignInCode,
  type Endpoint,
  proveSelf,
  readSignInCode,
  renewRecoveryCodes,
  turnOffSignInCode,
} from '@annuity-lantern/contracts/http';
import { AppError } from '@annuity-lantern/service-kit/errors';
import * as staffStore from '@annuity-lantern/staff-store';
import type { Request } from 'express';
import { askStore } from '../ask-store.ts';
import type { DeskContext } from '../desk-context.ts';
import type { MountStaff } from '../rights/staff-calls.ts';
import { callerOf, openSession } from '../session/staff.ts';

/** The caller's own sign-in code. */
export function mountOwnCode(mountStaff: MountStaff, options: DeskContext): void {
  const { store, audit, throttle, codeKeys: keys, mustHaveCode } = options;
  const { connection } = store;
  const codeDesk = (): staffStore.CodeDesk => ({ connection, audit, keys, now: new Date() });

  mountStaff(readSignInCode, async (_input, { request }) => {
    const { id } = callerOf(request);
    return { ...(await askStore(() => staffStore.readCode(connection, id))), required: mustHaveCode };
  });

  mountStaff(proveSelf, async ({ body }, { request }) => {
    await prove(request, proveSelf, body);
    await askStore(() => staffStore.markProven(connection, request.sessionID, Date.now()));
    return undefined;
  });

  mountStaff(beginSignInCode, async ({ body }, { request }) => {
    await prove(request, beginSignInCode, body);
    return askStore(() => staffStore.beginCode(codeDesk(), callerOf(request)));
  });

  mountStaff(confirmSignInCode, async ({ body }, { request, log }) => {
    const { id, username } = callerOf(request);
    // Otherwise a stolen session could guess the code of a secret that its owner has not confirmed yet.
    const attempt = await throttle.beginPassword(username);
    const outcome = await askStore(() => staffStore.confirmCode(codeDesk(), { id, typed: body.code }));
    if (outcome === 'wrong')
      throw refused(
        'code',
        'wrong_code',
        'This code does not match. Type the one that the app shows now, and check the clock of your phone.',
      );
    if (outcome === 'over') throw refused('code', 'over', 'This took more than an hour. Start again with a new QR code.');
    await attempt.succeeded();
    // All sessions of the account have ended; this one continues under a new id.
    await openSession(request, outcome.user);
    log.info('a member of staff set up a sign-in code');
    return { recoveryCodes: outcome.recoveryCodes };
  });

  mountStaff(renewRecoveryCodes, async ({ body }, { request }) => {
    await prove(request, renewRecoveryCodes, body);
    const made = await askStore(() => staffStore.renewRecovery(codeDesk(), callerOf(request)));
    if (!made) throw refused('code', 'no_code', 'Set up a sign-in code first.');
    return made;
  });

  mountStaff(turnOffSignInCode, async ({ body }, { request, log }) => {
    const caller = callerOf(request);
    if (mustHaveCode)
      throw new AppError('forbidden', {
        message: 'the account must have a code',
        userMessage: 'Everyone who signs in to this site needs a sign-in code.',
      });
    await prove(request, turnOffSignInCode, body);
    await askStore(() => staffStore.turnOffCode(codeDesk(), caller));
    log.info('a member of staff turned their sign-in code off');
    return undefined;
  });

  /** @throws AppError `invalid_input` (400) at the wrong field, `too_many_requests` (429) */
  async function prove(
    request: Request,
    { name: call }: Endpoint,
    proof: { readonly password: string; readonly code?: string | undefined },
  ): Promise<void> {
    const { id, username } = callerOf(request);
    const attempt = await throttle.beginPassword(username);
    const outcome = await askStore(() => staffStore.proveOwner(codeDesk(), { id, ...proof }));
    if (outcome === 'wrong_password') {
      await askStore(() => audit.append({ at: new Date(), by: username, action: 'password_refused', details: { call } }));
      throw refused('password', outcome, 'This is not your password.');
    }
    if (outcome === 'wrong_code') throw refused('code', outcome, 'This code does not work. Each code works once: wait for the next one.');
    await attempt.succeeded();
  }
}

function refused(field: string, code: string, message: string): AppError {
  return new AppError('invalid_input', { message: 'a sign-in code was not changed', errors: [{ field, code, message }] });
}
