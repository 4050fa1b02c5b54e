import { AppError } from '@annuity-lantern/service-kit/errors';
import { attemptKinds, type SignInDigests, signInAttemptsCollection } from '@annuity-lantern/staff-store';
import type { Store } from '@annuity-lantern/store-kit/connection';
import { RateLimiterMongo, RateLimiterRes } from 'rate-limiter-flexible';
import { askStore, storeUnavailable } from '../ask-store.ts';

/** Failed attempts within the window after which an account blocks unknown browsers. */
export const ACCOUNT_LIMIT = 10;
/** The same limit for each browser that signed in to the account before. */
const DEVICE_LIMIT = 10;
/** The same limit for one address over all accounts: several people may share it. */
export const ADDRESS_LIMIT = 30;
/** The same limit for one IPv6 /48, which holds 65,536 of our /64 addresses. */
export const SITE_LIMIT = 240;
/** Failed links of one /48 within the window, in the same ratio as sign-ins. */
export const RESET_SITE_LIMIT = (ACCOUNT_LIMIT * SITE_LIMIT) / ADDRESS_LIMIT;
/** Seconds from the first failure. */
export const WINDOW = 15 * 60;

interface Attempter {
  readonly username: string;
  readonly address: string;
  /** The IPv6 /48 of the address. */
  readonly site: string | undefined;
  /** The name of a browser that signed in to the account before. */
  readonly device: string | undefined;
}

export interface SignInAttempt {
  /** Removes the attempt from the counts, because only failures count. */
  succeeded(): Promise<void>;
  /** Removes only this attempt, because nothing was guessed yet: earlier failures still count. */
  undone(): Promise<void>;
}

interface Limiters {
  readonly byDevice: RateLimiterMongo;
  readonly byAccount: RateLimiterMongo;
  readonly byAddress: RateLimiterMongo;
  readonly bySite: RateLimiterMongo;
  readonly ofPassword: RateLimiterMongo;
  readonly ofReset: RateLimiterMongo;
  readonly ofResetSite: RateLimiterMongo;
}

export type SignInThrottle = ReturnType<typeof createSignInThrottle>;

/** Counts sign-in attempts in MongoDB, so that a restart does not reset the limits and a second desk does not double them. */
export function createSignInThrottle(store: Store, digests: SignInDigests) {
  let limiters: Limiters | undefined;
  store.connected.then(
    (client) => {
      const shared = {
        storeClient: client,
        dbName: store.connection.name,
        tableName: signInAttemptsCollection,
        disableIndexesCreation: true,
        duration: WINDOW,
      };
      limiters = {
        byDevice: new RateLimiterMongo({ ...shared, keyPrefix: attemptKinds.device, points: DEVICE_LIMIT }),
        byAccount: new RateLimiterMongo({ ...shared, keyPrefix: attemptKinds.account, points: ACCOUNT_LIMIT }),
        byAddress: new RateLimiterMongo({ ...shared, keyPrefix: attemptKinds.address, points: ADDRESS_LIMIT }),
        bySite: new RateLimiterMongo({ ...shared, keyPrefix: attemptKinds.address, points: SITE_LIMIT }),
        ofPassword: new RateLimiterMongo({ ...shared, keyPrefix: attemptKinds.password, points: ACCOUNT_LIMIT }),
        ofReset: new RateLimiterMongo({ ...shared, keyPrefix: attemptKinds.reset, points: ACCOUNT_LIMIT }),
        ofResetSite: new RateLimiterMongo({ ...shared, keyPrefix: attemptKinds.reset, points: RESET_SITE_LIMIT }),
      };
    },
    () => {},
  );

  const limitersNow = (): Limiters => {
    if (!limiters) throw storeUnavailable(undefined);
    return limiters;
  };

  return {
    /** Like `begin`, for the current password or code when staff change how they sign in. */
    beginPassword: async (username: string) => countAt(limitersNow().ofPassword, digests.ofAccount(username)),
    /** Like `begin`, for a link that sets a password. Any browser counts as a stranger: a link is for one that never signed in. */
    beginReset: async ({ address, site }: Pick<Attempter, 'address' | 'site'>): Promise<SignInAttempt> => {
      const { ofReset, ofResetSite } = limitersNow();
      const near = await countAt(ofReset, digests.ofAddress(address));
      const wide = site === undefined ? undefined : await countAt(ofResetSite, digests.ofAddress(site));
      const undone = async () => void (await Promise.all([near.undone(), wide?.undone()]));
      return { succeeded: undone, undone };
    },
    /**
     * Counts the attempt before checking its password, so that simultaneous attempts do not slip through. Counts known and unknown accounts
     * alike. Limits a known browser by its own failures only: strangers cannot lock it out.
     *
     * @throws AppError `too_many_requests` (429) with the seconds to wait
     */
    begin: async ({ username, address, site, device }: Attempter): Promise<SignInAttempt> => {
      const { byDevice, byAccount, byAddress, bySite } = limitersNow();
      const account = digests.ofAccount(username);
      if (device !== undefined) {
        const known = `${account}/${device}`;
        await consume(byDevice, known);
        return {
          succeeded: async () => void (await askStore(() => byDevice.delete(known))),
          undone: async () => void (await askStore(() => byDevice.reward(known))),
        };
      }
      const network = digests.ofAddress(address);
      const wider = site === undefined ? undefined : digests.ofAddress(site);
      await consume(byAddress, network);
      if (wider !== undefined) await consume(bySite, wider);
      await consume(byAccount, account);
      const ofNetwork = () => [byAddress.reward(network), wider && bySite.reward(wider)];
      return {
        succeeded: async () => void (await askStore(() => Promise.all([byAccount.delete(account), ...ofNetwork()]))),
        undone: async () => void (await askStore(() => Promise.all([byAccount.reward(account), ...ofNetwork()]))),
      };
    },
  };
}

/** Counts one attempt. Only this attempt is taken back. */
async function countAt(limiter: RateLimiterMongo, key: string): Promise<SignInAttempt> {
  await consume(limiter, key);
  const undone = async () => void (await askStore(() => limiter.reward(key)));
  return { succeeded: undone, undone };
}

async function consume(limiter: RateLimiterMongo, key: string): Promise<void> {
  try {
    await askStore(() => limiter.consume(key));
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    throw new AppError('too_many_requests', {
      message: 'too many sign-in attempts',
      retryAfter: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)),
    });
  }
}
