import { randomUUID } from 'node:crypto';
import { type EffectName, effectNames } from '@annuity-lantern/contracts/effects';
import { type Effect, type EffectResult, insertLead, type Leads, openLeads } from '@annuity-lantern/lead-store';
import { createLog } from '@annuity-lantern/service-kit/log';
import type { EffectToDispatch, JobProducer } from '@annuity-lantern/service-kit/queue';
import { connectStore, type Store } from '@annuity-lantern/store-kit/connection';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import type { ActEffect, Effects } from '../src/effects/create-effects.ts';
import { EffectRefusal } from '../src/effects/effect-refusal.ts';
import { runEffect } from '../src/pipeline/run-effect.ts';

const now = new Date('2026-03-02T15:00:00Z');
const answers = { firstName: 'Ada', lastName: 'Okafor', email: 'ada@example.org', phone: '2027621401' };

let store: Store;
let leads: Leads;
let id: string;
let acted: string[];
let dispatched: EffectToDispatch[];

beforeAll(async () => {
  const { host } = new URL(inject('mongodbUrl'));
  store = connectStore({ mongodbUrl: `mongodb://${host}/run-effect-${randomUUID().slice(0, 8)}?directConnection=true` });
  leads = openLeads(store);
  await store.connected;
});

afterAll(async () => {
  await store.close();
});

beforeEach(async () => {
  id = randomUUID();
  acted = [];
  dispatched = [];
  const contact = { email: 'unknown', phone: 'good' } as const;
  await insertLead(leads, { kind: 'annuity-review', id, bodyHmac: 'hmac', createdAt: now, answers, contact, consent: null, reception: {} });
  for (const name of ['visitorMail', 'analytics', 'staffMail', 'webhook']) {
    await leads.any.updateOne({ _id: id }, { $set: { [`effects.${name}`]: { state: 'due', attempts: 0, nextAt: now } } });
  }
});

const effect = async (name: EffectName): Promise<Effect | undefined> => (await leads.any.findById(id).lean())?.effects[name];

/** Runs one effect whose every handler does this. */
function run(name: EffectName, act: () => Promise<EffectResult>, from: Leads = leads): Promise<void> {
  const handle: ActEffect = (_lead, key) => {
    acted.push(key);
    return act();
  };
  const effects = Object.fromEntries(effectNames.map((effectName) => [effectName, handle])) as Effects;
  const producer: JobProducer = {
    enqueue: async (released) => {
      dispatched.push(...released);
    },
    ready: async () => true,
    stop: async () => {},
  };
  const log = createLog('run-effect-test', 'silent');
  return runEffect({ leads: from, effects, producer, log, now: () => now }, { v: 1, leadId: id, effect: name });
}

const done = async (): Promise<EffectResult> => ({ state: 'done' });

it('acts once with the key of the effect, however often it is asked for, and dispatches what waited', async () => {
  const effects = { 'effects.staffMail': { state: 'waiting', attempts: 0 }, 'effects.webhook': { state: 'done', attempts: 1 } };
  await leads.any.updateOne({ _id: id }, { $set: effects });
  await run('persist', done);
  await run('persist', done);
  expect(acted).toEqual([`lead/${id}/persist`]);
  expect(dispatched).toEqual([{ leadId: id, effect: 'staffMail', attempts: 0 }]);
});

it('dispatches no visitor mail that was called off', async () => {
  await leads.any.updateOne({ _id: id }, { $set: { 'effects.visitorMail': { state: 'waiting', attempts: 0 } } });
  await run('verify', async () => ({ state: 'done', contact: { email: 'false', phone: 'good' } }));
  expect(await effect('visitorMail')).toMatchObject({ state: 'skipped' });
  expect(dispatched).toEqual([]);
});

describe.each([
  ['staffMail', 'due'],
  ['webhook', 'due'],
  ['visitorMail', 'unconfirmed'],
  ['analytics', 'unconfirmed'],
] as const)('%s', (name, whenUnknown) => {
  it.each([
    ['an error that no provider gave', async () => Promise.reject(new TypeError('x is undefined'))],
    [
      'an error that came before the first wait',
      () => {
        throw new TypeError('x is undefined');
      },
    ],
  ])(`after %s is ${whenUnknown}: nobody knows how far it had got`, async (_error, act) => {
    await run(name, act);
    expect(await effect(name)).toMatchObject({ state: whenUnknown, attempts: 1, lastErrorClass: 'unexpected' });
  });

  it('after a refusal that is known to have done nothing is due again', async () => {
    await run(name, async () => Promise.reject(new EffectRefusal('busy', { permanent: false, ambiguous: false })));
    expect(await effect(name)).toMatchObject({ state: 'due', attempts: 1, lastErrorClass: 'busy' });
  });

  it('after a claim that was made and not answered is due again: nobody acted', async () => {
    await expect(run(name, done, withoutAnswer(leads))).rejects.toThrow('connection lost');
    expect(acted).toEqual([]);
    expect(await effect(name)).toEqual({ state: 'due', attempts: 1, nextAt: now });
    await run(name, done);
    expect(await effect(name)).toMatchObject({ state: 'done', attempts: 2 });
  });
});

/** MongoDB does what it is told, and its answer to a claim gets lost. */
function withoutAnswer(real: Leads): Leads {
  const findOneAndUpdate = (...args: Parameters<typeof real.any.findOneAndUpdate>) => ({
    lean: async () => {
      await real.any.findOneAndUpdate(...args).lean();
      throw new Error('connection lost');
    },
  });
  return { any: new Proxy(real.any, { get: (target, key) => (key === 'findOneAndUpdate' ? findOneAndUpdate : Reflect.get(target, key)) }) };
}
