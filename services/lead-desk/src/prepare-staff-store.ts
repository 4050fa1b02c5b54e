import type { Log } from '@annuity-lantern/service-kit/log';
import { defaultUserNames } from '@annuity-lantern/service-kit/production';
import { createFirstUser, ensureStaffIndexes, type FirstUser, hasAccountNamed } from '@annuity-lantern/staff-store';
import type { Store } from '@annuity-lantern/store-kit/connection';
import { type Preparation, prepareStore } from '@annuity-lantern/store-kit/prepare';

interface StaffPreparationOptions {
  readonly store: Store;
  readonly log: Log;
  /** Created if there is no account. */
  readonly firstUser: FirstUser | undefined;
  /** True on the production host, which refuses default names. */
  readonly isProduction: boolean;
}

const RETRY_PAUSE = 1000;

/** Creates the indexes and the first account as soon as MongoDB is reachable. */
export function prepareStaffStore({ store, log, firstUser, isProduction }: StaffPreparationOptions): Preparation {
  return prepareStore({
    store,
    work: async () => {
      await ensureStaffIndexes(store.connection);
      if (firstUser && (await createFirstUser(store.connection, firstUser, new Date()))) log.info('created the first staff account');
      // An earlier start created it, before this was the production host.
      if (isProduction && (await hasAccountNamed(store.connection, defaultUserNames))) {
        log.warn(
          'a staff account has a name that is guessed first: delete it from the collection users, and restart to create STAFF_USERNAME',
        );
      }
    },
    onError: (error) => log.warn('the staff accounts could not be prepared yet', { error }),
    every: RETRY_PAUSE,
  });
}
