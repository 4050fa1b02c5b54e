import { randomUUID } from 'node:crypto';
import { effectNames } from '@annuity-lantern/contracts/effects';
import { sampleConsultation } from '@annuity-lantern/contracts/testing/sample-answers';
import {
  type AnyLeadRecord,
  type ClaimedEffect,
  claimEffects,
  copyRevocations,
  endHold,
  eraseLead,
  failEffect,
  findDueEffects,
  finishEffects,
  holdLead,
  insertLead,
  type LeadRecord,
  type Leads,
  openLeads,
  orderErasure,
  recordRevocation,
  renewClaim,
  replayEffect,
  searchFieldsOf,
  withdrawClaim,
} from '@annuity-lantern/lead-store';
import { connectStore } from '@annuity-lantern/store-kit/connection';
import * as fc from 'fast-check';
import { afterAll, expect, inject, it, vi } from 'vitest';
import { createSimulatedLedger, START } from '../src/simulation/simulated-ledger.ts';
import { type Process, startVirtualClock } from '../src/simulation/virtual-clock.ts';

const { host } = new URL(inject('mongodbUrl'));
const store = connectStore({ mongodbUrl: `mongodb://${host}/simulated-${randomUUID().slice(0, 8)}?directConnection=true` });

afterAll(async () => {
  vi.restoreAllMocks();
  await store.close();
});

const A_DAY = 86_400_000;

const effect = fc.constantFrom(...effectNames);
const lead = fc.nat({ max: 1 });
const index = fc.nat({ max: 3 });
const outcome = fc.constantFrom('good', 'unknown', 'false');
const steps = fc.record({
  after: fc.constantFrom(0, 100, 3000, 9000, 600_000),
  step: fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({
        kind: fc.constant('claim'),
        lead,
        names: fc.subarray([...effectNames], { minLength: 1 }),
        alone: fc.boolean(),
        /** Milliseconds between the time of the claim and the last sweep. */
        sweptBefore: fc.option(fc.constantFrom(0, 5000)),
      }),
    },
    {
      weight: 4,
      arbitrary: fc.record({ kind: fc.constant('finish'), index, state: fc.constantFrom('done', 'skipped', 'again', 'later'), outcome }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('fail'), index, permanent: fc.boolean(), ambiguous: fc.boolean() }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('renew', 'withdraw'), index }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('revoke'), lead, channel: fc.constantFrom('email', 'texts') }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('copy', 'find', 'order', 'hold', 'endHold'), lead }) },
    // Milliseconds without a step, after which it is erased.
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('erase'), lead, since: fc.option(fc.constantFrom(0, 5000)) }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('replay'), lead, effect, state: fc.constantFrom('parked', 'unconfirmed') }) },
  ),
});
type Step = typeof steps extends fc.Arbitrary<infer S> ? S : never;

/** Takes the steps and returns what each one answered, with the leads afterwards. */
async function take(
  all: readonly Step[],
  ids: readonly string[],
  leads: Leads,
  read: () => Promise<readonly LeadRecord[]>,
): Promise<unknown[]> {
  const seen: unknown[] = [];
  const claims: ClaimedEffect[] = [];
  let now = START;
  for (const id of ids)
    await insertLead(leads, {
      kind: 'consultation',
      id,
      bodyHmac: 'hmac',
      createdAt: new Date(now),
      answers: sampleConsultation,
      contact: { email: 'unknown', phone: 'good' },
      consent: null,
      reception: {},
    });
  for (const [number, { after, step }] of all.entries()) {
    now += after;
    const answer = await takeStep(step, number, new Date(now));
    seen.push(step, answer, await read());
  }
  return seen;

  async function takeStep(step: Step['step'], number: number, at: Date): Promise<unknown> {
    const claim = 'index' in step ? claims[step.index % claims.length] : undefined;
    const leadId = 'lead' in step ? (ids[step.lead] as string) : '';
    switch (step.kind) {
      case 'claim': {
        const holds = step.names.map((name) => ({ leadId, effect: name, token: `${number}-${name}` }));
        const expiredBy = step.sweptBefore === null ? null : new Date(at.getTime() - step.sweptBefore);
        const made = await claimEffects(leads, holds, at, { alone: step.alone, expiredBy });
        claims.unshift(...made.claims);
        return made;
      }
      case 'finish': {
        if (!claim) return null;
        const contact = { email: step.outcome, phone: 'good' } as const;
        const results = {
          done: { state: 'done', contact, completion: searchFieldsOf(claim.lead) },
          skipped: { state: 'skipped', reason: 'mail_limit' },
          again: { state: 'again', contact },
          later: { state: 'later', wait: 1000 },
        } as const;
        const successors = effectNames.map((name) => ({ leadId: claim.leadId, effect: name, token: `${number}-${name}` }));
        const made = await finishEffects(leads, [{ claim, result: results[step.state] }], at, successors.slice(0, number % 5));
        claims.unshift(...(made?.claims ?? []));
        return made;
      }
      case 'fail':
        return claim && failEffect(leads, claim, { errorClass: 'unexpected', permanent: step.permanent, ambiguous: step.ambiguous }, at);
      case 'renew':
        return claim && renewClaim(leads, claim, at);
      case 'withdraw':
        return claim && withdrawClaim(leads, claim, at);
      case 'revoke':
        return recordRevocation(leads, leadId, { channels: [step.channel], way: 'phone', by: 'desk', now: at }, at);
      case 'copy': {
        const found = (await read()).find(({ _id }) => _id === leadId) as LeadRecord;
        return copyRevocations(leads, found as AnyLeadRecord, at);
      }
      case 'order':
        return orderErasure(leads, leadId, at);
      case 'hold':
        return holdLead(leads, leadId, { reason: 'a dispute', by: 'desk', now: at });
      case 'endHold':
        return endHold(leads, leadId, { reason: 'over', by: 'desk', now: at });
      case 'erase': {
        const before = step.since === null ? {} : { before: new Date(at.getTime() - step.since) };
        const how = { by: 'desk', reason: 'asked', now: at, consentLedger: { record: async () => {} }, erasures: undefined } as const;
        return eraseLead(leads, leadId, { ...how, ...before }, at);
      }
      case 'find':
        return (await findDueEffects(leads, at, 100)).toSorted((a, b) => `${a.leadId}${a.effect}`.localeCompare(`${b.leadId}${b.effect}`));
      case 'replay':
        return replayEffect(leads, { leadId, effect: step.effect, state: step.state }, at);
    }
  }
}

it('changes and finds leads as MongoDB does, through the functions of the store', async () => {
  await store.connected;
  const leads = openLeads(store);
  // The same pauses in both.
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  const process: Process = { name: 'test', isAlive: true, frozenUntil: 0 };
  const property = fc.asyncProperty(fc.array(steps, { minLength: 5, maxLength: 20 }), async (all) => {
    const ids = [randomUUID(), randomUUID()].sort();
    await leads.any.deleteMany({});
    const read = () => leads.any.find().sort({ _id: 1 }).lean<LeadRecord[]>();
    const real = await take(all, ids, leads, read);

    const clock = startVirtualClock();
    try {
      const fault = (error: unknown) => {
        throw error;
      };
      const ledger = createSimulatedLedger({ clock, random: () => 0, onStored: () => {}, onChange: () => {}, onFault: fault });
      const connected = ledger.connect(process);
      let simulated: unknown[] | undefined;
      const taking = clock.as(process, () =>
        take(all, ids, connected, async () => [...ledger.leads.values()]).then((seen) => {
          simulated = seen;
        }),
      );
      await clock.runUntil(A_DAY, () => simulated !== undefined);
      await taking;
      expect(simulated).toEqual(real);
    } finally {
      clock.stop();
    }
  });
  await fc.assert(property, { numRuns: 40, seed: 1 });
});
