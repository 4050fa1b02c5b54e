import { expect, it } from 'vitest';
import { facetsWanted, firstFacets, type LeadFilter } from './facets.ts';

const lead = { kind: 'consultation', status: 'pending', contact: { email: 'good', phone: 'unknown' } } as const;
const times = { days: ['Monday', 'Friday'], parts: ['early-evening'], timeZone: 'America/Chicago' };

it('describes a new lead by all filters of staff', () => {
  expect(firstFacets({ ...lead, state: 'OH', assets: '250k-500k', preferredCallTime: times })).toEqual([
    'st:OH',
    'a:250k-500k',
    'd:Monday',
    'd:Friday',
    'p:early-evening',
    'k:consultation',
    't:pending',
    'w',
    'o:',
  ]);
});

/** One value of each filter, all of them true of one lead. */
const filters: Required<LeadFilter> = {
  owners: ['u1'],
  attention: '1',
  state: 'OH',
  status: 'pending',
  waiting: '1',
  open: '1',
  assets: '250k-500k',
  callDay: 'Monday',
  callPart: 'early-evening',
  kind: 'consultation',
};

it.each(Object.entries(filters))('finds a lead that matches the filter %s', (name, value) => {
  const { state, assets } = filters;
  const found = firstFacets({ ...lead, state, assets, preferredCallTime: times, owner: { id: 'u1' }, keyConflict: 'another id' });
  expect(facetsWanted({ [name]: value }).map((wanted) => wanted.some((facet) => found.includes(facet)))).toEqual([true]);
});

it('needs attention if a contact is false, or another request has its key', () => {
  expect(firstFacets({ ...lead, contact: { email: 'false', phone: 'good' } })).toContain('x');
  expect(firstFacets({ ...lead, contact: { email: 'good', phone: 'false' } })).toContain('x');
  expect(firstFacets({ ...lead, keyConflict: 'another id' })).toContain('x');
  expect(firstFacets(lead)).not.toContain('x');
});

it('has no facet for an unknown choice: a restored request may hold any text', () => {
  const odd = { ...lead, state: 'Ohio', assets: 'w', preferredCallTime: { days: ['Sunday'], parts: [] } };
  expect(firstFacets(odd)).toEqual(['k:consultation', 't:pending', 'w', 'o:']);
});

it('finds visitors who may be called at any time under every day and part', () => {
  expect(firstFacets({ ...lead, preferredCallTime: 'any' })).toEqual(['c', 'k:consultation', 't:pending', 'w', 'o:']);
  expect(firstFacets(lead)).toContain('c');
  expect(facetsWanted({ callDay: 'Monday', callPart: 'morning' })).toEqual([
    ['d:Monday', 'c'],
    ['p:morning', 'c'],
  ]);
});

it('finds leads of any of several owners and unowned leads, and nothing for an empty list', () => {
  expect(facetsWanted({ owners: ['id-of-ruiz', null] })).toEqual([['o:id-of-ruiz', 'o:']]);
  expect(facetsWanted({ owners: [] })).toEqual([[]]);
});
