import { effectNames } from '@annuity-lantern/contracts/effects';
import type { ClaimedEffect, Leads } from '@annuity-lantern/lead-store';
import { expect, it, vi } from 'vitest';
import { consultation } from '../../test/support/full-leads.ts';
import { EffectRefusal } from '../effects/effect-refusal.ts';
import { type ActForChoices, heedChoices } from '../effects/heed-choices.ts';
import { actUnderLease } from './act-under-lease.ts';

it('leaves the outcome of a mail to the limits of its own, also if choices were read late', async () => {
  vi.useFakeTimers();
  try {
    const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
    const notHandedOver = new EffectRefusal('smtp_timed_out', { permanent: false, ambiguous: false });
    const send: ActForChoices = async () => {
      await after(5500);
      throw notHandedOver;
    };
    const handlers = Object.fromEntries(effectNames.map((name) => [name, send])) as Record<(typeof effectNames)[number], ActForChoices>;
    const { visitorMail } = heedChoices(handlers, {
      revocations: { readFor: async (lead) => after(3900).then(() => lead) },
      readNoCalls: async () => ({}),
    });
    const claim: ClaimedEffect = { leadId: 'lead', effect: 'visitorMail', token: 'token', attempts: 1, lead: consultation };
    const options = { leads: {} as Leads, act: visitorMail, now: new Date() };
    const acting = actUnderLease(options, claim, performance.now() + 8000);
    await vi.advanceTimersByTimeAsync(20_000);
    const { error, stopRenewing } = await acting;
    stopRenewing();
    expect(error).toBe(notHandedOver);
  } finally {
    vi.useRealTimers();
  }
});
