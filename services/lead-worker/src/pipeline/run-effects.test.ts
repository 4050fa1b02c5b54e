import { type EffectName, effectNames } from '@annuity-lantern/contracts/effects';
import { sampleConsultation } from '@annuity-lantern/contracts/testing/sample-answers';
import { type ContactOutcomes, claimEffects, insertLead, newHolds, readServerTime } from '@annuity-lantern/lead-store';
import { createLane } from '@annuity-lantern/service-kit/lane';
import { createLog } from '@annuity-lantern/service-kit/log';
import { expect, it } from 'vitest';
import type { ActEffect, Effects } from '../effects/create-effects.ts';
import { EffectRefusal } from '../effects/effect-refusal.ts';
import { createSimulatedLedger, START } from '../simulation/simulated-ledger.ts';
import { type Process, startVirtualClock } from '../simulation/virtual-clock.ts';
import { createGate } from './create-gate.ts';
import { createLeaseRest } from './rest-leases.ts';
import { runEffects } from './run-effects.ts';

const lead = {
  kind: 'consultation',
  id: 'lead',
  bodyHmac: 'hmac',
  createdAt: new Date(START),
  answers: sampleConsultation,
  contact: { email: 'unknown', phone: 'good' },
  consent: null,
  reception: {},
} as const;

it('keeps the lease of a successor that a commit without an answer may have claimed, until it is withdrawn, and counts both', async () => {
  const clock = startVirtualClock();
  try {
    const fault = (error: unknown) => {
      throw error;
    };
    // With 0, an unanswered call takes 5 s.
    const ledger = createSimulatedLedger({ clock, random: () => 0, onStored: () => {}, onChange: () => {}, onFault: fault });
    const [worker, other] = ['worker', 'other'].map((name): Process => ({ name, isAlive: true, frozenUntil: 0 })) as [Process, Process];
    const [leads, ofOther] = [ledger.connect(worker), ledger.connect(other)];
    const at = (ms: number, process: Process | null, work: () => unknown) => clock.after(ms, process, () => void work());
    const acted: EffectName[] = [];
    const handlerOf =
      (effect: EffectName): ActEffect =>
      async () => {
        acted.push(effect);
        // The commit of the check claims the mail. Neither its answer nor that of its first repeat arrives.
        ledger.weather.losesAnswers = true;
        return { state: 'done', contact: { email: 'good', phone: 'good' } };
      };
    const effects = Object.fromEntries(effectNames.map((effect) => [effect, handlerOf(effect)])) as Effects;
    const counted: string[] = [];
    const measures = {
      ended: () => {},
      acted: () => {},
      claimed: (effect: EffectName, ms: number) => counted.push(`claimed ${effect} after ${ms} ms`),
      withdrawn: (effect: EffectName) => counted.push(`withdrawn ${effect}`),
      repeated: (effect: EffectName) => counted.push(`repeated ${effect}`),
    };
    const lanes = new Map(effectNames.map((name) => [name, createLane(name === 'visitorMail' ? 1 : 0)]));
    const options = {
      leads,
      effects,
      producer: { enqueue: async () => {} },
      log: createLog('run-effects-test', 'silent'),
      laneOf: (name: EffectName) => lanes.get(name) ?? createLane(0),
      gate: createGate(),
      rest: { expiredBy: () => new Date() },
      hint: () => {},
      measures,
    };
    at(0, worker, async () => {
      await insertLead(leads, lead);
      await runEffects(options, { v: 1, leadId: 'lead', effect: 'verify' }, () => {});
    });
    const stateOf = () => ledger.leads.get('lead')?.effects.visitorMail;
    // The repeat fails after 10 s, and is sent again 100 ms later. The lease has ended after 8 s.
    at(10_020, null, () => {
      ledger.weather.losesAnswers = false;
    });
    at(10_040, other, () => claimEffects(ofOther, newHolds('lead', ['visitorMail'])));
    at(10_060, null, () => expect(stateOf()).toMatchObject({ state: 'sending' }));
    await clock.runUntil(20_000);
    expect(stateOf()).toMatchObject({ state: 'due', attempts: 0 });
    expect(acted).toEqual(['verify']);
    expect(counted).toEqual(['claimed verify after 3 ms', 'repeated verify', 'withdrawn visitorMail']);
  } finally {
    clock.stop();
  }
});

it('counts no try that could not read what the person has chosen', async () => {
  const clock = startVirtualClock();
  try {
    const onFault = () => {};
    const ledger = createSimulatedLedger({ clock, random: () => 0, onStored: () => {}, onChange: () => {}, onFault });
    const worker: Process = { name: 'worker', isAlive: true, frozenUntil: 0 };
    const leads = ledger.connect(worker);
    const refuse: ActEffect = () => Promise.reject(new EffectRefusal('revocations_not_read', { permanent: false, ambiguous: false }));
    const options = {
      leads,
      effects: Object.fromEntries(effectNames.map((effect) => [effect, refuse])) as Effects,
      producer: { enqueue: async () => {} },
      log: createLog('run-effects-test', 'silent'),
      laneOf: () => createLane(0),
      gate: createGate(),
      rest: { expiredBy: () => new Date() },
      hint: () => {},
    };
    clock.after(0, worker, async () => {
      await insertLead(leads, lead);
      await runEffects(options, { v: 1, leadId: 'lead', effect: 'verify' }, () => {});
    });
    await clock.runUntil(1000);
    expect(ledger.leads.get('lead')?.effects.verify).toMatchObject({
      state: 'due',
      attempts: 0,
      lastErrorClass: 'revocations_not_read',
    });
  } finally {
    clock.stop();
  }
});

it('takes no live lease if its claim is the first call to a new primary, whose clock is ahead', async () => {
  const clock = startVirtualClock();
  try {
    const fault = (error: unknown) => {
      throw error;
    };
    const ledger = createSimulatedLedger({ clock, random: () => 0, onStored: () => {}, onChange: () => {}, onFault: fault });
    const [holder, other] = ['holder', 'other'].map((name): Process => ({ name, isAlive: true, frozenUntil: 0 })) as [Process, Process];
    const rest = createLeaseRest();
    const [leads, ofOther] = [ledger.connect(holder), ledger.connect(other, rest.begin)];
    for (let ms = 0; ms <= 12_000; ms += 2000) clock.after(ms, other, () => void readServerTime(ofOther).then(rest.answered));
    const handler: ActEffect = async () => {
      await new Promise((resolve) => setTimeout(resolve, 3000));
      return { state: 'done' };
    };
    const common = {
      effects: Object.fromEntries(effectNames.map((effect) => [effect, handler])) as Effects,
      producer: { enqueue: async () => {} },
      log: createLog('run-effects-test', 'silent'),
      laneOf: () => createLane(0),
      hint: () => {},
      rest,
    };
    const job = { v: 1, leadId: 'lead', effect: 'persist' } as const;
    clock.after(11_000, holder, async () => {
      await insertLead(leads, lead);
      await runEffects({ ...common, leads, gate: createGate() }, job, () => {});
    });
    clock.after(12_500, null, () => Object.assign(ledger.weather, { term: 1, ahead: 9000 }));
    clock.after(12_510, other, () => void runEffects({ ...common, leads: ofOther, gate: createGate() }, job, () => {}));
    await clock.runUntil(20_000);
    expect(ledger.leads.get('lead')?.effects.persist).toMatchObject({ state: 'done', attempts: 1 });
  } finally {
    clock.stop();
  }
});

/** Runs the job of a new lead, with a slot for each effect. Returns the updates of the lead, with the effects that each ended. */
async function updatesOf(contact: ContactOutcomes, answersAfter: Partial<Record<EffectName, number>>) {
  const clock = startVirtualClock();
  try {
    const updates: { readonly at: number; readonly ended: readonly EffectName[] }[] = [];
    const ledger = createSimulatedLedger({
      clock,
      random: () => 0,
      onStored: () => {},
      onChange: ({ before, after }) => {
        const ended = effectNames.filter((name) => before.effects[name]?.state === 'sending' && after.effects[name]?.state === 'done');
        const isRenewal = ended.length === 0 && effectNames.some((name) => before.effects[name]?.state === 'sending');
        if (!isRenewal) updates.push({ at: clock.now(), ended });
      },
      onFault: (error) => {
        throw error;
      },
    });
    const worker: Process = { name: 'worker', isAlive: true, frozenUntil: 0 };
    const leads = ledger.connect(worker);
    const handlerOf =
      (effect: EffectName): ActEffect =>
      async () => {
        await new Promise((resolve) => setTimeout(resolve, answersAfter[effect] ?? 1));
        return { state: 'done', ...(effect === 'verify' ? { contact: { email: 'good', phone: 'good' } as const } : {}) };
      };
    const options = {
      leads,
      effects: Object.fromEntries(effectNames.map((effect) => [effect, handlerOf(effect)])) as Effects,
      producer: { enqueue: async () => {} },
      log: createLog('run-effects-test', 'silent'),
      laneOf: () => createLane(1),
      gate: createGate(),
      rest: { expiredBy: () => new Date() },
      hint: () => {},
    };
    const consent = { textVersion: '2026-01-01', channels: { automatedCalls: true, texts: true, email: true }, analytics: true };
    clock.after(0, worker, async () => {
      await insertLead(leads, { ...lead, contact, consent });
      await runEffects(options, { v: 1, leadId: 'lead', effect: 'persist' }, () => {});
    });
    await clock.runUntil(10_000);
    return updates;
  } finally {
    clock.stop();
  }
}

it('takes four updates for a new lead: one claim, one commit of what may be repeated, and one of each that must not be', async () => {
  const updates = await updatesOf({ email: 'good', phone: 'good' }, {});
  expect(updates.map(({ ended }) => ended).toSorted((a, b) => a.length - b.length)).toEqual([
    [],
    expect.toBeOneOf([['visitorMail'], ['analytics']]),
    expect.toBeOneOf([['visitorMail'], ['analytics']]),
    ['persist', 'staffMail', 'consentRecord', 'webhook'],
  ]);
});

it('commits what may be repeated within 200 ms, and the rest at once, while a provider hangs', async () => {
  const updates = await updatesOf({ email: 'unknown', phone: 'good' }, { webhook: 3000, consentRecord: 150 });
  const commitWith = (effect: EffectName) => updates.find(({ ended }) => ended.includes(effect));
  expect(commitWith('staffMail')?.ended).toEqual(['verify', 'persist', 'staffMail', 'consentRecord']);
  expect(commitWith('staffMail')?.at).toBeLessThan(300);
  for (const effect of ['visitorMail', 'analytics', 'webhook'] as const) expect(commitWith(effect)?.ended).toEqual([effect]);
  expect(commitWith('webhook')?.at).toBeGreaterThan(3000);
});
