import { effects as definitions, type EffectName } from '@annuity-lantern/contracts/effects';
import type { mongo } from 'mongoose';
import type { Decide, LeadChange, Remains } from '../changes/lead-change.ts';
import { deriveFields } from './derived-fields.ts';
import type { StoredLead } from './lead-record.ts';
import type { Leads } from './leads.ts';
import { after, SERVER_NOW } from './moment.ts';
import { keptEffects } from './personal-fields.ts';
import { settle } from './settle.ts';

export type ChangeOutcome =
  | { readonly outcome: 'changed'; readonly lead: StoredLead }
  /** Not allowed, or changed since the person saw it. `lead` is its current state. An erased lead refuses every change. */
  | { readonly outcome: 'refused'; readonly lead: StoredLead }
  | { readonly outcome: 'unknown' };
export type ReplaceOutcome = ChangeOutcome | { readonly outcome: 'changing'; readonly lead: StoredLead };

/** Others write to a lead a few times in a second at most; a read and a write take milliseconds. */
const TRIES = 50;
/** An erasure repeats its duties before each try. */
const ERASING_TRIES = 10;
export const KEPT_CHANGING = 'the lead kept changing';

/**
 * Changes a lead by one update, which is written only if what it changes is still as it was read; otherwise it is decided again. So what is decided from a
 * lead holds for the lead that gets it, and workers may write its other effects. The fields of another version stay. Rejects if MongoDB is away.
 *
 * @param fixed in place of MongoDB's time
 */
export async function changeLead(leads: Leads, id: string, decide: Decide, fixed?: Date): Promise<ChangeOutcome> {
  const changed = await tryChange(leads, id, {
    decide: (lead, now) => decide(lead, fixed ?? now),
    write: (lead, change) => write(leads, lead, change),
    tries: TRIES,
  });
  if (changed.outcome === 'changing') throw new Error(KEPT_CHANGING);
  return changed;
}

interface Erasing {
  readonly decide: (lead: StoredLead) => Remains | null;
  /** Done before each try, for the lead of that try. */
  readonly prepare: (lead: StoredLead) => Promise<void>;
  /** In place of MongoDB's time. */
  readonly fixed?: Date | undefined;
}

/**
 * Like `changeLead`, for an erasure: replaces the whole lead. It compares `seq`, hold and history alone, since a worker that writes to the lead would starve
 * it. `changing` if people did.
 */
export function replaceLead(leads: Leads, id: string, { decide, prepare, fixed }: Erasing): Promise<ReplaceOutcome> {
  const write = async (lead: StoredLead, remains: Remains) => {
    await prepare(lead);
    return await writeRemains(leads, lead, remains, fixed);
  };
  return tryChange(leads, id, { decide, write, tries: ERASING_TRIES });
}

interface Trying<C> {
  readonly decide: (lead: StoredLead, now: Date) => C | null;
  /** Null if somebody else was first. */
  readonly write: (lead: StoredLead, change: C) => Promise<StoredLead | null>;
  readonly tries: number;
}

async function tryChange<C>(leads: Leads, id: string, { decide, write, tries }: Trying<C>): Promise<ReplaceOutcome> {
  for (let left = tries; ; left -= 1) {
    const read = leads.any.aggregate<{ lead: StoredLead; now: Date }>([
      { $match: { _id: id } },
      { $replaceWith: { lead: '$$ROOT', now: '$$NOW' } },
    ]);
    const [found] = await settle(read.read('primary').exec());
    if (!found) return { outcome: 'unknown' };
    const { lead, now } = found;
    const change = lead.status === 'erased' ? null : decide(lead, now);
    if (!change) return { outcome: 'refused', lead };
    if (left === 0) return { outcome: 'changing', lead };
    const changed = await write(lead, change);
    if (changed) return { outcome: 'changed', lead: changed };
  }
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
  return await update(leads, was, Object.keys(set).length > 0 ? [{ $set: set }] : []);
}

/** Null if somebody else was first. */
function writeRemains(leads: Leads, lead: StoredLead, remains: Remains, fixed: Date | undefined): Promise<StoredLead | null> {
  const was = { _id: lead._id, seq: lead.seq, hold: asStored(lead.hold), history: { $size: lead.history.length } };
  return update(leads, was, [replaceByRemains(remains, fixed)]);
}

/** What an erasure leaves of a lead that is not stored. MongoDB computes it and writes nothing. Rejects if it is away. */
export async function computeRemains(leads: Leads, lead: StoredLead, remains: Remains): Promise<StoredLead> {
  const { db } = leads.any.db;
  if (!db) throw new Error('MongoDB is not connected');
  const stages = [{ $documents: [{ $literal: lead }] }, replaceByRemains(remains, undefined), deriveFields];
  const [left] = await settle(db.aggregate(stages).toArray());
  return left as unknown as StoredLead;
}

/** The time of an order is MongoDB's at the write: the duties before it may take longer than the delay. */
function replaceByRemains({ keeps, fields, orders }: Remains, fixed: Date | undefined): object {
  const ordered = Object.entries(orders).map(([name, order]) => {
    const { delay } = definitions[name as EffectName].starts as { readonly delay: number };
    return [name, { state: 'due', attempts: 0, nextAt: after(fixed ?? SERVER_NOW, delay), order }];
  });
  const kept = keeps.map((name) => [name, `$${name}`]);
  const literals = Object.entries(fields).map(([name, value]) => [name, { $literal: value }]);
  const effects = { $mergeObjects: [keptEffects, Object.fromEntries(ordered)] };
  return { $replaceWith: { ...Object.fromEntries([...kept, ...literals]), effects } };
}

async function update(leads: Leads, was: object, stages: readonly object[]): Promise<StoredLead | null> {
  const options = { returnDocument: 'after' } as const;
  const found = await settle(
    leads.any.collection.findOneAndUpdate(was as mongo.Filter<mongo.Document>, [...stages, deriveFields], options),
  );
  return found as StoredLead | null;
}

function asStored(value: unknown): object {
  return value === undefined ? { $exists: false } : { $eq: value };
}
