import type { Log } from '@annuity-lantern/service-kit/log';
import { defaultUserNames } from '@annuity-lantern/service-kit/production';
import { createFirstUser, ensureStaffIndexes, type FirstUser, hasAccountNamed } from '@annuity-lantern/staff-store';
import type { Store } from '@annuity-lantern/store-kit/connection';
import { type Preparation, prepareStore } from '@annuity-lantern/store-kit/prepare';

interface StaffPreparationOptions {
  readonly store: Store;
  readonly log: Log;
  /** Created when there is no account. */
  readonly firstUser: FirstUser | undefined;
  /** Whether this is the production host, where default names are not accepted. */
  readonly isProduction: boolean;
}

const RETRY_PAUSE = 1000;

/** Creates the indexes and the first account as soon as MongoDB can be reached. */
export function prepareStaffStore({ store, log, firstUser, isProduction }: StaffPreparationOptions): Preparation {
  return prepareStore({
    store,
    work: async () => {
      await ensureStaffIndexes(store.connection);
      if (firstUser && (await createFirstUser(store.connection, firstUser, new Date()))) log.info('created the first staff account');
      // Made by a start before this host was the production host.
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
