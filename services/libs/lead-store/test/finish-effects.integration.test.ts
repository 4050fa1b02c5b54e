import { effects } from '@annuity-lantern/contracts/effects';
import { describe, expect, it } from 'vitest';
import { type ContactOutcomes, type EffectResult, failEffect, findDueEffects } from '../src/lead-store.ts';
import { finishEffect } from './support/one-effect.ts';
import { at, START, useStore } from './support/store-under-test.ts';

const { leads, stored, put, effect, claimed } = useStore();
const skipped = { state: 'skipped', attempts: 0 };
const dueAt50 = { state: 'due', attempts: 0, nextAt: at(50) };
// As the document of an older intake's lead says it.
const staffMailStarts = { after: 'persist', delay: 0 };
const { starts: visitorMailStarts } = effects.visitorMail;
const { starts: recheckStarts } = effects.recheck;
const [consentRecordStarts, webhookStarts] = [staffMailStarts, staffMailStarts];

async function finished(id: string, name: 'verify' | 'persist', result: EffectResult) {
  return finishEffect(leads, await claimed(id, name, START), at(50), result);
}

describe('persist', () => {
  it('writes its results, releases waiting effects, and says what is due now, in one update', async () => {
    const id = await stored();
    const completion = { emailNormalised: '$email', phoneNormalised: '$$ROOT' };
    expect(await finished(id, 'persist', { state: 'done', completion })).toEqual({
      state: 'done',
      released: [
        { leadId: id, effect: 'staffMail', attempts: 0 },
        { leadId: id, effect: 'consentRecord', attempts: 0 },
        { leadId: id, effect: 'webhook', attempts: 0 },
      ],
    });
    expect(await leads.any.findById(id).lean()).toMatchObject({
      ...completion,
      seq: 1,
      history: [
        { what: 'received', seq: 0 },
        { what: 'completed', seq: 1, at: at(50) },
      ],
      effects: {
        persist: { state: 'done', attempts: 1, doneAt: at(50) },
        staffMail: { ...dueAt50, ...staffMailStarts },
        webhook: { ...dueAt50, ...webhookStarts },
        visitorMail: { state: 'waiting' },
      },
    });
  });

  it.each(['done', 'skipped', 'parked', 'unconfirmed', 'sending', 'due'] as const)(
    'leaves a staff mail unchanged that is %s',
    async (state) => {
      const id = await stored();
      const before = { state, attempts: 1, ...(state === 'due' || state === 'sending' ? { nextAt: at(9000) } : {}) };
      await put(id, 'staffMail', before);
      await finished(id, 'persist', { state: 'done' });
      expect(await effect(id, 'staffMail')).toEqual(before);
    },
  );

  it('adds no effect to a lead that another version stored without it', async () => {
    const id = await stored();
    await leads.any.updateOne({ _id: id }, { $unset: { 'effects.webhook': 1 } });
    expect(await finished(id, 'persist', { state: 'done' })).toMatchObject({
      released: [
        { leadId: id, effect: 'staffMail', attempts: 0 },
        { leadId: id, effect: 'consentRecord', attempts: 0 },
      ],
    });
    expect((await leads.any.findById(id).lean())?.effects).not.toHaveProperty('webhook');
  });
});

describe('verify', () => {
  it.each<[ContactOutcomes['email'], ContactOutcomes['phone'], 'due' | 'skipped', 'due' | 'skipped']>([
    ['good', 'good', 'due', 'skipped'],
    ['good', 'unknown', 'due', 'due'],
    ['unknown', 'good', 'due', 'due'],
    ['unknown', 'unknown', 'due', 'due'],
    ['false', 'good', 'skipped', 'skipped'],
    ['unknown', 'false', 'skipped', 'skipped'],
    ['false', 'false', 'skipped', 'skipped'],
  ])('e-mail %s, phone %s: the visitor mail is %s, another check %s', async (email, phone, mail, recheck) => {
    const id = await stored();
    const after = await finished(id, 'verify', { state: 'done', contact: { email, phone } });
    expect(await effect(id, 'visitorMail')).toEqual({ ...(mail === 'due' ? dueAt50 : skipped), ...visitorMailStarts });
    // In five minutes: name servers that just failed would fail again at once.
    expect(await effect(id, 'recheck')).toEqual({
      ...(recheck === 'due' ? { ...dueAt50, nextAt: at(300_050) } : skipped),
      ...recheckStarts,
    });
    expect(after?.released).toEqual(mail === 'due' ? [{ leadId: id, effect: 'visitorMail', attempts: 0 }] : []);
    expect(await leads.any.findById(id).lean()).toMatchObject({ contact: { email, phone }, effects: { staffMail: { state: 'waiting' } } });
  });

  it.each(['done', 'skipped', 'unconfirmed'] as const)('sends no second mail to a visitor: a mail that is %s stays', async (state) => {
    const id = await stored();
    await put(id, 'visitorMail', { state, attempts: 1 });
    expect(await finished(id, 'verify', { state: 'done', contact: { email: 'good', phone: 'good' } })).toEqual({
      state: 'done',
      released: [],
    });
    expect(await effect(id, 'visitorMail')).toEqual({ state, attempts: 1 });
  });
});

describe.each(['verify', 'persist'] as const)('%s skipped', (name) => {
  it('releases waiting effects nevertheless, and leaves the rest of the lead', async () => {
    const id = await stored();
    const before = await leads.any.findById(id).lean();
    await finished(id, name, { state: 'skipped' });
    const released =
      name === 'verify'
        ? { visitorMail: { ...dueAt50, ...visitorMailStarts }, recheck: { ...skipped, ...recheckStarts } }
        : {
            staffMail: { ...dueAt50, ...staffMailStarts },
            consentRecord: { ...dueAt50, ...consentRecordStarts },
            webhook: { ...dueAt50, ...webhookStarts },
          };
    const after = { ...before?.effects, [name]: { state: 'skipped', attempts: 1 }, ...released };
    const derived = { facets: ['t:pending', 'w', 'o:'], tally: 'consultation|pending|IL||' };
    expect(await leads.any.findById(id).lean()).toEqual({ ...before, effects: after, ...derived });
  });
});

it('removes the class of an earlier failure once the effect is done', async () => {
  const id = await stored();
  await put(id, 'persist', { state: 'due', attempts: 3, nextAt: START, lastErrorClass: 'smtp_busy' });
  await finished(id, 'persist', { state: 'done' });
  expect(await effect(id, 'persist')).toEqual({ state: 'done', attempts: 4, doneAt: at(50) });
});

describe('an effect that this version does not know', () => {
  const text = { state: 'waiting', attempts: 0, after: 'persist', delay: 60_000, somethingNew: [1] };

  async function storedWith(value: object): Promise<string> {
    const id = await stored();
    await leads.any.collection.updateOne({ _id: id as never }, { $set: { 'effects.ofLaterVersion': value } });
    return id;
  }

  const ofLaterVersion = async (id: string) =>
    (await leads.any.findById(id).lean<{ effects: Record<string, unknown> }>())?.effects.ofLaterVersion;

  it('becomes due after its delay once its predecessor is done, for the version that knows it', async () => {
    const id = await storedWith(text);
    const after = await finished(id, 'persist', { state: 'done' });
    expect(after?.released.map(({ effect: name }) => name)).toEqual(['staffMail', 'consentRecord', 'webhook']);
    const due = { ...text, state: 'due', nextAt: at(60_050) };
    expect(await ofLaterVersion(id)).toEqual(due);
    const found = await findDueEffects(leads, at(3_600_000), 10);
    expect(found.map(({ effect: name }) => name).toSorted()).toEqual(['consentRecord', 'staffMail', 'verify', 'webhook']);
    await finished(id, 'verify', { state: 'done', contact: { email: 'good', phone: 'good' } });
    expect(await ofLaterVersion(id)).toEqual(due);
  });

  it('is skipped if the contact is one that it must not start for', async () => {
    const id = await storedWith({ ...text, after: 'verify', unlessContact: ['false'] });
    await finished(id, 'verify', { state: 'done', contact: { email: 'good', phone: 'false' } });
    expect(await ofLaterVersion(id)).toMatchObject({ state: 'skipped' });
  });

  it.each([
    [{ evenIfParked: true }, 'due'],
    [{}, 'waiting'],
  ])('with %j is %s when what it waits for is parked', async (rule, state) => {
    const id = await storedWith({ ...text, ...rule });
    const refused = { errorClass: 'smtp_refused', permanent: true, ambiguous: false } as const;
    await failEffect(leads, await claimed(id, 'persist', START), refused, at(50));
    expect(await ofLaterVersion(id)).toMatchObject({ state });
  });
});
