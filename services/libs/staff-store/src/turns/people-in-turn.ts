import { hasRightsOf, type PersonInTurn } from '@annuity-lantern/contracts/http';
import type { Licenses, StateLicense } from '@annuity-lantern/domain/state-license';
import type { Connection } from 'mongoose';
import { type UserRecord, userModel } from '../user-model.ts';
import type { AccountDesk } from '../users/add-account.ts';

/** Someone who is here, with the licenses of the account. */
export interface Present extends PersonInTurn {
  readonly licenses: Licenses<StateLicense>;
}

/** Everyone who can have requests, and is not away on this day (`2026-03-02`). The one who was given a request the longest ago is first. */
export async function listPresent(connection: Connection, today: string): Promise<Present[]> {
  const people = await listPeople(connection);
  return people
    .filter(({ backOn }) => backOn === undefined || backOn <= today)
    .sort((one, other) => (one.givenAt?.getTime() ?? 0) - (other.givenAt?.getTime() ?? 0))
    .map((person) => ({ ...toPerson(person), licenses: person.licenses?.lines }));
}

/** Everyone who can have requests, by user name. Days that have come are left out. */
export async function listPeopleInTurn(connection: Connection, today: string): Promise<PersonInTurn[]> {
  const people = await listPeople(connection);
  return people.map(toPerson).map(({ backOn, ...person }) => ({ ...person, ...(backOn !== undefined && backOn > today && { backOn }) }));
}

/** Puts the person at the end of the turn. */
export async function markGiven(connection: Connection, id: string, now: Date): Promise<void> {
  await userModel(connection).updateOne({ _id: id }, { $set: { givenAt: now } });
}

/** Records until when a person is away; null if they are here. Audited before the change. */
export async function setAbsence(desk: AccountDesk, id: string, backOn: string | null): Promise<'changed' | 'unknown'> {
  const { connection, audit, by, now } = desk;
  const users = userModel(connection);
  const user = await users.findById(id, { username: 1 }).lean<UserRecord>();
  if (!user) return 'unknown';
  const details = { username: user.username, ...(backOn === null ? {} : { backOn }) };
  await audit.append({ at: now, by, action: 'account_absence_set', details });
  await users.updateOne({ _id: id }, backOn === null ? { $unset: { backOn: 1 } } : { $set: { backOn } });
  return 'changed';
}

type Found = Pick<UserRecord, '_id' | 'username' | 'role' | 'backOn' | 'givenAt' | 'licenses'>;

async function listPeople(connection: Connection): Promise<Found[]> {
  const found = await userModel(connection)
    .find({ disabledAt: { $exists: false } }, { username: 1, role: 1, backOn: 1, givenAt: 1, licenses: 1 })
    .sort({ username: 1 })
    .lean<Found[]>();
  return found.filter(({ role }) => hasRightsOf(role, 'agent'));
}

function toPerson({ _id: id, username, role, backOn }: Found): PersonInTurn {
  return { id, username, role, ...(backOn !== undefined && { backOn }) };
}
