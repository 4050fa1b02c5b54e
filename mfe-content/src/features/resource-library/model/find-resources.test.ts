import { describe, expect, it } from 'vitest';
import { findResources, noFilters } from './resource-filters.ts';

const row = (id: string, title: string, description: string, category: string, type: string) => ({
  id,
  title,
  description,
  category,
  type,
  downloadUrl: `/${id}.html`,
  downloadCount: 0,
});
const resources = [
  row('a', 'Fee Checklist', 'Every charge a contract can carry.', 'fees', 'worksheet'),
  row('b', 'Surrender Schedule', 'What leaving costs.', 'contracts', 'guide'),
  row('c', 'Rider Fees', 'Percent of what?', 'fees', 'guide'),
];
const found = (filters: object) => findResources(resources, { ...noFilters, ...filters }).map((resource) => resource.id);

it.each(['free look', 'bjorns', 'Bjoern', 'st louis', 'FREE\u2011LOOK,'])('finds a resource by "%s"', (q) => {
  const one = row('d', 'Free-Look Checklist', 'From Björn’s course in St. Louis.', 'rights', 'guide');
  expect(findResources([one], { ...noFilters, q })).toEqual([one]);
});

describe('findResources', () => {
  it.each([
    [{}, ['a', 'b', 'c']],
    [{ q: 'FEE' }, ['a', 'c']],
    [{ q: 'Leaving' }, ['b']],
    [{ q: '  charge ' }, ['a']],
    [{ q: 'carry. fees' }, []],
    [{ q: 'contracts' }, []],
    [{ q: 'what?' }, ['c']],
    [{ q: '.*' }, []],
    [{ category: 'fees' }, ['a', 'c']],
    [{ type: 'guide' }, ['b', 'c']],
    [{ q: 'fee', category: 'fees', type: 'guide' }, ['c']],
    [{ q: 'schedule', category: 'fees' }, []],
  ])('%j finds %j', (filters, ids) => {
    expect(found(filters)).toEqual(ids);
  });
});
