import { signIn, signOut, whoAmI } from '@annuity-lantern/contracts/http';
import { visitorKey, visitorSite } from '@annuity-lantern/service-kit/address';
import { mount } from '@annuity-lantern/service-kit/endpoint';
import { AppError } from '@annuity-lantern/service-kit/errors';
import { acceptCode, findActiveUser, findUserByPassword } from '@annuity-lantern/staff-store';
import type { Router } from 'express';
import { askStore } from '../ask-store.ts';
import { noteAudited } from '../audit/note-audited.ts';
import type { DeskContext } from '../desk-context.ts';
import type { MountStaff } from '../rights/staff-calls.ts';
import { sessionCookie } from '../session/session-policy.ts';
import { callerOf, closeSession, endsIn, openSession } from '../session/staff.ts';
import { createDeviceCookies } from './device-cookie.ts';

/**
 * One call, sent again with the code if one is needed: a half sign-in leaves no state. Only a right password is answered differently from
 * an unknown name, and the session opens after password and code.
 */
export function mountSignIn(router: Router, options: DeskContext): void {
  const { store, audit, throttle, digests, publicProtocol, sessionSecrets, codeKeys, sourceOf } = options;
  const devices = createDeviceCookies(sessionSecrets, publicProtocol);

  mount(
    router,
    signIn,
    async ({ body }, { request, response }) => {
      const { username } = body;
      const device = devices.find(request, username);
      const attempt = await throttle.begin({ username, address: visitorKey(request), site: visitorSite(request), device });
      const user = await askStore(() => findUserByPassword(store.connection, body));
      if (!user) {
        // Not the name: people type passwords into the wrong field.
        const details = { account: digests.ofAccount(username), ...sourceOf(request) };
        await askStore(() => audit.append({ at: new Date(), by: 'unknown', action: 'sign_in_failed', details }));
        throw new AppError('sign_in_refused', { message: 'user name and password do not match' });
      }
      if (user.hasCode) {
        if (body.code === undefined) {
          await attempt.undone();
          throw new AppError('code_needed', { message: 'the account has a sign-in code' });
        }
        const typed = { id: user.id, typed: body.code, by: 'unknown', source: sourceOf(request) };
        const desk = { connection: store.connection, audit, keys: codeKeys, now: new Date() };
        if (!(await askStore(() => acceptCode(desk, typed)))) throw new AppError('code_refused', { message: 'the sign-in code is wrong' });
      }
      await askStore(() => audit.append({ at: new Date(), by: user.username, action: 'signed_in', details: sourceOf(request) }));
      await openSession(request, user);
      await attempt.succeeded();
      devices.remember(response, username);
      return undefined;
    },
    { origin: 'required' },
  );
}

/** Signing out, and reading who is signed in. */
export function mountSession(mountStaff: MountStaff, { store, audit, publicProtocol, mustHaveCode, staffOrigin }: DeskContext): void {
  mountStaff(signOut, async (_input, { request, response, log }) => {
    const { staff } = request.session;
    const user = staff && (await askStore(() => findActiveUser(store.connection, staff.id)));
    await closeSession(request);
    if (user) await noteAudited(audit, { at: new Date(), by: user.username, action: 'signed_out' }, log);
    const { name, options } = sessionCookie(publicProtocol);
    response.clearCookie(name, options);
    // On a shared host it would delete what a visitor typed in the same browser. Never "cookies": browsers delete those of the whole
    // registrable domain, and the desk would no longer know this browser.
    if (staffOrigin !== undefined) response.setHeader('Clear-Site-Data', '"cache", "storage"');
    return undefined;
  });

  mountStaff(whoAmI, (_input, { request }) => {
    const { username, role, hasCode, hasMail } = callerOf(request);
    return {
      username,
      role,
      ...(!hasCode && mustHaveCode && { mustSetUpCode: true }),
      ...(!hasMail && { needsMail: true }),
      endsIn: endsIn(request),
    };
  });
}
