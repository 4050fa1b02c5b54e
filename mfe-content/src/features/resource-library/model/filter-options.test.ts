import { describe, expect, it } from 'vitest';
import { categoryLabel, categoryOptions, typeOptions } from './filter-options.ts';

const resources = ['your-rights', 'fees', 'fees', '', 'all', '-'].map((category, index) => ({
  id: String(index),
  title: '',
  description: '',
  category,
  type: ['worksheet', 'pdf', 'call-script', 'pdf', 'all', ''][index] as string,
  downloadUrl: '',
  downloadCount: 0,
}));

describe('the choices', () => {
  it.each([
    ['social-security', 'Social Security'],
    ['fees', 'Fees'],
    ['your--own_words ', 'Your Own_words'],
    ['', ''],
  ])('%s is shown as %s', (category, label) => {
    expect(categoryLabel(category)).toBe(label);
  });

  it('are "All", then each value of the list once, sorted by name', () => {
    expect(categoryOptions(resources)).toEqual([
      { value: 'all', label: 'All Categories' },
      { value: 'fees', label: 'Fees' },
      { value: 'your-rights', label: 'Your Rights' },
    ]);
    expect(typeOptions(resources).map(({ label }) => label)).toEqual(['All Types', 'Call script', 'Document', 'PDF', 'Worksheet']);
  });
});
