import type { ErasureNotes, LeadRecord, Leads, Ledger } from '@annuity-lantern/lead-store';
import { asOlderIntake } from '@annuity-lantern/lead-store/testing/as-older-intake';
import type { SealedRequest } from '@annuity-lantern/service-kit/sealed-requests';
import type { Control } from './controls.ts';

type Replace<T> = Partial<Record<Control, (current: T) => T>>;

/** For controls: what was noted of erasures. */
export const oldNotes: Replace<ErasureNotes> = {
  'refusals not noted': (notes) => ({ ...notes, keep: async () => {} }),
  'erasures not noted': (notes) => ({ ...notes, note: async () => {} }),
};

/** For controls: how a worker stored a sealed copy. */
export const oldInserts: Replace<Ledger> = {
  'one form per key': (ledger) => ({
    insert: async (lead) => {
      const outcome = await ledger.insert(lead);
      return outcome.outcome === 'key_reused' ? { outcome: 'erased', isRepeat: true } : outcome;
    },
  }),
  'erased keys refuse all': (ledger) => ({
    insert: async (lead) => {
      const outcome = await ledger.insert(lead);
      return outcome.outcome === 'erased' ? { outcome: 'erased', isRepeat: true } : outcome;
    },
  }),
};

/** Of all sealed copies of a backup, and by the ids of the leads that were erased. */
export type ChooseCopies = (
  kept: readonly SealedRequest[],
  all: readonly SealedRequest[],
  erased: ReadonlySet<string>,
) => readonly SealedRequest[];

/** For controls: which sealed copies of a backup came back. */
export const oldCopies: Partial<Record<Control, ChooseCopies>> = {
  'copies dropped by key': (kept, _all, erased) => kept.filter(({ data }) => !erased.has(String(data.leadId))),
  'copies come back': (_kept, all, erased) => all.filter(({ data }) => !erased.has(String(data.leadId))),
};

/** For controls: what an erasure or a hold stored. */
export const oldTombstones: Partial<Record<Control, (after: LeadRecord, before: LeadRecord) => LeadRecord>> = {
  'open effects go on': (after, before) => {
    const { erasedWebhook } = after.effects;
    return isErasure(after, before) && erasedWebhook ? { ...after, effects: { ...before.effects, erasedWebhook } } : after;
  },
  'holds only in the history': ({ hold: _hold, ...after }) => after,
};

function isErasure(after: LeadRecord, before: LeadRecord): boolean {
  return before.status !== 'erased' && after.status === 'erased';
}

/** The store of an intake of the release before: its leads have no keys of the contact, and their effects wait for `persist` and `verify`. */
export function asOldIntake(leads: Leads): Leads {
  const { collection, ...others } = leads.any as unknown as {
    readonly collection: { insertMany(records: readonly LeadRecord[]): unknown };
  };
  const insertMany = (records: readonly LeadRecord[]) => collection.insertMany(records.map(asOlderIntake));
  return { any: { ...others, collection: { ...collection, insertMany } } as unknown as Leads['any'] };
}
