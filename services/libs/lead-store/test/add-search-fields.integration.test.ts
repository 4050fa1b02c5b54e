import { sampleConsultation } from '@annuity-lantern/contracts/sample-answers';
import { expect, it } from 'vitest';
import { adoptEarlierLeads, findLeads, type LeadFilter, listLeads, searchLeads, transitionLead } from '../src/lead-store.ts';
import { at, useStore } from './support/store-under-test.ts';

const { leads, stored } = useStore();

/** A lead whose record was not completed, as those of the version before facets. */
const storedEarlier = (firstName = 'Ana') => stored({ answers: { ...sampleConsultation, firstName, lastName: 'Ng' } });

it('makes leads findable that have no search fields', async () => {
  const id = await storedEarlier('$status');
  expect((await listLeads(leads, 'consultation', { limit: 10 })).records).toHaveLength(1);
  await adoptEarlierLeads(leads, at(1));
  const { facets, nameKey, givenKey } = (await leads.any.findById(id).lean()) ?? {};
  const { state, assets } = sampleConsultation;
  expect({ facets, nameKey, givenKey }).toEqual({
    facets: expect.arrayContaining(['k:consultation', `st:${state}`, `a:${assets}`, 't:pending', 'w', 'o:']),
    nameKey: 'ng status',
    givenKey: 'status ng',
  });
});

it('completes one that was worked on before it was seen', async () => {
  const id = await storedEarlier();
  await transitionLead(leads, id, { to: 'assigned', seq: 0, by: { id: 'u1', username: 'margaret', isManager: false }, now: at(1) });
  await adoptEarlierLeads(leads, at(1));
  const filter = { status: 'assigned', kind: 'consultation', waiting: true } as const;
  expect((await findLeads(leads, { filter, sort: 'newest', limit: 10 })).records).toMatchObject([{ _id: id }]);
  expect((await searchLeads(leads, { text: 'ng', filter, limit: 10 })).records).toMatchObject([{ _id: id }]);
});

it('writes nothing once every lead has them', async () => {
  const id = await storedEarlier();
  await adoptEarlierLeads(leads, at(1));
  await leads.any.updateOne({ _id: id }, { $set: { facets: ['untouched'] } });
  await adoptEarlierLeads(leads, at(2));
  expect((await leads.any.findById(id).lean())?.facets).toEqual(['untouched']);
});

it('gives leads of the version before owners the facet of their owner, and finds their status until then', async () => {
  const [taken, free] = [await storedEarlier(), await storedEarlier()];
  await adoptEarlierLeads(leads, at(1));
  const owner = { id: 'u1', username: 'margaret', since: at(0) };
  await leads.any.updateOne({ _id: taken }, { $set: { owner, facets: ['k:consultation', 's:pending', 'w'] } });
  await leads.any.updateOne({ _id: free }, { $set: { facets: ['k:consultation', 's:pending', 'w'] } });
  const find = async (filter: LeadFilter) =>
    (await findLeads(leads, { filter, sort: 'newest', limit: 10 })).records.map(({ _id }) => _id).sort();
  expect(await find({ owners: ['u1', null] })).toEqual([]);
  expect(await find({ status: 'pending' })).toEqual([taken, free].sort());
  await adoptEarlierLeads(leads, at(2));
  expect(await find({ owners: ['u1'] })).toEqual([taken]);
  expect(await find({ owners: [null] })).toEqual([free]);
  expect(await find({ status: 'pending' })).toEqual([taken, free].sort());
});
