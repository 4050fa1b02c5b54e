import { withDeadline } from '@annuity-lantern/service-kit/with-deadline';
import { findPeople, findReminderAddresses, type Person, type ReminderAddresses } from '@annuity-lantern/staff-store/people';
import type { Store } from '@annuity-lantern/store-kit/connection';
import { EffectRefusal } from '../effects/effect-refusal.ts';

/**
 * What mail needs to know about accounts. Read for each mail: a change of accounts is rare, but a mail to someone who has left does lasting
 * harm.
 */
export interface Staff {
  /** @throws EffectRefusal if MongoDB does not answer in time: nothing was sent, so the effect is retried */
  addressesFor(ownerId: string | undefined): Promise<ReminderAddresses>;
  /**
   * People by the ids of their accounts.
   *
   * @throws EffectRefusal as above
   */
  peopleOf(ids: readonly string[]): Promise<ReadonlyMap<string, Person>>;
}

/** Longest wait for MongoDB, in milliseconds. The mail needs the rest of its 5.5 s. */
const READ_BUDGET = 3000;

export function openStaff({ connection }: Pick<Store, 'connection'>): Staff {
  return {
    addressesFor: (ownerId) => inTime(findReminderAddresses(connection, ownerId)),
    peopleOf: (ids) => inTime(findPeople(connection, ids)),
  };
}

function inTime<T>(reading: Promise<T>): Promise<T> {
  return withDeadline(READ_BUDGET, reading, () => new Error('MongoDB did not answer in time')).catch((cause: unknown) => {
    throw new EffectRefusal('staff_not_read', { permanent: false, ambiguous: false, cause });
  });
}
