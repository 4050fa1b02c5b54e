import { sampleConsultation } from '@annuity-lantern/contracts/testing/sample-answers';
import { expect, it } from 'vitest';
import { addNote, findLeads, listLeads, searchFieldsOf, searchLeads, transitionLead } from '../src/lead-store.ts';
import { finishEffect } from './support/one-effect.ts';
import { at, useStore } from './support/store-under-test.ts';

const { leads, stored, claimed } = useStore();
const answers = { ...sampleConsultation, firstName: '$status', lastName: 'Ng' };

/** Does the same as `persist`. */
const complete = async (id: string) =>
  finishEffect(leads, await claimed(id, 'persist', at(0)), at(1), {
    state: 'done',
    completion: searchFieldsOf({ kind: 'consultation', status: 'pending', contact: { email: 'unknown', phone: 'good' }, ...answers }),
  });

it('makes a lead findable, which is already in the list of its kind', async () => {
  const id = await stored({ answers });
  expect((await listLeads(leads, 'consultation', { limit: 10 })).records).toHaveLength(1);
  await complete(id);
  const { facets, nameKey, givenKey } = (await leads.any.findById(id).lean()) ?? {};
  const { state, assets } = sampleConsultation;
  expect({ facets, nameKey, givenKey }).toEqual({
    facets: expect.arrayContaining(['k:consultation', `st:${state}`, `a:${assets}`, 't:pending', 'w', 'o:']),
    nameKey: 'ng status',
    givenKey: 'status ng',
  });
});

it('keeps the work of staff from before a slow persist was done', async () => {
  const id = await stored({ answers });
  await addNote(leads, id, { text: 'Prefers evenings', by: 'margaret', now: at(1) });
  await transitionLead(leads, id, { to: 'assigned', seq: 0, by: { id: 'u1', username: 'margaret', isManager: false }, now: at(1) });
  await complete(id);
  const filter = { status: 'assigned', kind: 'consultation', waiting: '1', owners: ['u1'] } as const;
  expect((await findLeads(leads, { filter, sort: 'newest', limit: 10 })).records).toMatchObject([{ _id: id }]);
  for (const text of ['ng', 'evenings', 'income'])
    expect((await searchLeads(leads, { text, hidden: [], filter, limit: 10 })).records).toMatchObject([{ _id: id }]);
  expect((await leads.any.findById(id).lean())?.queue).toContain('u1/America/Chicago/Monday/morning');
});
