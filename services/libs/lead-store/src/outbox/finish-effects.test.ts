import type { EffectName } from '@annuity-lantern/contracts/effects';
import { expect, it } from 'vitest';
import { firstOutbox } from '../insert/first-outbox.ts';
import type { AnyLeadRecord, LeadRecord } from '../record/lead-record.ts';
import type { Leads } from '../record/leads.ts';
import { asOlderIntake } from '../testing/as-older-intake.ts';
import { type EffectResult, finishEffects } from './finish-effects.ts';

const now = new Date('2026-03-02T15:00:00Z');
const ofNew = firstOutbox({ consent: null, contact: { email: 'unknown', phone: 'good' }, reception: {}, createdAt: now });
const lead = {
  _id: 'a lead',
  effects: {
    ...asOlderIntake({ effects: ofNew, createdAt: now } as LeadRecord).effects,
    later: { state: 'waiting', attempts: 0, after: 'webhook' },
  },
} as unknown as AnyLeadRecord;

/** The fields that the commit of this result sets, among those that other effects and the desk's lists read. */
async function writtenBy(effect: EffectName, result: EffectResult): Promise<string[]> {
  let written: string[] = [];
  const findOneAndUpdate = async (_which: unknown, stages: readonly { readonly $set?: object }[]) => {
    written = stages.flatMap(({ $set = {} }) => Object.keys($set));
    return null;
  };
  const leads = { any: { collection: { findOneAndUpdate } } } as unknown as Leads;
  await finishEffects(leads, [{ claim: { leadId: lead._id, effect, token: 'a token', attempts: 1, lead }, result }], now);
  return ['effects', 'facets'].filter((field) => written.includes(field));
}

it.each([
  ['persist', { state: 'done', completion: {} as never }, ['effects', 'facets']],
  ['verify', { state: 'done', contact: { email: 'false', phone: 'good' } }, ['effects', 'facets']],
  ['recheck', { state: 'again', contact: { email: 'unknown', phone: 'good' } }, ['facets']],
  ['staffMail', { state: 'done' }, []],
  ['visitorMail', { state: 'later', wait: 1000 }, []],
  ['analytics', { state: 'skipped' }, []],
] as const)('writes for %s with %j no other effect and no facet that it cannot change', async (effect, result, fields) => {
  expect(await writtenBy(effect, result)).toEqual(fields);
});

it('releases an effect of another version that waits', async () => {
  expect(await writtenBy('webhook', { state: 'done' })).toEqual(['effects']);
});
