import { randomUUID } from 'node:crypto';
import { firstEffects } from '@annuity-lantern/contracts/effects';
import { annuityReviewFields, contactFields } from '@annuity-lantern/contracts/http';
import { sampleReview } from '@annuity-lantern/contracts/testing/sample-answers';
import { describe, expect, it } from 'vitest';
import {
  findDueEffects,
  insertLead,
  recordRevocation,
  type StoredLead,
  searchFieldsOf,
  spreadRevocations,
  toRecord,
} from '../src/lead-store.ts';
import { claimEffect, finishEffect } from './support/one-effect.ts';
import { at, newLead, newReview, START, useStore } from './support/store-under-test.ts';

const { leads, put, claimed } = useStore();
const record = (id: string) => leads.any.findById(id).lean();

const channels = { automatedCalls: false, texts: false, email: true };
const agreedToCounting = { textVersion: '2026-03-01', channels, analytics: true };

describe('what is stored', () => {
  it('is a review with the contact alone, or with all that it may hold', async () => {
    const [bare, full] = [newReview(), newReview()];
    await insertLead(leads, bare);
    await insertLead(leads, { ...full, answers: sampleReview });
    const unanswered = await record(bare.id);
    for (const field of annuityReviewFields.slice(contactFields.length)) expect(unanswered).not.toHaveProperty(field);
    expect(await record(full.id)).toMatchObject({ kind: 'annuity-review', ...sampleReview });
  });

  it("is consent, reception, attachments and the intake's check, with the answers", async () => {
    const reception = { address: '192.0.2.7', userAgent: 'a browser', page: '/consultation' };
    const contact = { email: 'good', phone: 'unknown' } as const;
    const attachments = [{ kind: 'payout-calculator' as const, version: 1, inputs: { amount: '$250,000' } }];
    const lead = newLead({ consent: agreedToCounting, attachments, reception, contact });
    await insertLead(leads, lead);
    expect(await record(lead.id)).toMatchObject({ consent: agreedToCounting, attachments, reception, contact, verifiedOnReceipt: false });
  });
});

describe('the first outbox', () => {
  const atOnce = ['verify', 'persist', 'staffMail', 'consentRecord', 'webhook'];
  const HOUR = 3_600_000;
  const due = { state: 'due', attempts: 0, nextAt: START };
  const waiting = { state: 'waiting', attempts: 0, delay: 0 };
  const skipped = { state: 'skipped', attempts: 0 };

  it('starts at once, mails the visitor once an unknown contact is checked, and counts only with consent', async () => {
    const lead = newLead();
    expect(await insertLead(leads, lead)).toEqual({ outcome: 'stored', createdAt: START, verified: false, due: atOnce });
    const effects = (await record(lead.id))?.effects;
    expect(Object.keys(effects ?? {})).toEqual(firstEffects);
    expect(effects).toEqual({
      ...effects,
      verify: due,
      persist: due,
      staffMail: due,
      visitorMail: { ...waiting, after: 'verify', evenIfParked: true, unlessContact: ['false'] },
      webhook: due,
      analytics: skipped,
      recheck: { ...waiting, after: 'verify', delay: 5 * 60_000, unlessContact: ['good', 'false'] },
      slaWarning: { ...due, nextAt: at(20 * HOUR) },
      slaBreach: { ...due, nextAt: at(24 * HOUR) },
      ownerMail: { state: 'waiting', attempts: 0 },
      consentRecord: due,
      spreadRevocation: { state: 'waiting', attempts: 0 },
    });
  });

  it.each([
    ['with consent', agreedToCounting, {}, due],
    ['with consent and Global Privacy Control', agreedToCounting, { globalPrivacyControl: true }, skipped],
    ['with consent to other things', { textVersion: '2026-03-01', channels }, {}, skipped],
    ['with counting refused', { ...agreedToCounting, analytics: false }, {}, skipped],
  ] as const)('%s', async (_name, consent, reception, analytics) => {
    const lead = newLead({ consent, reception });
    const stored = await insertLead(leads, lead);
    expect((await record(lead.id))?.effects.analytics).toEqual(analytics);
    expect(stored).toMatchObject({ due: analytics === due ? [...atOnce, 'analytics'] : atOnce });
  });

  it.each([
    ['good', due],
    ['false', skipped],
  ] as const)('does not check a contact again whose e-mail the intake found %s', async (email, mail) => {
    const lead = newLead({ contact: { email, phone: 'good' } });
    await insertLead(leads, lead);
    const { verify, visitorMail, recheck } = (await record(lead.id))?.effects ?? {};
    expect({ verify, visitorMail, recheck }).toMatchObject({
      verify: { state: 'done', attempts: 0, doneAt: START },
      visitorMail: { ...mail, after: 'verify' },
      recheck: skipped,
    });
  });
});

describe('the keys of the contact', () => {
  it('are stored with the lead as persist writes them, and not with a synthetic one', async () => {
    const [lead, synthetic] = [newLead(), newLead({ synthetic: true })];
    for (const one of [lead, synthetic]) await insertLead(leads, one);
    const { emailNormalised, phoneNormalised } = searchFieldsOf(toRecord(lead));
    expect(await record(lead.id)).toMatchObject({ emailNormalised, phoneNormalised });
    expect(await record(synthetic.id)).not.toHaveProperty('emailNormalised');
  });

  it('let a revocation in another request of the person reach the lead before any worker claimed it', async () => {
    const [earlier, later] = [newLead(), newLead()];
    for (const lead of [earlier, later]) await insertLead(leads, lead);
    await recordRevocation(leads, earlier.id, { channels: ['email'], way: 'phone', by: 'margaret', now: at(1) });
    await spreadRevocations(leads, (await record(earlier.id)) as StoredLead);
    expect((await record(later.id))?.revocations).toMatchObject([{ channels: ['email'] }]);
  });
});

describe('the same id again', () => {
  it.each([
    [{ email: 'good', phone: 'good' }, true],
    [{ email: 'good', phone: 'unknown' }, false],
    [{ email: 'unknown', phone: 'good' }, false],
  ] as const)('returns the first answer, verified or not, regardless of later checks: %o', async (contact, verified) => {
    const lead = newLead({ contact });
    expect(await insertLead(leads, lead)).toMatchObject({ outcome: 'stored', verified });
    const other = { email: verified ? 'false' : 'good', phone: 'good' } as const;
    // The intake's check is done, so a later one begins anew.
    if (verified) await put(lead.id, 'verify', { state: 'due', attempts: 0, nextAt: START });
    await finishEffect(leads, await claimed(lead.id, 'verify', START), START, { state: 'done', contact: other });
    const again = await insertLead(leads, { ...lead, createdAt: at(60_000), contact: other });
    expect(again).toEqual({ outcome: 'repeated', createdAt: START, verified });
  });

  it('leaves the outbox unchanged', async () => {
    const lead = newLead();
    await insertLead(leads, lead);
    await finishEffect(leads, await claimed(lead.id, 'persist', START), START, { state: 'done' });
    const before = await record(lead.id);
    await insertLead(leads, lead);
    expect(await record(lead.id)).toEqual(before);
    expect(await claimEffect(leads, lead.id, 'persist', at(60_000))).toEqual({ outcome: 'none' });
  });

  it('is refused with another body, of either kind', async () => {
    const lead = newLead();
    await insertLead(leads, lead);
    expect(await insertLead(leads, newReview({ id: lead.id, bodyHmac: 'another' }))).toEqual({ outcome: 'key_reused' });
    expect(await leads.any.countDocuments()).toBe(1);
  });

  it('becomes one lead if sent many times at once, and one of them stored it', async () => {
    const lead = newLead({ id: randomUUID() });
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => insertLead(leads, lead)));
    expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual([...Array(9).fill('repeated'), 'stored']);
    expect(await findDueEffects(leads, START, 10)).toHaveLength(5);
  });
});
