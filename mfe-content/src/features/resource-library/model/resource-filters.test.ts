import { describe, expect, it } from 'vitest';
import { noFilters, readFilters, settleFilters, writeFilters } from './resource-filters.ts';

const resource = {
  id: 'one',
  title: 'One',
  description: '',
  category: 'fees',
  type: 'guide',
  downloadUrl: '/one.html',
  downloadCount: 0,
};

describe('the filters in the address', () => {
  it.each([
    ['', noFilters],
    ['?q=', noFilters],
    ['?q=cap+rate&category=index-annuities&type=pdf', { q: 'cap rate', category: 'index-annuities', type: 'pdf' }],
    ['?category=&type=', noFilters],
    ['?other=1&q=a&q=b', { ...noFilters, q: 'a' }],
    ['?q=%00%1B%5B31m', { ...noFilters, q: ' [31m' }],
    ['?q=%', { ...noFilters, q: '%' }],
    ['?q=%F0%9F', { ...noFilters, q: '\ufffd' }],
  ])('%s are %j', (search, filters) => {
    expect(readFilters(search)).toEqual(filters);
  });

  it('are cut when they are longer than anybody types', () => {
    const filters = readFilters(`?q=${'x'.repeat(50_000)}&category=${'y'.repeat(50_000)}`);
    expect([filters.q.length, filters.category.length]).toEqual([100, 100]);
  });

  it('are written short, and read back the same', () => {
    expect(writeFilters(noFilters)).toBe('');
    expect(writeFilters({ ...noFilters, q: '  ' })).toBe('');
    const filters = { q: '100% & <b>more</b> #1 ?', category: 'your-rights', type: 'fact-sheet' };
    expect(readFilters(writeFilters(filters))).toEqual(filters);
  });
});

describe('a filter that no resource has', () => {
  it('keeps everything', () => {
    expect(settleFilters({ q: 'a', category: '__proto__', type: '<script>' }, [resource])).toEqual({ ...noFilters, q: 'a' });
    const known = { q: '', category: 'fees', type: 'guide' };
    expect(settleFilters(known, [resource])).toEqual(known);
  });
});
