import { type ChainEntry, type ChainKeys, chainKeys } from '@annuity-lantern/hash-chain';
import { type Connection, type Model, Schema } from 'mongoose';

/** A record of sealed entries: a collection, with one chain for each of its writers and days. */
export interface Chain {
  readonly model: Model<ChainEntry<unknown>>;
  readonly keys: ChainKeys;
}

const schema = new Schema<ChainEntry<unknown>>(
  {
    _id: { type: String, required: true },
    content: Schema.Types.Mixed,
    salt: String,
    digest: { type: String, required: true },
    opening: Schema.Types.Mixed,
    // `required` would refuse an empty string.
    previous: { type: String, default: '' },
    hash: { type: String, required: true },
  },
  { versionKey: false, strict: 'throw' },
);

/**
 * The chain of one record.
 *
 * @param name of its collection; its keys differ from those of other records, even under one secret
 */
export function openChain(connection: Connection, name: string, secrets: readonly string[]): Chain {
  return { model: chainModel(connection, name), keys: chainKeys(secrets, name) };
}

export function chainModel(connection: Connection, name: string): Model<ChainEntry<unknown>> {
  const known = connection.models[name] as Model<ChainEntry<unknown>> | undefined;
  return known ?? connection.model<ChainEntry<unknown>>(name, schema, name);
}

/** Matches the entries of a day (UTC, `2026-03-02`) by the index of the ids: `0` is the character after `/`. */
export function ofDay(day: string) {
  return { _id: { $gte: `${day}/`, $lt: `${day}0` } };
}
