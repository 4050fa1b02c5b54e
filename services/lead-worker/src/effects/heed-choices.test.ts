import { effectNames } from '@annuity-lantern/contracts/effects';
import { choices, type Exit, exits, isListed } from '@annuity-lantern/contracts/exits';
import type { AnyLeadRecord } from '@annuity-lantern/lead-store';
import { expect, it, vi } from 'vitest';
import { consultation } from '../../test/support/full-leads.ts';
import { EffectRefusal } from './effect-refusal.ts';
import { heedChoices } from './heed-choices.ts';

const at = new Date('2026-03-06T16:00:00Z');
const bare: AnyLeadRecord = { ...consultation, effects: consultation.effects };
const act = vi.fn(async () => ({ state: 'done' }) as const);
const handlers = Object.fromEntries(effectNames.map((name) => [name, act])) as unknown as Parameters<typeof heedChoices>[0];

it.each(effectNames.flatMap((effect) => choices.map((choice) => [effect, choice, exits[effect as Exit][choice]] as const)))(
  '%s, for a visitor who chose %s after the claim, is %s',
  async (effect, choice, passage) => {
    act.mockClear();
    const wishes = isListed(choice) ? { [choice]: { at, by: 'kim', way: 'phone' } } : {};
    const isHere = choice === 'noCallsHere';
    const here = isHere ? { noCallsHere: { at, by: 'kim' } } : {};
    const revocations = isListed(choice) || isHere ? [] : [{ at, by: 'kim', channels: [choice], way: 'phone', seq: 1 } as const];
    const effects = heedChoices(handlers, {
      revocations: { readFor: async (lead) => ({ ...lead, revocations, ...here }) },
      readNoCalls: async () => wishes,
    });
    const result = await effects[effect](bare, 'key');
    if (passage !== 'closed') {
      expect(result).toEqual({ state: 'done' });
      const told = isListed(choice) ? wishes : isHere ? here : { revocations };
      if (passage === 'told') expect(act).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(told), 'key');
      return;
    }
    expect(result).toEqual({
      state: 'skipped',
      reason: { noEmail: 'email_revoked', email: 'email_revoked', badAddress: 'address_bad' }[choice as string] ?? 'no_calls',
    });
    expect(act).not.toHaveBeenCalled();
  },
);

it('acts for an erased lead only to tell the CRM, whether it was erased before or after the claim', async () => {
  act.mockClear();
  const erased = { ...bare, status: 'erased' } as const;
  const effects = heedChoices(handlers, { revocations: { readFor: async () => erased }, readNoCalls: async () => ({}) });
  for (const lead of [bare, erased]) expect(await effects.webhook(lead, 'key')).toEqual({ state: 'skipped', reason: 'erased' });
  for (const effect of effectNames.filter((name) => name !== 'erasedWebhook'))
    expect(await effects[effect](erased, 'key')).toEqual({ state: 'skipped', reason: 'erased' });
  expect(act).not.toHaveBeenCalled();
  expect(await effects.erasedWebhook(erased, 'key')).toEqual({ state: 'done' });
});

it('sends nothing after a freeze, because what it read is too old, and is then tried again', async () => {
  act.mockClear();
  vi.useFakeTimers();
  try {
    const thawed = async (lead: AnyLeadRecord) => {
      vi.advanceTimersByTime(5000);
      return lead;
    };
    const effects = heedChoices(handlers, { revocations: { readFor: thawed }, readNoCalls: async () => ({}) });
    const refusal = { errorClass: 'revocations_not_read', permanent: false, ambiguous: false };
    await expect(effects.webhook(bare, 'key')).rejects.toMatchObject(refusal);
    expect(act).not.toHaveBeenCalled();
  } finally {
    vi.useRealTimers();
  }
});

it('sends nothing that depends on choices if they cannot be read, and reads none for the others', async () => {
  act.mockClear();
  const refusal = new EffectRefusal('revocations_not_read', { permanent: false, ambiguous: false });
  const refuse = async () => Promise.reject(refusal);
  const effects = heedChoices(handlers, { revocations: { readFor: refuse }, readNoCalls: refuse });
  for (const effect of ['staffMail', 'visitorMail', 'ownerMail', 'webhook', 'slaBreach'] as const)
    await expect(effects[effect](bare, 'key')).rejects.toBe(refusal);
  expect(act).not.toHaveBeenCalled();
  for (const effect of ['verify', 'persist', 'analytics'] as const) expect(await effects[effect](bare, 'key')).toEqual({ state: 'done' });
});
