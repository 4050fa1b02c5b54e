import type { AccountAction, StaffRole } from '@annuity-lantern/contracts/http';
import type { Connection } from 'mongoose';
import { type UserRecord, userModel } from '../user-model.ts';
import { type AccountDesk, accessGiven, type ResetSecret } from './add-account.ts';
import { newReset } from './reset-token.ts';

/** The fields to change. Each one is a row of `changes`. */
export interface AccountChange {
  readonly role?: StaffRole | undefined;
  readonly mail?: string | undefined;
  /** An empty name removes it. */
  readonly displayName?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly endSessions?: true | undefined;
}

/**
 * Changes an account, all fields or none. Another role, disabling, and `endSessions` end its sessions. A change already in effect is not
 * repeated. Each changed field is audited before the change. `last_manager`: refused, because no manager would remain.
 */
export async function changeAccount(
  desk: AccountDesk,
  id: string,
  change: AccountChange,
): Promise<'changed' | 'unchanged' | 'unknown' | 'last_manager'> {
  const { connection, audit, by, now } = desk;
  const users = userModel(connection);
  const user = await users.findById(id, { passwordHash: 0 }).lean<UserRecord>();
  if (!user) return 'unknown';
  const plans = planChanges(user, change, desk).filter(({ isSo }) => !isSo);
  if (plans.length === 0) return 'unchanged';
  const losesManager = isActiveManager(user) && plans.some(({ action }) => action === 'account_role_set' || action === 'account_disabled');
  if (losesManager && (await countManagers(connection, id)) === 0) return 'last_manager';
  const record = async (more: Readonly<Record<string, string>> = {}) => {
    for (const { action, details } of plans)
      await audit.append({ at: now, by, action, details: { username: user.username, ...details, ...more } });
  };
  await record();
  const { matchedCount } = await users.updateOne({ _id: id, epoch: user.epoch }, merge(plans.map(({ update }) => update)));
  if (matchedCount === 0) return changeAccount(desk, id, change);
  // If two managers demote each other at the same moment, both changes are rolled back.
  if (losesManager && (await countManagers(connection)) === 0) {
    await users.updateOne({ _id: id }, merge(plans.map(({ undo }) => undo)));
    await record({ undone: 'last_manager' });
    return 'last_manager';
  }
  return 'changed';
}

/** Makes a new link for an account that is not disabled. Earlier links stop working. Audited before the change. */
export async function makeResetLink(desk: AccountDesk, id: string): Promise<ResetSecret | 'unknown' | 'disabled'> {
  const { connection, audit, by, now } = desk;
  const users = userModel(connection);
  const user = await users.findById(id, { passwordHash: 0 }).lean<UserRecord>();
  if (!user) return 'unknown';
  if (user.disabledAt) return 'disabled';
  const { token, reset } = newReset(now);
  await audit.append({ at: now, by, action: 'account_reset_link', details: { username: user.username } });
  const { matchedCount } = await users.updateOne(
    { _id: id, disabledAt: { $exists: false } },
    { $set: { reset, 'access.password': accessGiven(desk) } },
  );
  return matchedCount === 0 ? 'disabled' : { token, until: reset.until };
}

/** Field by field: `$inc` is only ever of the epoch. */
interface Update {
  readonly $set?: Readonly<Record<string, unknown>>;
  readonly $unset?: Readonly<Record<string, 1>>;
  readonly $inc?: { readonly epoch: 1 };
}

interface ChangePlan {
  readonly action: AccountAction;
  readonly isSo: boolean;
  readonly update: Update;
  readonly undo: Update;
  readonly details?: Readonly<Record<string, string>>;
}

const newEpoch = { $inc: { epoch: 1 } } as const;

/** What each field changes. */
const changes: {
  readonly [Field in keyof AccountChange]-?: (user: UserRecord, to: NonNullable<AccountChange[Field]>, desk: AccountDesk) => ChangePlan;
} = {
  role: (user, role, desk) => ({
    action: 'account_role_set',
    isSo: user.role === role,
    update: { $set: { role, 'access.role': accessGiven(desk) }, ...newEpoch },
    undo: { $set: { role: user.role } },
    details: { from: user.role, to: role },
  }),
  mail: (user, mail) => ({
    action: 'account_mail_set',
    isSo: user.mail === mail,
    update: { $set: { mail } },
    undo: setOrUnset('mail', user.mail),
  }),
  displayName: (user, displayName) => ({
    action: 'account_name_set',
    isSo: (user.displayName ?? '') === displayName,
    update: setOrUnset('displayName', displayName),
    undo: setOrUnset('displayName', user.displayName),
  }),
  endSessions: () => ({ action: 'sessions_ended', isSo: false, update: newEpoch, undo: {} }),
  disabled: (user, disabled, desk) =>
    disabled
      ? {
          action: 'account_disabled',
          isSo: user.disabledAt !== undefined,
          update: { $set: { disabledAt: desk.now }, $unset: { reset: 1 }, ...newEpoch },
          undo: { $unset: { disabledAt: 1 } },
        }
      : {
          action: 'account_enabled',
          isSo: !user.disabledAt,
          update: { $unset: { disabledAt: 1 }, $set: { 'access.enabled': accessGiven(desk) } },
          undo: {},
        },
};

function planChanges(user: UserRecord, change: AccountChange, desk: AccountDesk): ChangePlan[] {
  return (Object.keys(changes) as (keyof AccountChange)[]).flatMap((field) => {
    const to = change[field];
    const plan = changes[field] as (user: UserRecord, to: unknown, desk: AccountDesk) => ChangePlan;
    return to === undefined ? [] : [plan(user, to, desk)];
  });
}

function setOrUnset(field: string, value: string | undefined): Update {
  return value ? { $set: { [field]: value } } : { $unset: { [field]: 1 } };
}

/** One update of all. MongoDB refuses an empty `$set`. */
function merge(updates: readonly Update[]): Update {
  const merged: Record<string, object> = {};
  for (const update of updates) for (const [name, fields] of Object.entries(update)) merged[name] = { ...merged[name], ...fields };
  return merged;
}

function isActiveManager({ role, disabledAt }: UserRecord): boolean {
  return role === 'manager' && !disabledAt;
}

/** Counts managers who can sign in, except the account with this id. */
function countManagers(connection: Connection, except?: string): Promise<number> {
  const own = except === undefined ? {} : { _id: { $ne: except } };
  return userModel(connection).countDocuments({ ...own, role: 'manager', disabledAt: { $exists: false }, passwordHash: { $exists: true } });
}
