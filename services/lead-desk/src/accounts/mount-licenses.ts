import { listLicenseGaps, saveLicenses } from '@annuity-lantern/contracts/http';
import { todayAt } from '@annuity-lantern/domain/open-time';
import { countOpen } from '@annuity-lantern/lead-store';
import { AppError } from '@annuity-lantern/service-kit/errors';
import * as staffStore from '@annuity-lantern/staff-store';
import { askStore } from '../ask-store.ts';
import type { DeskContext } from '../desk-context.ts';
import type { MountStaff } from '../rights/staff-calls.ts';
import { callerOf } from '../session/staff.ts';
import { findLicenseGaps } from './find-license-gaps.ts';

/** In which states people may sell, and open requests that lack a licensed person. */
export function mountLicenses(mountStaff: MountStaff, { connection, leads, audit, hours }: DeskContext): void {
  mountStaff(saveLicenses, async ({ params, body: { lines, seen } }, { request }) => {
    const { id, username } = callerOf(request);
    const desk = { connection, audit, by: username, byId: id, now: new Date() };
    const change = { lines, seen: seen === null ? null : new Date(seen) };
    const saved = await askStore(() => staffStore.saveLicenses(desk, params.id.toLowerCase(), change));
    if (saved.outcome === 'unknown')
      throw new AppError('not_found', { message: 'no account has this id', userMessage: 'This account does not exist.' });
    if (saved.outcome !== 'stale') return saved.licenses;
    throw new AppError('licenses_changed', {
      message: 'the licenses were changed since they were read',
      ...(saved.licenses ? { details: { ...saved.licenses } } : {}),
    });
  });

  mountStaff(listLicenseGaps, async () => {
    const today = todayAt(new Date(), hours);
    const [accounts, here, { open, more }] = await askStore(() =>
      Promise.all([staffStore.listOwners(connection), staffStore.listPresent(connection, today), countOpen(leads)]),
    );
    return { ...findLicenseGaps({ accounts, here, open, today }), more };
  });
}
