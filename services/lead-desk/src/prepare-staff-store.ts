import type { Log } from '@annuity-lantern/service-kit/log';
import { createFirstUser, ensureStaffIndexes, type FirstUser } from '@annuity-lantern/staff-store';
import type { Store } from '@annuity-lantern/store-kit/connection';
import { type Preparation, prepareStore } from '@annuity-lantern/store-kit/prepare';

interface StaffPreparationOptions {
  readonly store: Store;
  readonly log: Log;
  /** Created when there is no account. */
  readonly firstUser: FirstUser | undefined;
}

const RETRY_PAUSE = 1000;

/** Creates the indexes and the first account as soon as MongoDB can be reached. */
export function prepareStaffStore({ store, log, firstUser }: StaffPreparationOptions): Preparation {
  return prepareStore({
    store,
    work: async () => {
      await ensureStaffIndexes(store.connection);
      if (firstUser && (await createFirstUser(store.connection, firstUser, new Date()))) log.info('created the first staff account');
    },
    onError: (error) => log.warn('the staff accounts could not be prepared yet', { error }),
    every: RETRY_PAUSE,
  });
}
