import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { effectiveConsent } from '@annuity-lantern/contracts/effective-consent';
import { type EffectName, effectNames } from '@annuity-lantern/contracts/effects';
import { type AnyLeadRecord, findLead, insertLead, openDoNotCallList, openLeads, recordRevocation } from '@annuity-lantern/lead-store';
import { createLane } from '@annuity-lantern/service-kit/lane';
import { createLog } from '@annuity-lantern/service-kit/log';
import { connectStore } from '@annuity-lantern/store-kit/connection';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createEffects, type EffectProviders } from '../src/effects/create-effects.ts';
import { openNoCalls } from '../src/effects/open-no-calls.ts';
import { openRevocations } from '../src/effects/open-revocations.ts';
import { createGate } from '../src/pipeline/create-gate.ts';
import { runEffects } from '../src/pipeline/run-effects.ts';

const { host } = new URL(inject('mongodbUrl'));
const store = connectStore({ mongodbUrl: `mongodb://${host}/revocations-${randomUUID().slice(0, 8)}?directConnection=true` });
const leads = openLeads(store);
const lanes = new Map(effectNames.map((name) => [name, createLane(4)]));
let checkTakes = 0;
const doNotCall = openDoNotCallList(store, 'a key of this test that is long enough');
/** Whether the CRM learned not to call, and when that was read, by lead. */
const forbidden = new Map<string, { readonly noCalls: boolean; readonly readFrom: number }>();
/** The consent that the CRM received, and when it was read, by lead. */
const told = new Map<string, { readonly texts: boolean; readonly readFrom: number }>();

/** The real effects of a request's first seconds; only the contact check and the CRM are fakes. */
const effects = createEffects({
  contactCheck: {
    // `persist` acts, and waits for this before it commits.
    check: async () => {
      await pause(checkTakes);
      return { email: { outcome: 'unknown' }, phone: { outcome: 'unknown' } };
    },
  },
  revocations: {
    ...openRevocations(leads),
    readFor: async (lead: AnyLeadRecord) => {
      const readFrom = performance.now();
      const current = await openRevocations(leads).readFor(lead);
      told.set(lead._id, { texts: effectiveConsent(current).channels.texts, readFrom });
      return current;
    },
  },
  readNoCalls: async (lead: AnyLeadRecord) => {
    const readFrom = performance.now();
    const wishes = await openNoCalls(doNotCall)(lead);
    forbidden.set(lead._id, { noCalls: wishes.noCalls !== undefined, readFrom });
    return wishes;
  },
  consentLedger: { record: async () => 'recorded' },
  webhook: async () => ({ state: 'done' }),
} as unknown as EffectProviders);

beforeAll(() => store.connected);

afterAll(() => store.close());

const run = (leadId: string, effect: EffectName) =>
  runEffects(
    {
      leads,
      effects,
      producer: { enqueue: async () => {} },
      log: createLog('revocations-test', 'silent'),
      laneOf: (name) => lanes.get(name) ?? createLane(0),
      gate: createGate(),
      rest: { expiredBy: () => new Date() },
      hint: () => {},
    },
    { v: 1, leadId, effect },
    () => {},
  );

/** Stores a request of one person that consents to texts. */
async function ask(email: string): Promise<string> {
  const id = randomUUID();
  await insertLead(leads, {
    kind: 'annuity-review',
    id,
    bodyHmac: 'hmac',
    createdAt: new Date(Date.now() - 1000),
    answers: { firstName: 'Ada', lastName: 'Okafor', email, phone: '(202) 762-1401' },
    contact: { email: 'unknown', phone: 'unknown' },
    consent: { textVersion: '2026-11-26', channels: { automatedCalls: false, texts: true, email: false } },
    reception: {},
  });
  for (const effect of ['staffMail', 'visitorMail'] as const)
    await leads.any.updateOne({ _id: id }, { $set: { [`effects.${effect}`]: { state: 'skipped', attempts: 0 } } });
  return id;
}

it('tells the CRM of every revocation that was recorded before it is asked, in any interleaving', async () => {
  const pauses = fc.tuple(fc.nat(20), fc.nat(20), fc.nat(20), fc.nat(20));
  await fc.assert(
    fc.asyncProperty(pauses, async ([beforePersist, beforeCommit, beforeRecord, beforeSpread]) => {
      checkTakes = 0;
      await leads.any.deleteMany({});
      const known = await ask('ada@example.org');
      await run(known, 'persist');
      const next = await ask('ada@example.org');
      checkTakes = beforeCommit;
      const record = async () => {
        await pause(beforeRecord);
        await recordRevocation(leads, known, { channels: ['texts'], way: 'phone', by: 'kim', now: new Date() });
        const recorded = performance.now();
        await pause(beforeSpread);
        await run(known, 'spreadRevocation');
        return recorded;
      };
      const persist = async () => {
        await pause(beforePersist);
        await run(next, 'persist');
      };
      const [recorded] = await Promise.all([record(), persist()]);
      const webhook = told.get(next);
      expect(webhook).toBeDefined();
      if (webhook && webhook.readFrom > recorded) expect(webhook.texts).toBe(false);
      const stored = await findLead(leads, next);
      expect(stored?.revocations?.map(({ channels }) => channels)).toEqual([['texts']]);
      expect((await findLead(leads, known))?.effects.spreadRevocation).toMatchObject({ state: 'done' });
    }),
    { numRuns: 60 },
  );
});

it('tells the CRM not to call whenever that was recorded before it is asked, also for a request that arrives meanwhile', async () => {
  const number = '202-762-1401';
  await fc.assert(
    fc.asyncProperty(fc.tuple(fc.nat(20), fc.nat(20), fc.nat(20)), async ([beforePersist, beforeCommit, beforeRecord]) => {
      checkTakes = beforeCommit;
      await leads.any.deleteMany({});
      await store.connection.collection('doNotCall').deleteMany({});
      const record = async () => {
        await pause(beforeRecord);
        await doNotCall.add({ _id: 'known', phone: number }, { way: 'phone', by: 'kim', now: new Date() });
        return performance.now();
      };
      const arrive = async () => {
        const next = await ask('ada@example.org');
        await pause(beforePersist);
        await run(next, 'persist');
        return forbidden.get(next);
      };
      const [recorded, webhook] = await Promise.all([record(), arrive()]);
      expect(webhook).toBeDefined();
      if (webhook && webhook.readFrom > recorded) expect(webhook.noCalls).toBe(true);
    }),
    { numRuns: 40 },
  );
  const later = await ask('bo@example.org');
  checkTakes = 0;
  await run(later, 'persist');
  expect(forbidden.get(later)?.noCalls).toBe(true);
});
