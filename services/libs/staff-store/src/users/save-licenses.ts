import type { AccountLicenses } from '@annuity-lantern/contracts/http';
import type { StateLicense } from '@annuity-lantern/domain/state-license';
import type { Connection } from 'mongoose';
import { type StoredLicenses, type UserRecord, userModel } from '../user-model.ts';
import type { AccountDesk } from './add-account.ts';

interface LicensesChange {
  readonly lines: readonly StateLicense[];
  /** When the licenses that the person saw were recorded; null if there were none. */
  readonly seen: Date | null;
}

export type SavedLicenses =
  | { readonly outcome: 'changed' | 'unchanged'; readonly licenses: AccountLicenses }
  /** Someone else changed them since; absent licenses were never recorded. */
  | { readonly outcome: 'stale'; readonly licenses?: AccountLicenses }
  | { readonly outcome: 'unknown' };

/** Records the licenses of an account in place of those that the person saw. Audited before the change, with both. */
export async function saveLicenses(
  { connection, audit, by, now }: AccountDesk,
  id: string,
  change: LicensesChange,
): Promise<SavedLicenses> {
  const users = userModel(connection);
  const user = await users.findById(id, { username: 1, licenses: 1 }).lean<UserRecord>();
  if (!user) return { outcome: 'unknown' };
  const { username, licenses: before } = user;
  const lines = change.lines.map(({ state, number, until }) => ({ state, number, until }));
  const stale = { outcome: 'stale', ...(before && { licenses: toLicenses(before) }) } as const;
  if ((before?.at.getTime() ?? null) !== (change.seen?.getTime() ?? null)) return stale;
  const [was, is] = [before?.lines ?? [], lines].map((all) => all.map(lineWords));
  if (before && was?.join() === is?.join()) return { outcome: 'unchanged', licenses: toLicenses(before) };
  // Later than the earlier one, so that each change has a time of its own.
  const at = new Date(Math.max(now.getTime(), (before?.at.getTime() ?? 0) + 1));
  await audit.append({ at: now, by, action: 'account_licenses_set', details: { username, before: was ?? [], after: is ?? [] } });
  const seen = before ? { 'licenses.at': before.at } : { licenses: { $exists: false } };
  const saved: StoredLicenses = { lines, at, by };
  const { matchedCount } = await users.updateOne({ _id: id, ...seen }, { $set: { licenses: saved } });
  if (matchedCount > 0) return { outcome: 'changed', licenses: toLicenses(saved) };
  // The entry above is not what became of it.
  await audit.append({ at: now, by, action: 'account_licenses_set', details: { username, undone: 'changed meanwhile' } });
  return saveLicenses({ connection, audit, by, now }, id, change);
}

/** What is recorded for an account; undefined if nothing ever was. */
export async function findLicenses(connection: Connection, id: string): Promise<AccountLicenses | undefined> {
  const user = await userModel(connection).findById(id, { licenses: 1 }).lean<UserRecord>();
  return user?.licenses && toLicenses(user.licenses);
}

export function toLicenses({ lines, at, by }: StoredLicenses): AccountLicenses {
  return { lines: lines.map((line) => ({ ...line })), at: at.toISOString(), by };
}

function lineWords({ state, number, until }: StateLicense): string {
  return `${state} ${number} ${until}`;
}
