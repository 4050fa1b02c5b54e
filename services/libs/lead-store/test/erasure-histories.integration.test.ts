import { sampleConsultation } from '@annuity-lantern/contracts/testing/sample-answers';
import { expect, it } from 'vitest';
import * as leadStore from '../src/lead-store.ts';
import { randomFrom } from './support/random-from.ts';
import { at, newLead, useStore } from './support/store-under-test.ts';

const { leads } = useStore();
/** For a longer manual run: `ERASURE_HISTORIES=1000`. */
const HISTORIES = Number(process.env.ERASURE_HISTORIES ?? 40);
const AT_ONCE = 8;
const boss = { id: 'boss-id', username: 'boss', isManager: true };
const CANARY = /canary|zebedee|4997111/i;

const canaries = {
  answers: {
    ...sampleConsultation,
    firstName: 'Zebedee',
    email: 'zebedee@canary.example',
    phone: '303-499-7111',
    primaryConcern: 'canary',
  },
  reception: { address: '203.0.113.7', userAgent: 'Canary/1.0' },
} as const;

type Step = (id: string, random: () => number) => Promise<unknown>;

/** A worker that claims, waits, and commits, fails or dies. */
const act: Step = async (id, random) => {
  const name = random() < 0.6 ? 'persist' : 'visitorMail';
  const { claims } = await leadStore.claimEffects(leads, leadStore.newHolds(id, [name]), at(0));
  const [claim] = claims;
  if (!claim || random() < 0.3) return;
  await new Promise((resolve) => setTimeout(resolve, random() * 10));
  const completion = leadStore.searchFieldsOf(claim.lead);
  if (random() < 0.2) return leadStore.failEffect(leads, claim, { errorClass: 'timed_out', permanent: true, ambiguous: true }, at(1));
  return leadStore.finishEffects(leads, [{ claim, result: { state: 'done', ...(name === 'persist' ? { completion } : {}) } }], at(1));
};

const staff: readonly Step[] = [
  (id) => leadStore.addNote(leads, id, { text: 'the canary called', by: 'boss', now: at(1) }),
  async (id) => {
    const { seq = 0 } = (await leadStore.findLead(leads, id)) ?? {};
    await leadStore.correctContact(leads, id, { email: 'other@canary.example', resend: true, seq, by: boss, now: at(1) });
  },
  async (id) => {
    const { seq = 0 } = (await leadStore.findLead(leads, id)) ?? {};
    await leadStore.transitionLead(leads, id, { to: 'disqualified', seq, reason: 'canary', note: 'canary', by: boss, now: at(1) });
  },
  (id) => leadStore.recordRevocation(leads, id, { channels: ['email'], way: 'phone', by: 'boss', now: at(1) }),
  (id) => leadStore.holdLead(leads, id, { reason: 'canary', by: 'boss', now: at(1) }),
  (id) => leadStore.endHold(leads, id, { reason: 'canary', by: 'boss', now: at(1) }),
];

const erase: Step = (id) =>
  leadStore.eraseLead(leads, id, {
    by: 'boss',
    reason: 'asked',
    now: at(2),
    consentLedger: { record: async () => {} },
    erasures: undefined,
  });

it(`leaves nothing of a person in ${HISTORIES} random histories of a lead that is worked on while it is erased`, async () => {
  const random = randomFrom(20261126);
  const found: string[] = [];
  let erased = 0;
  let held = 0;
  for (let done = 0; done < HISTORIES; done += AT_ONCE) {
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        const own = randomFrom(Math.floor(random() * 2 ** 31));
        const lead = newLead(canaries as never);
        await leadStore.insertLead(leads, lead);
        const step = () => (own() < 0.4 ? act : (staff[Math.floor(own() * staff.length)] as Step))(lead.id, own);
        for (let before = 0; before < 4; before += 1) await step();
        await Promise.all([step(), step(), erase(lead.id, own), step(), leadStore.insertLead(leads, lead)]);
        for (let after = 0; after < 3; after += 1) await step();
        const repeated = await leadStore.insertLead(leads, lead);
        const stored = (await leads.any.collection.findOne({ _id: lead.id as never })) as unknown as leadStore.StoredLead;
        if (stored.status !== 'erased') {
          held += 1;
          return;
        }
        erased += 1;
        if (CANARY.test(JSON.stringify(stored))) found.push(JSON.stringify(stored));
        if (repeated.outcome !== 'erased') found.push(`a repeat was ${repeated.outcome}`);
      }),
    );
  }
  expect(found).toEqual([]);
  // The histories reach both ends under test.
  expect(erased).toBeGreaterThan(HISTORIES / 4);
  expect(held).toBeGreaterThan(0);
}, 300_000);
