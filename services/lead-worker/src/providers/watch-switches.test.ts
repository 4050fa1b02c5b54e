import { type EffectError, type EffectName, effectNames } from '@annuity-lantern/contracts/effects';
import { PAUSED_ITSELF } from '@annuity-lantern/contracts/http';
import type { ProviderState, ProviderSwitches } from '@annuity-lantern/lead-store';
import { createLog } from '@annuity-lantern/service-kit/log';
import { beforeEach, expect, it } from 'vitest';
import type { ActEffect, Effects } from '../effects/create-effects.ts';
import { EffectRefusal } from '../effects/effect-refusal.ts';
import { type SwitchWatch, watchSwitches } from './watch-switches.ts';

const now = new Date('2026-03-02T15:00:00Z');
const lead = {} as never;
const log = createLog('watch-switches-test', 'silent');

let states: ProviderState[];
let told: string[];
let outcome: 'done' | 'skipped' | EffectError;
let watch: SwitchWatch;
let effects: Effects;

const switches: Pick<ProviderSwitches, 'read' | 'failed' | 'worked' | 'claimTry'> = {
  read: async () => states,
  failed: async (queue, count, errorClass) => told.push(`${queue} failed ${count}: ${errorClass}`) > 100,
  worked: async (queue) => told.push(`${queue} worked`) > 100,
  claimTry: async (queue) => told.push(`${queue} tried`) > 0,
};

beforeEach(() => {
  states = [];
  told = [];
  outcome = 'done';
  watch = watchSwitches(switches as ProviderSwitches, log);
  const act: ActEffect = async () => {
    if (outcome === 'done' || outcome === 'skipped') return { state: outcome } as const;
    throw new EffectRefusal(outcome, { permanent: false, ambiguous: false });
  };
  effects = watch.watch(Object.fromEntries(effectNames.map((name) => [name, act])) as Effects);
});

async function attempt(effect: EffectName, how: typeof outcome): Promise<void> {
  outcome = how;
  await effects[effect](lead, 'key').catch(() => {});
}

it('pauses every switched provider until it has read the switches', async () => {
  expect([watch.isKnown(), watch.isPaused('staffMail'), watch.isPaused('persist')]).toEqual([false, true, false]);
  await watch.look(now);
  expect([watch.isKnown(), watch.isPaused('staffMail')]).toEqual([true, false]);
});

it('pauses the effects of a paused provider, except the deletion that a visitor asked for', async () => {
  states = [{ _id: 'lead-notify', paused: { at: now, by: 'margaret', reason: 'moved' } }];
  expect(await watch.look(now)).toEqual([]);
  expect(effectNames.filter(watch.isPaused)).toContain('codeMail');
  expect(watch.isPaused('ownErasure')).toBe(false);
  expect(watch.isPaused('webhook')).toBe(false);
});

it('records failed attempts at a provider, and none after a successful one', async () => {
  await attempt('webhook', 'webhook_failed');
  await attempt('webhook', 'timed_out');
  await attempt('staffMail', 'smtp_busy');
  await attempt('visitorMail', 'done');
  await watch.look(now);
  expect(told).toEqual(['lead-webhook failed 2: timed_out']);
  await watch.look(now);
  expect(told).toHaveLength(1);
});

it('records a successful attempt only if the provider was failing', async () => {
  states = [{ _id: 'lead-webhook', failingSince: now, failures: 1 }];
  await attempt('webhook', 'done');
  await attempt('staffMail', 'done');
  await watch.look(now);
  expect(told).toEqual(['lead-webhook worked']);
});

it.each<[EffectName, typeof outcome]>([
  ['visitorMail', 'recipient_unusable'],
  ['visitorMail', 'sender_limit'],
  ['staffMail', 'unexpected'],
  ['webhook', 'skipped'],
  ['persist', 'staff_not_read'],
  ['ownErasure', 'done'],
])('does not count %s that ended with %s', async (effect, how) => {
  states = [{ _id: 'lead-notify', failingSince: now, failures: 1 }];
  await attempt(effect, how);
  await watch.look(now);
  expect(told).toEqual([]);
});

it('does not count an effect of a synthetic request, which asks no provider', async () => {
  states = [{ _id: 'lead-webhook', failingSince: now, failures: 1 }];
  await effects.webhook({ synthetic: true } as never, 'key');
  await watch.look(now);
  expect(told).toEqual([]);
});

it('returns the effects of a provider that paused itself, when the time of the next try has come', async () => {
  const tryAt = new Date(now.getTime() + 1);
  states = [
    { _id: 'lead-webhook', paused: { at: now, by: PAUSED_ITSELF, reason: 'webhook_failed', tryAt } },
    { _id: 'lead-analytics', paused: { at: now, by: 'margaret', reason: 'moved' } },
  ];
  expect(await watch.look(now)).toEqual([]);
  expect(await watch.look(tryAt)).toEqual([['webhook', 'erasedWebhook']]);
  expect(told).toEqual(['lead-webhook tried']);
});
