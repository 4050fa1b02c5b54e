import { listErasedNext } from '@annuity-lantern/contracts/http';
import { findExpired } from '@annuity-lantern/lead-store';
import { askStore } from '../ask-store.ts';
import type { DeskContext } from '../desk-context.ts';
import type { MountStaff } from '../rights/staff-calls.ts';
import { DAY } from './erase-expired.ts';

/** Days ahead of which the list tells. */
const AHEAD = 7;
const MOST_LISTED = 200;
const FIND_BUDGET = 5000;

/** What retention erases next. */
export function mountRetention(mountStaff: MountStaff, { leads, retentionDays: days }: DeskContext): void {
  mountStaff(listErasedNext, async () => {
    if (days === 0) return { next: [], more: false };
    const before = new Date(Date.now() - (days - AHEAD) * DAY);
    const found = await askStore(() => findExpired(leads, before, MOST_LISTED + 1, { held: true }), FIND_BUDGET);
    return {
      days,
      next: found.slice(0, MOST_LISTED).map(({ _id: id, status, lastStepAt, hold }) => ({
        id,
        status,
        lastStepAt: lastStepAt.toISOString(),
        erasedAt: new Date(lastStepAt.getTime() + days * DAY).toISOString(),
        held: hold !== undefined,
      })),
      more: found.length > MOST_LISTED,
    };
  });
}
