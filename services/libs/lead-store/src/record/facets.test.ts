import { expect, it } from 'vitest';
import { facetsWanted, firstFacets } from './facets.ts';

const lead = { kind: 'consultation', status: 'pending', contact: { email: 'good', phone: 'unknown' } } as const;
const times = { days: ['Monday', 'Friday'], parts: ['early-evening'], timeZone: 'America/Chicago' };

it('says of a new lead what staff filter by', () => {
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

it('needs attention when a contact is false, or another request has its key', () => {
  expect(firstFacets({ ...lead, contact: { email: 'false', phone: 'good' } })).toContain('x');
  expect(firstFacets({ ...lead, contact: { email: 'good', phone: 'false' } })).toContain('x');
  expect(firstFacets({ ...lead, keyConflict: 'another id' })).toContain('x');
  expect(firstFacets(lead)).not.toContain('x');
});

it('has no facet for an answer that is no choice: a restored request may hold any text', () => {
  const odd = { ...lead, state: 'Ohio', assets: 'w', preferredCallTime: { days: ['Sunday'], parts: [] } };
  expect(firstFacets(odd)).toEqual(['k:consultation', 't:pending', 'w', 'o:']);
});

it('finds who may be called at any time under every day and part', () => {
  expect(firstFacets({ ...lead, preferredCallTime: 'any' })).toEqual(['c', 'k:consultation', 't:pending', 'w', 'o:']);
  expect(firstFacets(lead)).toContain('c');
  expect(facetsWanted({ callDay: 'Monday', callPart: 'morning' })).toEqual([
    ['d:Monday', 'c'],
    ['p:morning', 'c'],
  ]);
});

it('finds what one of several owners has, what nobody has, and nothing for no owner at all', () => {
  expect(facetsWanted({ owners: ['id-of-ruiz', null] })).toEqual([['o:id-of-ruiz', 'o:']]);
  expect(facetsWanted({ owners: [] })).toEqual([[]]);
});
