import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { checkExamples } from '../../testing/check-examples.tsx';
import * as examples from './table.examples.tsx';

describe('Table', () => {
  checkExamples(examples);

  it('names each row by its first cell', () => {
    render(examples.scrolling('test'));
    const table = screen.getByRole('table', { name: 'Income by start age, for $200,000' });
    const row = within(table).getByRole('row', { name: /^70/ });
    expect(within(row).getByRole('rowheader').textContent).toBe('70');
    expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['7.60%', '$1,266.67']);
  });

  it('can be scrolled by keyboard when it does not fit', () => {
    render(examples.scrolling('test'));
    expect(screen.getByRole('group', { name: 'Income by start age, for $200,000' }).tabIndex).toBe(0);
  });

  it('carries the label of each value for phones', () => {
    render(examples.linesOnPhones('test'));
    expect(screen.getByRole('cell', { name: '6.60%' }).dataset.label).toBe('Payout rate');
  });
});
