import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { checkExamples } from '../../testing/check-examples.tsx';
import * as examples from './chart-frame.examples.tsx';

describe('ChartFrame', () => {
  checkExamples(examples);

  it('comes with title, picture, sentence, table and source', () => {
    render(examples.closedTable('test'));
    const figure = within(screen.getByRole('figure', { name: 'Payout rate by income start age' }));
    expect(figure.getByRole('heading', { level: 3 })).toBeDefined();
    expect(figure.getByRole('img', { name: 'Payout rate by start age' })).toBeDefined();
    expect(figure.getByText(/^Waiting from 60 to 80/)).toBeDefined();
    expect(figure.getByText(/not a quote/)).toBeDefined();
    expect(figure.getByText('9.30%')).toBeDefined();
  });

  it('keeps the table behind a summary unless told otherwise', () => {
    const { container, rerender } = render(examples.closedTable('test'));
    expect(container.querySelector('details')?.open).toBe(false);
    rerender(examples.openTable('test'));
    expect(container.querySelector('details')).toBeNull();
    expect(screen.getByRole('table', { name: 'The same, figures shown' })).toBeDefined();
  });
});
