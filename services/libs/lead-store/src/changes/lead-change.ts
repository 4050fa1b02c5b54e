import { type EffectName, effects } from '@annuity-lantern/contracts/effects';
import type { AnyLeadRecord, Effect, HistoryEntry, LeadRecord, OtherAnswers, StoredLead } from '../record/lead-record.ts';

type OwnFields = Omit<
  LeadRecord,
  '_id' | 'kind' | 'createdAt' | 'synthetic' | 'seq' | 'history' | 'effects' | 'parkedAt' | 'parked' | 'queue' | 'tally'
>;

/** What somebody does to a lead: plain data, decided without a store and without a clock. */
export interface LeadChange {
  /** Fields afterwards; undefined removes one. Answers of the forms, too. */
  readonly fields?: Fields;
  /** Effects afterwards, whole. Without its earlier token, a worker that still runs an earlier order commits nothing. */
  readonly effects?: Effects;
  /** Added at the end of the history. */
  readonly entries?: readonly HistoryEntry[];
  /** By how much `seq` rises. A step prepared before it is then refused. Without it, a note conflicts with no step. */
  readonly raises?: number;
}

export type Fields = { readonly [Name in keyof OwnFields]?: OwnFields[Name] | undefined } & OtherAnswers;
export type Effects = Readonly<Partial<Record<EffectName, Effect>>>;

/** What an erasure leaves of a lead. Every other field goes, also one of another version. */
export interface Remains {
  /** Fields that stay as they are. */
  readonly keeps: readonly string[];
  readonly fields: Partial<LeadRecord>;
  /** Effects that are ordered, each with its `order`. They are due after their delay from the write. Of the others stays what `keptEffects` says. */
  readonly orders: Readonly<Partial<Record<EffectName, number>>>;
}

/** Null refuses the change. Called again with the new lead if somebody else changed it meanwhile. `now` is the store's time. */
export type Decide = (lead: StoredLead, now: Date) => LeadChange | null;

/** An entry that raises `seq` by one. */
export function step(lead: StoredLead, entry: Omit<HistoryEntry, 'seq'>): Pick<LeadChange, 'entries' | 'raises'> {
  return { entries: [{ ...entry, seq: lead.seq + 1 }], raises: 1 };
}

/** An effect that is due for the first time, after its own delay. `order` tells this order from an earlier one. */
export function ordered(name: EffectName, now: Date, order: number): Effect {
  return { ...firstTry(name, now), order };
}

/** An effect in its first state, due after its own delay. */
export function firstTry(name: EffectName, now: Date): Effect {
  return { state: 'due', attempts: 0, nextAt: new Date(now.getTime() + effects[name].starts.delay) };
}

/** Ends what was ordered of an effect. If it is being sent, its worker decides. */
export function ended(name: EffectName, { effects }: Pick<AnyLeadRecord | StoredLead, 'effects'>): Effects {
  const effect = effects[name];
  if (!effect || !['due', 'parked', 'unconfirmed'].includes(effect.state)) return {};
  const { attempts, order } = effect;
  return { [name]: { state: 'skipped', attempts, ...(order === undefined ? {} : { order }) } };
}
