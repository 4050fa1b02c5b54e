import { type ExpectedEffect, expectedEffects } from '@annuity-lantern/contracts/jobs';
import { undoAtEnd } from '@annuity-lantern/local/clean-up';
import { MongoClient } from 'mongodb';
import type { EffectCounts } from './effect-counts.ts';

interface LedgerEffect {
  readonly state: string;
  readonly attempts: number;
  readonly token?: string;
  readonly lastErrorClass?: string;
}

/** Of a lead, what the audit needs. */
export interface LedgerLead {
  readonly _id: string;
  readonly email: string;
  readonly consent: { readonly analytics?: boolean } | null;
  readonly effects: Readonly<Record<ExpectedEffect, LedgerEffect>>;
}

/** A claim that a worker held. */
export interface HeldEffect {
  readonly leadId: string;
  readonly effect: ExpectedEffect;
  readonly token: string;
}

export interface Ledger {
  leads(): Promise<LedgerLead[]>;
  effects(): Promise<EffectCounts>;
  /** How many of them are there. */
  countLeads(ids: readonly string[]): Promise<number>;
  held(): Promise<HeldEffect[]>;
  /** Of these claims, those that still hold. */
  stillHeld(held: readonly HeldEffect[]): Promise<HeldEffect[]>;
}

const projection = { email: 1, consent: 1, effects: 1 };

/** Reads MongoDB directly, past every service. Calls reject while it is away, but it must be there now: a client whose first try fails stays shut. */
export async function openLedger(mongodbUrl: string): Promise<Ledger> {
  const client = new MongoClient(mongodbUrl, { serverSelectionTimeoutMS: 1500, connectTimeoutMS: 1500, socketTimeoutMS: 5000 });
  undoAtEnd(() => client.close());
  await client.connect();
  const leads = client.db().collection<LedgerLead>('leads');
  const find = (filter: object) => leads.find<LedgerLead>(filter, { projection }).toArray();
  return {
    leads: () => find({}),
    countLeads: (ids) => leads.countDocuments({ _id: { $in: [...ids] } }),
    effects: async () => {
      const states = expectedEffects.map((name) => ({ $concat: [name, ' ', `$effects.${name}.state`] }));
      const groups = await leads
        .aggregate<{ readonly _id: string; readonly count: number }>([
          { $project: { effect: states } },
          { $unwind: '$effect' },
          { $group: { _id: '$effect', count: { $sum: 1 } } },
        ])
        .toArray();
      return Object.fromEntries(groups.map(({ _id, count }) => [_id, count]));
    },
    held: async () => claimsOf(await find({ $or: expectedEffects.map((name) => ({ [`effects.${name}.state`]: 'sending' })) })),
    stillHeld: async (held) => {
      const now = claimsOf(await find({ _id: { $in: held.map(({ leadId }) => leadId) } }));
      return held.filter((claim) => now.some(({ token }) => token === claim.token));
    },
  };
}

function claimsOf(leads: readonly LedgerLead[]): HeldEffect[] {
  return leads.flatMap(({ _id: leadId, effects }) =>
    expectedEffects.flatMap((effect) => {
      const { state, token } = effects[effect];
      return state === 'sending' && token ? [{ leadId, effect, token }] : [];
    }),
  );
}
