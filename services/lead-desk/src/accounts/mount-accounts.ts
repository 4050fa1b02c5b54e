import {
  addAccount,
  disableAccount,
  enableAccount,
  endAccountSessions,
  listAccounts,
  resetAccount,
  resetSignInCode,
  saveAccount,
  unlockStaffAccount,
} from '@annuity-lantern/contracts/http';
import { AppError } from '@annuity-lantern/service-kit/errors';
import * as staffStore from '@annuity-lantern/staff-store';
import type { Request } from 'express';
import { askStore } from '../ask-store.ts';
import type { DeskContext } from '../desk-context.ts';
import type { MountStaff } from '../rights/staff-calls.ts';
import { callerOf } from '../session/staff.ts';
import { ACCOUNT_LIMIT } from '../sign-in/sign-in-throttle.ts';

/** Managers' calls on staff accounts. */
export function mountAccounts(mountStaff: MountStaff, { store: { connection }, audit, digests }: DeskContext): void {
  const deskOf = (request: Request): staffStore.AccountDesk => {
    const { id, username } = callerOf(request);
    return { connection, audit, by: username, byId: id, now: new Date() };
  };

  mountStaff(listAccounts, () =>
    askStore(() => staffStore.listAccounts(connection, { now: new Date(), lockedFrom: ACCOUNT_LIMIT, digests })),
  );

  mountStaff(addAccount, async ({ body }, { request }) => {
    const added = await askStore(() => staffStore.addAccount(deskOf(request), body));
    if (typeof added === 'string') {
      const message = nameWords[added];
      throw new AppError('invalid_input', { message: 'the user name is refused', errors: [{ field: 'username', code: added, message }] });
    }
    return toLink(added);
  });

  mountStaff(saveAccount, ({ params, body }, { request }) => change(request, params.id, body));
  mountStaff(disableAccount, ({ params }, { request }) => change(request, params.id, { disabled: true }));
  mountStaff(enableAccount, ({ params }, { request }) => change(request, params.id, { disabled: false }));
  mountStaff(endAccountSessions, ({ params }, { request }) => change(request, params.id, { endSessions: true }));

  mountStaff(unlockStaffAccount, async ({ params }, { request }) => {
    const username = await askStore(() => staffStore.findUsername(connection, params.id.toLowerCase()));
    if (username === undefined) throw unknownAccount();
    await askStore(() =>
      staffStore.unlockAccount(connection, { username, audit, digests, by: callerOf(request).username, now: new Date() }),
    );
    return undefined;
  });

  mountStaff(resetAccount, async ({ params }, { request }) => {
    const made = await askStore(() => staffStore.makeResetLink(deskOf(request), params.id.toLowerCase()));
    if (made === 'unknown') throw unknownAccount();
    if (made === 'disabled')
      throw new AppError('not_found', { message: 'the account is disabled', userMessage: 'This account is disabled. Enable it first.' });
    return toLink(made);
  });

  mountStaff(resetSignInCode, async ({ params }, { request }) => {
    if ((await askStore(() => staffStore.resetCode(deskOf(request), params.id.toLowerCase()))) === 'unknown') throw unknownAccount();
    return undefined;
  });

  async function change(request: Request, id: string, what: staffStore.AccountChange): Promise<undefined> {
    const outcome = await askStore(() => staffStore.changeAccount(deskOf(request), id.toLowerCase(), what));
    if (outcome === 'unknown') throw unknownAccount();
    if (outcome === 'last_manager') throw new AppError('last_manager', { message: 'no active manager would be left' });
    return undefined;
  }
}

/** Why a user name is refused. */
const nameWords = {
  taken: 'Another account has this user name. Choose another one.',
  alike: 'This looks like the user name of another account. Choose another one.',
} as const;

function toLink({ token, until }: staffStore.ResetSecret) {
  return { token, until: until.toISOString() };
}

function unknownAccount(): AppError {
  return new AppError('not_found', { message: 'no account has this id', userMessage: 'This account does not exist.' });
}
