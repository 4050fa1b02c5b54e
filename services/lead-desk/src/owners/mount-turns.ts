import { readTurns, setAbsence, setTurns } from '@annuity-lantern/contracts/http';
import { todayAt } from '@annuity-lantern/domain/open-time';
import { AppError } from '@annuity-lantern/service-kit/errors';
import * as staffStore from '@annuity-lantern/staff-store';
import type { Request } from 'express';
import { askStore } from '../ask-store.ts';
import type { DeskContext } from '../desk-context.ts';
import type { MountStaff } from '../rights/staff-calls.ts';
import { callerOf } from '../session/staff.ts';

/** Whether new requests are given in turn, and who is away. */
export function mountTurns(mountStaff: MountStaff, { connection, audit, hours }: DeskContext): void {
  const deskOf = (request: Request): staffStore.AccountDesk => {
    const { id, username } = callerOf(request);
    return { connection, audit, by: username, byId: id, now: new Date() };
  };

  mountStaff(readTurns, async () => {
    const today = todayAt(new Date(), hours);
    const [on, people] = await askStore(() =>
      Promise.all([staffStore.areTurnsOn(connection), staffStore.listPeopleInTurn(connection, today)]),
    );
    return { on, people };
  });

  mountStaff(setTurns, async ({ body: { on } }, { request }) => {
    await askStore(() => staffStore.setTurns(deskOf(request), on));
    return undefined;
  });

  mountStaff(setAbsence, async ({ params, body: { backOn } }, { request }) => {
    const outcome = await askStore(() => staffStore.setAbsence(deskOf(request), params.id.toLowerCase(), backOn));
    if (outcome === 'unknown')
      throw new AppError('not_found', { message: 'no account has this id', userMessage: 'This account does not exist.' });
    return undefined;
  });
}
