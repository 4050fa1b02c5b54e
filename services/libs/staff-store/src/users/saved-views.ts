import { randomUUID } from 'node:crypto';
import { MOST_VIEWS, type SavedView, type ViewFilters } from '@annuity-lantern/contracts/http';
import type { Connection } from 'mongoose';
import { savedViewsCollection } from '../collections.ts';

/** All views of an account are one document, so that an update can check their number and names. */
interface ViewsRecord {
  /** The account's id. */
  readonly _id: string;
  readonly views: readonly StoredView[];
}

interface StoredView extends Omit<SavedView, 'filters'> {
  /** The name in the form that is compared. */
  readonly key: string;
  readonly filters: Readonly<Record<string, unknown>>;
}

/** `taken`: another view of the account has the name. `full`: the account has the most views allowed. */
export type SaveOutcome = SavedView | 'taken' | 'full';

const DUPLICATE_KEY = 11_000;

/** The views of an account, in the order in which they were saved. */
export async function listViews(connection: Connection, accountId: string): Promise<SavedView[]> {
  const found = await viewsOf(connection).findOne({ _id: accountId });
  return (found?.views ?? []).map(({ id, name, filters }) => ({ id, name, filters: textsOf(filters) }));
}

export async function saveView(connection: Connection, accountId: string, name: string, filters: ViewFilters): Promise<SaveOutcome> {
  const key = keyOf(name);
  const view = { id: randomUUID(), name, filters: textsOf(filters) };
  const hasRoom = { _id: accountId, 'views.key': { $ne: key }, [`views.${MOST_VIEWS - 1}`]: { $exists: false } };
  try {
    await viewsOf(connection).updateOne(hasRoom, { $push: { views: { ...view, key } } }, { upsert: true });
    return view;
  } catch (error) {
    // The account has views, and the filter did not match them.
    if ((error as { code?: unknown }).code !== DUPLICATE_KEY) throw error;
    const { views = [] } = (await viewsOf(connection).findOne({ _id: accountId })) ?? {};
    if (views.some((other) => other.key === key)) return 'taken';
    // Otherwise two first views of the account were saved at once.
    return views.length >= MOST_VIEWS ? 'full' : saveView(connection, accountId, name, filters);
  }
}

export async function renameView(
  connection: Connection,
  accountId: string,
  id: string,
  name: string,
): Promise<'renamed' | 'taken' | 'unknown'> {
  const key = keyOf(name);
  const others = { $not: { $elemMatch: { key, id: { $ne: id } } } };
  const { matchedCount } = await viewsOf(connection).updateOne(
    { _id: accountId, 'views.id': id, views: others },
    { $set: { 'views.$[view].name': name, 'views.$[view].key': key } },
    { arrayFilters: [{ 'view.id': id }] },
  );
  if (matchedCount === 1) return 'renamed';
  return (await viewsOf(connection).countDocuments({ _id: accountId, 'views.id': id })) === 0 ? 'unknown' : 'taken';
}

export async function deleteView(connection: Connection, accountId: string, id: string): Promise<void> {
  await viewsOf(connection).updateOne({ _id: accountId }, { $pull: { views: { id } } });
}

function viewsOf(connection: Connection) {
  return connection.collection<ViewsRecord>(savedViewsCollection);
}

function keyOf(name: string): string {
  return name.normalize('NFKC').toLowerCase();
}

function textsOf(filters: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(Object.entries(filters).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}
