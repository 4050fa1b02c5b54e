import { randomUUID } from 'node:crypto';
import type { EffectName } from '@annuity-lantern/contracts/effects';
import { sampleConsultation } from '@annuity-lantern/contracts/testing/sample-answers';
import { connectStore } from '@annuity-lantern/store-kit/connection';
import { afterAll, beforeAll, beforeEach, inject } from 'vitest';
import {
  type ClaimedEffect,
  type Effect,
  type Leads,
  type NewLead,
  openLeads,
  type StoredLead,
  searchFieldsOf,
  toRecord,
} from '../../src/lead-store.ts';
import { deriveFields } from '../../src/record/derived-fields.ts';
import { asOlderIntake } from '../../src/testing/as-older-intake.ts';
import { claimEffect } from './one-effect.ts';

export const START = new Date('2026-03-02T15:00:00Z');
/** A time this many milliseconds after the start. */
export const at = (ms: number) => new Date(START.getTime() + ms);

export interface StoreUnderTest {
  readonly leads: Leads;
  /** Stores a consultation request as an older intake did, with every effect still to come, and returns its id. */
  stored(changes?: Partial<NewLead<'consultation'>>): Promise<string>;
  /** Overwrites one effect, as if time or another worker had changed it. */
  put(id: string, effect: EffectName, value: Effect): Promise<void>;
  effect(id: string, effect: EffectName): Promise<Effect | undefined>;
  /** Claims an effect that is certainly claimable. */
  claimed(id: string, effect: EffectName, now: Date): Promise<ClaimedEffect>;
}

/** Leads in this file's own database, emptied before each test. */
export function useStore(): StoreUnderTest {
  const url = new URL(inject('mongodbUrl'));
  const store = connectStore({ mongodbUrl: `mongodb://${url.host}/lead-store-${randomUUID().slice(0, 8)}?directConnection=true` });
  const leads = openLeads(store);
  beforeAll(async () => {
    await store.connected;
    await leads.any.createIndexes();
  });
  beforeEach(async () => {
    await leads.any.deleteMany({});
  });
  afterAll(async () => {
    await store.close();
  });
  return {
    leads,
    stored: async (changes) => {
      const lead = newLead(changes);
      await leads.any.collection.insertOne(asOlderIntake(toRecord(lead)) as never);
      return lead.id;
    },
    put: async (id, effect, value) => {
      await leads.any.updateOne({ _id: id }, [{ $set: { [`effects.${effect}`]: { $literal: value } } }, deriveFields] as never, {
        updatePipeline: true,
      });
    },
    effect: async (id, effect) => (await leads.any.findById(id).lean())?.effects[effect],
    claimed: async (id, effect, now) => {
      const asked = await claimEffect(leads, id, effect, now);
      if (asked.outcome !== 'claimed') throw new Error(`nothing to claim: ${asked.outcome}`);
      return asked.claim;
    },
  };
}

/** Adds to leads what `persist` adds, so that filters and searches find them. */
export async function makeFindable(leads: Leads): Promise<void> {
  for (const lead of await leads.any.find({ nameKey: { $exists: false } }).lean<StoredLead[]>())
    await leads.any.updateOne({ _id: lead._id }, [{ $set: literals(searchFieldsOf(lead)) }, deriveFields] as never, {
      updatePipeline: true,
    });
}

function literals(fields: object): object {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, { $literal: value }]));
}

export function newLead(changes: Partial<NewLead<'consultation'>> = {}): NewLead<'consultation'> {
  return {
    kind: 'consultation',
    id: randomUUID(),
    bodyHmac: 'hmac',
    createdAt: START,
    answers: sampleConsultation,
    contact: { email: 'unknown', phone: 'good' },
    consent: null,
    reception: {},
    ...changes,
  };
}

export function newReview(changes: Partial<NewLead<'annuity-review'>> = {}): NewLead<'annuity-review'> {
  return {
    kind: 'annuity-review',
    id: randomUUID(),
    bodyHmac: 'hmac',
    createdAt: START,
    answers: { firstName: 'Grace', lastName: 'Lindqvist', email: 'grace@example.org', phone: '3034997111' },
    contact: { email: 'unknown', phone: 'good' },
    consent: null,
    reception: {},
    ...changes,
  };
}
