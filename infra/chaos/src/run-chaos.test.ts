import { type ExpectedEffect, expectedEffects, reachingEffects } from '@annuity-lantern/contracts/effects';
import { afterEach, expect, it, vi } from 'vitest';
import { type AuditedLead, Received } from './audit.ts';
import { runChaos, strikeAll } from './run-chaos.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('gives each phase visitors of its own and audits all of them after the driver ended', async () => {
  const [leads, received]: [AuditedLead[], Received] = [[], new Received()];
  const effects = Object.fromEntries(expectedEffects.map((name) => [name, { state: 'done' }])) as Record<ExpectedEffect, { state: string }>;
  const ended: string[] = [];
  vi.stubGlobal('fetch', async (_url: string, { headers, body }: { headers: Record<string, string>; body: string }) => {
    const id = headers['idempotency-key'] as string;
    leads.push({ _id: id, email: JSON.parse(body).email, consent: { analytics: true }, effects });
    return Response.json({ id }, { status: 201 });
  });
  const outcome = await runChaos({
    seed: 7,
    rate: 1,
    log: () => {},
    origin: 'http://product.example',
    reader: { leads: async () => leads, isClaimed: async () => false },
    received,
    phases: [0, 1000].map((first) => ({ first, seconds: 0.001, faults: async () => [{ victim: `victim ${first}` }] })),
    strike: async ({ victim }, visitors) => {
      await visitors.allHeard;
      return victim;
    },
    watch: async (until) => until.aborted,
    end: async (struck) => {
      for (const { _id } of leads) for (const effect of reachingEffects) received.take(`lead/${_id}/${effect}`);
      ended.push(...struck);
    },
  });
  expect(leads.map(({ _id }) => _id)).toEqual(['chaos-7-0', 'chaos-1007-1000']);
  expect(ended).toEqual(['victim 0', 'victim 1000']);
  expect(outcome.phases.map(({ visitors, seen }) => [visitors.sent, seen])).toEqual([
    [1, false],
    [1, false],
  ]);
  expect(outcome.findings).toMatchObject({ stored: 2, lost: [], missing: [], strange: [], done: 2 * expectedEffects.length });
});

it('strikes faults without a time one after another', async () => {
  const events: string[] = [];
  const strike = async ({ victim }: { readonly victim: string }) => {
    events.push(victim);
    await Promise.resolve();
    events.push(`${victim} is back`);
    return victim;
  };
  expect(await strikeAll([{ victim: 'redis' }, { victim: 'primary' }], strike)).toEqual(['redis', 'primary']);
  expect(events).toEqual(['redis', 'redis is back', 'primary', 'primary is back']);
});

it('strikes faults with a time at that time, although an earlier victim is away', async () => {
  const { promise: second, resolve } = Promise.withResolvers<void>();
  const strike = async ({ victim }: { readonly at: number; readonly victim: string }) => {
    if (victim === 'worker') resolve();
    await second;
    return victim;
  };
  const faults = [
    { at: 0, victim: 'redis' },
    { at: 0, victim: 'worker' },
  ];
  expect(await strikeAll(faults, strike)).toEqual(['redis', 'worker']);
});
