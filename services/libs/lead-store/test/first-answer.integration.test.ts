import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { findFirstAnswer, insertLead, keepFirstAnswer } from '../src/lead-store.ts';
import { newLead, newReview, START, useStore } from './support/store-under-test.ts';

const { leads } = useStore();

describe('the first answer of an id', () => {
  it('is what its insert returned, for either kind', async () => {
    const good = newLead({ bodyHmac: 'of one', contact: { email: 'good', phone: 'good' } });
    const unknown = newReview({ bodyHmac: 'of another', contact: { email: 'unknown', phone: 'good' } });
    await insertLead(leads, good);
    await insertLead(leads, unknown);
    expect(await findFirstAnswer(leads, good.id)).toEqual({ bodyHmac: 'of one', createdAt: START, verified: true, erased: false });
    const second = { bodyHmac: 'of another', createdAt: START, verified: false, erased: false };
    expect(await findFirstAnswer(leads, unknown.id)).toEqual(second);
  });

  it('is null without such a lead', async () => {
    expect(await findFirstAnswer(leads, randomUUID())).toBeNull();
  });

  it('becomes the answer given while MongoDB was away, if another insert came first', async () => {
    const late = newLead({ createdAt: new Date(START.getTime() + 8), contact: { email: 'good', phone: 'good' } });
    await insertLead(leads, late);
    await keepFirstAnswer(leads, late.id, START);
    expect(await findFirstAnswer(leads, late.id)).toMatchObject({ createdAt: START, verified: false });
  });

  it('stays unchanged if a retry was acknowledged later', async () => {
    const lead = newLead({ contact: { email: 'good', phone: 'good' } });
    await insertLead(leads, lead);
    await keepFirstAnswer(leads, lead.id, new Date(START.getTime() + 60_000));
    expect(await findFirstAnswer(leads, lead.id)).toMatchObject({ createdAt: START, verified: true });
  });
});
