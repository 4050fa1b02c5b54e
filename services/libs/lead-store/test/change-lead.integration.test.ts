import { afterEach, expect, it, vi } from 'vitest';
import { addNote, correctContact, renewClaim, type StoredLead, setOwner, transitionLead } from '../src/lead-store.ts';
import { changeLead } from '../src/record/change-lead.ts';
import { at, START, useStore } from './support/store-under-test.ts';

const { leads, stored, effect, claimed } = useStore();
const kim = { id: 'id-of-kim', username: 'kim', isManager: true };
const read = async (id: string) => (await leads.any.findById(id).lean()) as StoredLead;
const note = (text: string) => ({ text, by: 'kim', now: at(0) });

afterEach(() => vi.restoreAllMocks());

/** Somebody else writes between the read and the write of the next change. */
function meanwhile(other: () => Promise<unknown>): void {
  const { collection } = leads.any;
  const update = collection.findOneAndUpdate.bind(collection);
  vi.spyOn(collection, 'findOneAndUpdate').mockImplementationOnce((async (...call: Parameters<typeof update>) => {
    await other();
    return await update(...call);
  }) as never);
}

it('decides again if what it changes was changed meanwhile', async () => {
  const id = await stored();
  meanwhile(() => addNote(leads, id, note('first')));
  await addNote(leads, id, note('second'));
  expect((await read(id)).history.map((entry) => entry.note)).toEqual([undefined, 'first', 'second']);

  meanwhile(() => setOwner(leads, id, { to: kim, seq: 0, by: kim, now: at(0) }));
  expect(await transitionLead(leads, id, { to: 'disqualified', seq: 0, by: kim, now: at(0) })).toMatchObject({ outcome: 'refused' });
});

it('decides again if a worker claimed the effect that it changes', async () => {
  const id = await stored();
  const decide = vi.fn((lead: StoredLead) =>
    lead.effects.verify?.state === 'due' ? { effects: { verify: { ...lead.effects.verify, state: 'skipped' as const } } } : null,
  );
  meanwhile(() => claimed(id, 'verify', START));
  expect(await changeLead(leads, id, decide)).toMatchObject({ outcome: 'refused' });
  expect(decide).toHaveBeenCalledTimes(2);
  expect(await effect(id, 'verify')).toMatchObject({ state: 'sending' });
});

it('is not disturbed by a worker that writes to another effect', async () => {
  const id = await stored();
  const decide = vi.fn((lead: StoredLead) => ({
    fields: { reason: 'moved' },
    raises: 1,
    effects: { persist: lead.effects.persist as never },
  }));
  meanwhile(() => claimed(id, 'verify', START));
  expect(await changeLead(leads, id, decide)).toMatchObject({ outcome: 'changed', lead: { seq: 1, reason: 'moved' } });
  expect(decide).toHaveBeenCalledTimes(1);
  expect(await effect(id, 'verify')).toMatchObject({ state: 'sending' });
});

it('is not starved by a worker that renews its lease every 200 ms', async () => {
  const id = await stored();
  const claim = await claimed(id, 'verify', START);
  const { collection } = leads.any;
  const update = collection.findOneAndUpdate.bind(collection);
  let writes = 0;
  // Far more often than every 200 ms: right before every second write.
  const spy = vi.spyOn(collection, 'findOneAndUpdate').mockImplementation((async (...call: Parameters<typeof update>) => {
    writes += 1;
    if (writes % 2 === 1) await renewClaim(leads, claim, at(writes));
    return await update(...call);
  }) as never);
  expect(await addNote(leads, id, note('called'))).toMatchObject({ history: [{}, { note: 'called' }] });
  expect(await setOwner(leads, id, { to: kim, seq: 0, by: kim, now: at(0) })).toMatchObject({ outcome: 'changed' });
  expect(spy).toHaveBeenCalledTimes(2);
  // A correction changes the very effect that the worker holds.
  const corrected = await correctContact(leads, id, { email: 'new@example.org', resend: false, seq: 1, by: kim, now: at(0) }, at(0));
  expect(corrected).toMatchObject({ outcome: 'changed', lead: { email: 'new@example.org', effects: { verify: { state: 'due' } } } });
  expect(spy).toHaveBeenCalledTimes(4);
});

it('leaves alone what another version stores', async () => {
  const id = await stored();
  const ofNewerVersion = { ofNewerVersion: { $literal: 1 }, 'effects.surveyMail': { state: 'due', attempts: 0 } };
  await leads.any.collection.updateOne({ _id: id as never }, { $set: ofNewerVersion });
  await transitionLead(leads, id, { to: 'assigned', seq: 0, note: '$email', by: kim, now: at(0) });
  expect(await read(id)).toMatchObject({
    status: 'assigned',
    ofNewerVersion: { $literal: 1 },
    effects: { surveyMail: { state: 'due', attempts: 0 } },
    history: [{}, { note: '$email' }],
  });
});

it("hands MongoDB's time, and asks nothing of an erased lead", async () => {
  const id = await stored();
  const times: Date[] = [];
  await changeLead(leads, id, (_, now) => {
    times.push(now);
    return null;
  });
  expect(times).toEqual([expect.any(Date)]);
  await leads.any.updateOne({ _id: id }, { $set: { status: 'erased' } });
  const decide = vi.fn(() => ({}));
  expect(await changeLead(leads, id, decide)).toMatchObject({ outcome: 'refused', lead: { status: 'erased' } });
  expect(decide).not.toHaveBeenCalled();
});
