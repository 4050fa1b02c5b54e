import type { mongo } from 'mongoose';
import type { Decide, LeadChange } from '../changes/lead-change.ts';
import { deriveFields } from './derived-fields.ts';
import type { StoredLead } from './lead-record.ts';
import type { Leads } from './leads.ts';
import { settle } from './settle.ts';

export type ChangeOutcome =
  | { readonly outcome: 'changed'; readonly lead: StoredLead }
  /** Not allowed, or changed since the person saw it. `lead` is its current state. An erased lead refuses every change. */
  | { readonly outcome: 'refused'; readonly lead: StoredLead }
  | { readonly outcome: 'unknown' };

/** Others write to a lead a few times in a second at most; a read and a write take milliseconds. */
const TRIES = 50;

/**
 * Changes a lead by one update, which is written only if what it changes is still as it was read; otherwise it is decided again. So what is decided from a
 * lead holds for the lead that gets it, and workers may write its other effects. The fields of another version stay. Rejects if MongoDB is away.
 *
 * @param fixed in place of MongoDB's time
 */
export async function changeLead(leads: Leads, id: string, decide: Decide, fixed?: Date): Promise<ChangeOutcome> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const read = leads.any.aggregate<{ lead: StoredLead; now: Date }>([
      { $match: { _id: id } },
      { $replaceWith: { lead: '$$ROOT', now: '$$NOW' } },
    ]);
    const [found] = await settle(read.read('primary').exec());
    if (!found) return { outcome: 'unknown' };
    const { lead, now } = found;
    const change = lead.status === 'erased' ? null : decide(lead, fixed ?? now);
    if (!change) return { outcome: 'refused', lead };
    const changed = await write(leads, lead, change);
    if (changed) return { outcome: 'changed', lead: changed };
  }
  throw new Error('the lead kept changing');
}

/** Null if somebody else was first. */
async function write(
  leads: Leads,
  lead: StoredLead,
  { fields = {}, effects = {}, entries = [], raises = 0 }: LeadChange,
): Promise<StoredLead | null> {
  const stored = lead as unknown as Readonly<Record<string, unknown>>;
  const was: Record<string, unknown> & { history?: object } = { _id: lead._id, seq: lead.seq };
  const set: Record<string, unknown> & { history?: object } = raises > 0 ? { seq: lead.seq + raises } : {};
  for (const [name, value] of Object.entries(fields)) {
    was[name] = asStored(stored[name]);
    set[name] = value === undefined ? '$$REMOVE' : { $literal: value };
  }
  for (const [name, effect] of Object.entries(effects)) {
    const path = `effects.${name}`;
    const before = lead.effects[name as keyof typeof effects];
    if (before) for (const part of ['state', 'token', 'attempts', 'nextAt'] as const) was[`${path}.${part}`] = asStored(before[part]);
    else was[path] = asStored(before);
    set[path] = { $literal: effect };
  }
  if (entries.length > 0) {
    was.history = { $size: lead.history.length };
    set.history = { $concatArrays: ['$history', { $literal: entries }] };
  }
  const update = [...(Object.keys(set).length > 0 ? [{ $set: set }] : []), deriveFields];
  const options = { returnDocument: 'after' } as const;
  const found = await settle(leads.any.collection.findOneAndUpdate(was as mongo.Filter<mongo.Document>, update, options));
  return found as StoredLead | null;
}

function asStored(value: unknown): object {
  return value === undefined ? { $exists: false } : { $eq: value };
}
