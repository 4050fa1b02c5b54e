import { randomUUID } from 'node:crypto';
import { effects as definitions, type EffectName, effectNames, expectedEffects } from '@annuity-lantern/contracts/effects';
import type { LeadHint } from '@annuity-lantern/contracts/http';
import {
  claimEffects,
  EFFECT_LEASE,
  type Effect,
  type EffectResult,
  insertLead,
  type Leads,
  newHolds,
  openLeads,
} from '@annuity-lantern/lead-store';
import { createLane } from '@annuity-lantern/service-kit/lane';
import { createLog } from '@annuity-lantern/service-kit/log';
import type { EffectToDispatch, JobProducer } from '@annuity-lantern/service-kit/queue';
import { connectStore, type Store } from '@annuity-lantern/store-kit/connection';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import type { ActEffect, Effects } from '../src/effects/create-effects.ts';
import { EffectRefusal } from '../src/effects/effect-refusal.ts';
import { actUnderLease } from '../src/pipeline/act-under-lease.ts';
import { createGate, type Gate } from '../src/pipeline/create-gate.ts';
import { type RunOptions, runEffects } from '../src/pipeline/run-effects.ts';

const now = new Date('2026-03-02T15:00:00Z');
const answers = { firstName: 'Ada', lastName: 'Okafor', email: 'ada@example.org', phone: '2027621401' };

let store: Store;
let leads: Leads;
let id: string;
let acted: string[];
let dispatched: EffectToDispatch[];
let hints: LeadHint[];

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
  hints = [];
  const contact = { email: 'unknown', phone: 'good' } as const;
  await insertLead(leads, { kind: 'annuity-review', id, bodyHmac: 'hmac', createdAt: now, answers, contact, consent: null, reception: {} });
  for (const name of ['visitorMail', 'analytics', 'staffMail', 'webhook']) {
    await leads.any.updateOne({ _id: id }, { $set: { [`effects.${name}`]: { state: 'due', attempts: 0, nextAt: now } } });
  }
});

const effect = async (name: EffectName): Promise<Effect | undefined> => (await leads.any.findById(id).lean())?.effects[name];

type Act = () => Promise<EffectResult>;

const over = { expiredBy: () => new Date() };

interface Run {
  readonly gate?: Gate;
  readonly rest?: RunOptions['rest'];
  readonly from?: Leads;
  /** Slots of each provider's lane; with none, effects run one at a time. */
  readonly slots?: number;
  /** The effects whose provider is paused. */
  readonly paused?: readonly EffectName[];
}

/** Runs the job of one effect, with one handler for all or one for each. */
function run(
  name: EffectName,
  act: Act | Partial<Record<EffectName, Act>>,
  { from = leads, slots = 0, gate = createGate(), rest = over, paused = [] }: Run = {},
): Promise<void> {
  const handlerOf = (effectName: EffectName): ActEffect => {
    const own = typeof act === 'function' ? act : (act[effectName] ?? done);
    return (_lead, key) => {
      acted.push(key);
      return own();
    };
  };
  const effects = Object.fromEntries(effectNames.map((effectName) => [effectName, handlerOf(effectName)])) as Effects;
  const producer: Pick<JobProducer, 'enqueue'> = {
    enqueue: async (released) => {
      dispatched.push(...released);
    },
  };
  const log = createLog('run-effects-test', 'silent');
  const lanes = new Map(effectNames.map((effectName) => [effectName, createLane(slots)]));
  const isPaused = (effectName: EffectName) => paused.includes(effectName);
  const laneOf = (effectName: EffectName) => lanes.get(effectName) ?? createLane(0);
  return runEffects(
    { leads: from, effects, producer, log, laneOf, isPaused, gate, rest, hint: (hint) => void hints.push(hint), now },
    { v: 1, leadId: id, effect: name },
    () => {},
  );
}

const done = async (): Promise<EffectResult> => ({ state: 'done' });

it('hints desks of a checked contact and of a parked effect, and of no other result', async () => {
  await run('staffMail', done);
  expect(hints).toEqual([]);
  await run('verify', async () => ({ state: 'done', contact: { email: 'good', phone: 'good' } }));
  await run('analytics', async () => Promise.reject(new TypeError('x is undefined')));
  expect(hints.map(({ id: leadId, what }) => [leadId, what])).toEqual([
    [id, 'changed'],
    [id, 'stopped'],
  ]);
});

it('acts once with the key of the effect, however often it is enqueued, and dispatches its successors', async () => {
  const staffMail = { state: 'waiting', attempts: 0, after: 'persist', delay: 0 };
  await leads.any.updateOne({ _id: id }, { $set: { 'effects.staffMail': staffMail, 'effects.webhook': { state: 'done', attempts: 1 } } });
  await run('persist', done);
  await run('persist', done);
  expect(acted).toEqual([`lead/${id}/persist`]);
  expect(dispatched).toContainEqual({ leadId: id, effect: 'staffMail', attempts: 0 });
});

describe('while a provider is paused', () => {
  it('claims and dispatches none of its effects that ride with others', async () => {
    await run('persist', done, { slots: 1, paused: ['analytics'] });
    expect(acted).toEqual(expect.arrayContaining([`lead/${id}/persist`, `lead/${id}/verify`]));
    expect(acted).not.toContain(`lead/${id}/analytics`);
    expect(dispatched.map(({ effect: name }) => name)).not.toContain('analytics');
    expect(await effect('analytics')).toMatchObject({ state: 'due', attempts: 0 });
  });

  it('releases its effects, and neither claims nor dispatches them', async () => {
    const webhook = { state: 'waiting', attempts: 0, after: 'persist', delay: 0 };
    await leads.any.updateOne({ _id: id }, { $set: { 'effects.webhook': webhook } });
    await run('persist', done, { slots: 1, paused: ['webhook'] });
    expect(acted).not.toContain(`lead/${id}/webhook`);
    expect(dispatched.map(({ effect: name }) => name)).not.toContain('webhook');
    expect(await effect('webhook')).toMatchObject({ state: 'due', attempts: 0 });
  });

  it('counts no try of an effect that failed, not even its last one', async () => {
    const before = definitions.webhook.tries - 1;
    await leads.any.updateOne({ _id: id }, { $set: { 'effects.webhook.attempts': before } });
    const busy = async () => Promise.reject(new EffectRefusal('webhook_busy', { permanent: false, ambiguous: false }));
    await run('webhook', busy, { paused: ['webhook'] });
    expect(await effect('webhook')).toMatchObject({ state: 'due', attempts: before, lastErrorClass: 'webhook_busy' });
  });

  it('parks an effect that was refused permanently', async () => {
    const gone = async () => Promise.reject(new EffectRefusal('webhook_gone', { permanent: true, ambiguous: false }));
    await run('webhook', gone, { paused: ['webhook'] });
    expect(await effect('webhook')).toMatchObject({ state: 'parked', attempts: 1 });
  });
});

it('dispatches no canceled visitor mail', async () => {
  const visitorMail = { state: 'waiting', attempts: 0, ...definitions.visitorMail.starts };
  await leads.any.updateOne({ _id: id }, { $set: { 'effects.visitorMail': visitorMail } });
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
  ])(`is ${whenUnknown} after %s, because the outcome is unknown`, async (_error, act) => {
    await run(name, act);
    expect(await effect(name)).toMatchObject({ state: whenUnknown, attempts: 1, lastErrorClass: 'unexpected' });
  });

  it('is due again after a refusal that certainly did nothing', async () => {
    await run(name, async () => Promise.reject(new EffectRefusal('smtp_busy', { permanent: false, ambiguous: false })));
    expect(await effect(name)).toMatchObject({ state: 'due', attempts: 1, lastErrorClass: 'smtp_busy' });
  });

  it('is due again with its try after an unanswered claim: no worker acted', async () => {
    await expect(run(name, done, { from: withoutAnswer(leads) })).rejects.toThrow('connection lost');
    expect(acted).toEqual([]);
    expect(await effect(name)).toEqual({ state: 'due', attempts: 0, nextAt: expect.any(Date) });
  });
});

it('withdraws a claim whose acknowledgment came too late to act within its lease', async () => {
  const [claim] = (await claimEffects(leads, newHolds(id, ['visitorMail']), now)).claims;
  if (!claim) throw new Error('nothing to claim');
  const act: ActEffect = async (_lead, key) => {
    acted.push(key);
    return { state: 'done' };
  };
  expect(await actUnderLease({ leads, act, now }, claim, performance.now() + EFFECT_LEASE / 2 - 1)).toMatchObject({ claim });
  expect(acted).toEqual([]);
  expect(await effect('visitorMail')).toEqual({ state: 'due', attempts: 0, nextAt: expect.any(Date) });
});

describe('after a worker was lost with an effect', () => {
  const lose = (name: EffectName) =>
    leads.any.updateOne({ _id: id }, { $set: { [`effects.${name}`]: { state: 'sending', attempts: 1, nextAt: now, token: 'gone' } } });

  it('runs the effects of its lead one by one, and beside nothing else in its worker', async () => {
    await lose('persist');
    await leads.any.updateOne({ _id: id }, { $set: { 'effects.analytics': { state: 'skipped', attempts: 0 } } });
    const gate = createGate();
    const { promise: other, resolve: endOther } = Promise.withResolvers<void>();
    const beside = gate.together(() => other);
    const log: string[] = [];
    const logged =
      (name: string): Act =>
      async () => {
        log.push(`${name} starts`);
        await new Promise((resolve) => setImmediate(resolve));
        log.push(`${name} ends`);
        return { state: 'done' };
      };
    const running = run('persist', { persist: logged('persist'), verify: logged('verify') }, { gate, slots: 4 });
    await expect.poll(async () => (await effect('persist'))?.losses).toBe(1);
    expect(acted).toEqual([]);
    endOther();
    await Promise.all([beside, running]);
    expect(log).toEqual(['persist starts', 'persist ends', 'verify starts', 'verify ends']);
    expect(await effect('persist')).toMatchObject({ state: 'done', attempts: 2 });
    expect(await effect('persist')).not.toHaveProperty('losses');
  });

  it('leaves its effects alone while leases rest', async () => {
    for (const name of ['persist', 'visitorMail'] as const) {
      await lose(name);
      await run(name, done, { rest: { expiredBy: () => null } });
      expect(await effect(name)).toEqual({ state: 'sending', attempts: 1, nextAt: now, token: 'gone' });
    }
    expect(acted).toEqual([]);
  });
});

describe('with a clock of the test', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it.each([
    ['accepted', async (): Promise<EffectResult> => ({ state: 'done' }), 'done'],
    [
      'refused',
      async (): Promise<EffectResult> => Promise.reject(new EffectRefusal('smtp_busy', { permanent: false, ambiguous: false })),
      'due',
    ],
  ] as const)('commits the outcome of a mail that was %s before MongoDB was away for 25 s', async (_outcome, act, state) => {
    const link = breakableLink(leads);
    const { promise: acting, resolve: acts } = Promise.withResolvers<void>();
    const running = run(
      'visitorMail',
      async () => {
        link.isAway = true;
        acts();
        return act();
      },
      { from: link.leads },
    );
    await acting;
    await vi.advanceTimersByTimeAsync(25_000);
    link.isAway = false;
    await vi.advanceTimersByTimeAsync(2000);
    await running;
    expect(await effect('visitorMail')).toMatchObject({ state, attempts: 1 });
  });

  it('renews no lease of an effect that is done while its successors run', async () => {
    const staffMail = { state: 'waiting', attempts: 0, after: 'persist', delay: 0 };
    await leads.any.updateOne({ _id: id }, { $set: { 'effects.staffMail': staffMail } });
    const link = breakableLink(leads);
    const slow: Act = async () => {
      link.changed.length = 0;
      await vi.advanceTimersByTimeAsync(5000);
      return { state: 'done' };
    };
    await run('persist', { staffMail: slow }, { from: link.leads, slots: 4 });
    expect(await effect('staffMail')).toMatchObject({ state: 'done' });
    expect(link.changed.some((path) => path.startsWith('effects.staffMail'))).toBe(true);
    expect(link.changed.filter((path) => path.startsWith('effects.persist'))).toEqual([]);
  });
});

describe('the job of a new lead', () => {
  beforeEach(async () => {
    // As older intakes stored them.
    const waiting = { staffMail: 'persist', consentRecord: 'persist', webhook: 'persist', visitorMail: 'verify' };
    for (const [name, after] of Object.entries(waiting)) {
      const unless = name === 'visitorMail' ? { unlessContact: ['false'] } : {};
      await leads.any.updateOne(
        { _id: id },
        { $set: { [`effects.${name}`]: { state: 'waiting', attempts: 0, after, delay: 0, ...unless } } },
      );
    }
  });
  const verified: Act = async () => ({ state: 'done', contact: { email: 'good', phone: 'good' } });
  const states = async () => {
    const lead = await leads.any.findById(id).lean();
    return Object.fromEntries(Object.entries(lead?.effects ?? {}).map(([name, { state, attempts }]) => [name, `${state} ${attempts}`]));
  };

  it('runs all effects of the lead once each, if every provider has a slot', async () => {
    await run('persist', { verify: verified }, { slots: 4 });
    expect(await states()).toMatchObject({
      verify: 'done 1',
      persist: 'done 1',
      analytics: 'done 1',
      staffMail: 'done 1',
      visitorMail: 'done 1',
      webhook: 'done 1',
    });
    expect([...acted].sort()).toEqual(expectedEffects.map((name) => `lead/${id}/${name}`).sort());
    expect(dispatched).toEqual([]);
  });

  it("leaves effects without a slot due, and puts them into their provider's queue", async () => {
    await run('persist', { verify: verified });
    expect(dispatched.map(({ effect: name }) => name)).toEqual(['verify', 'analytics', 'staffMail', 'consentRecord', 'webhook']);
    expect(await states()).toMatchObject({ verify: 'due 0', persist: 'done 1', staffMail: 'due 0', webhook: 'due 0' });
  });

  it('commits the record while the name servers are slow, and hints staff meanwhile', async () => {
    let answer = (_result: EffectResult) => {};
    const slow = new Promise<EffectResult>((resolve) => {
      answer = resolve;
    });
    const running = run('persist', { verify: () => slow }, { slots: 4 });
    await expect.poll(async () => (await effect('staffMail'))?.state).toBe('done');
    expect((await effect('verify'))?.state).toBe('sending');
    answer({ state: 'done', contact: { email: 'good', phone: 'good' } });
    await running;
    expect((await effect('visitorMail'))?.state).toBe('done');
  });

  it('withdraws the successors of a commit without an answer, and runs none of them', async () => {
    await leads.any.updateOne({ _id: id }, { $set: { 'effects.analytics': { state: 'skipped', attempts: 0 } } });
    await run('persist', { verify: verified }, { from: withoutAnswer(leads, 2), slots: 4 });
    expect(acted).not.toContain(`lead/${id}/visitorMail`);
    expect(await states()).toMatchObject({
      verify: 'done 1',
      persist: 'done 1',
      visitorMail: 'due 0',
      staffMail: 'due 0',
      webhook: 'due 0',
    });
  });

  it('commits the others alone if one of two claims is lost', async () => {
    const loses: Act = async () => {
      await leads.any.updateOne({ _id: id }, { $set: { 'effects.verify.token': 'of another worker' } });
      return { state: 'done', contact: { email: 'good', phone: 'good' } };
    };
    await run('persist', { verify: loses }, { slots: 4 });
    expect(await states()).toMatchObject({ verify: 'sending 1', persist: 'done 1', staffMail: 'done 1' });
  });
});

/** A link to MongoDB that a test breaks. `changed` lists the fields by which `updateOne` found its lead. */
function breakableLink(real: Leads) {
  const link = { isAway: false, changed: [] as string[], leads: real };
  const collection = new Proxy(real.any.collection, {
    get: (target, key) => {
      const method = Reflect.get(target, key);
      if (typeof method !== 'function') return method;
      return async (...args: unknown[]) => {
        if (link.isAway) throw new Error('MongoDB is away');
        if (key === 'updateOne') link.changed.push(...Object.keys(args[0] as object));
        return method.apply(target, args);
      };
    },
  });
  link.leads = { any: new Proxy(real.any, { get: (target, key) => (key === 'collection' ? collection : Reflect.get(target, key)) }) };
  return link;
}

/** MongoDB executes every call, but the answer to one of them is lost: by default the first one, the claim. */
function withoutAnswer(real: Leads, lost = 1): Leads {
  let calls = 0;
  const collection = new Proxy(real.any.collection, {
    get: (target, key) => {
      if (key !== 'findOneAndUpdate') return Reflect.get(target, key);
      return async (...args: Parameters<typeof target.findOneAndUpdate>) => {
        calls += 1;
        const isLost = calls === lost;
        const found = await target.findOneAndUpdate(...args);
        if (isLost) throw new Error('connection lost');
        return found;
      };
    },
  });
  return { any: new Proxy(real.any, { get: (target, key) => (key === 'collection' ? collection : Reflect.get(target, key)) }) };
}
