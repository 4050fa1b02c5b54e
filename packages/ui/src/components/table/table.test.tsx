import { render, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { checkExamples } from '../../testing/check-examples.tsx';
import * as examples from './table.examples.tsx';

describe('Table', () => {
  checkExamples(examples);

  it('names each row by its first cell', () => {
    render(examples.stackedIfTooWide('test'));
    const table = screen.getByRole('table', { name: 'Income by start age, for $200,000' });
    const row = within(table).getByRole('row', { name: /^70/ });
    expect(within(row).getByRole('rowheader').textContent).toBe('70');
    expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['7.60%', '$1,266.67']);
  });

  it('is stacked while it is wider than its box', () => {
    const scrollWidth = vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(357);
    const clientWidth = vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(350);
    const { rerender } = render(examples.stackedIfTooWide('test'));
    const box = screen.getByRole('group', { name: 'Income by start age, for $200,000' });
    expect(box.className).toMatch(/stacked/);
    expect(screen.getByRole('rowheader', { name: '70' }).dataset.label).toBe('Income start age');
    scrollWidth.mockReturnValue(350);
    rerender(examples.stackedIfTooWide('test'));
    expect(box.className).not.toMatch(/stacked/);
    scrollWidth.mockRestore();
    clientWidth.mockRestore();
  });

  it('is measured again after it was resized, and not after it was stacked', () => {
    let resized = () => {};
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(callback: () => void) {
          resized = callback;
        }
        observe() {}
        disconnect() {}
      },
    );
    vi.stubGlobal('requestAnimationFrame', (work: () => void) => work());
    const height = vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(300);
    const measured = vi.spyOn(Element.prototype, 'scrollWidth', 'get');
    render(examples.stackedIfTooWide('test'));
    measured.mockClear();
    resized();
    resized();
    expect(measured).toHaveBeenCalledTimes(1);
    height.mockReturnValue(400);
    resized();
    expect(measured).toHaveBeenCalledTimes(2);
    vi.unstubAllGlobals();
    height.mockRestore();
    measured.mockRestore();
  });

  it('can be scrolled by keyboard before scripts run', () => {
    render(examples.stackedIfTooWide('test'));
    expect(screen.getByRole('group', { name: 'Income by start age, for $200,000' }).tabIndex).toBe(0);
  });

  it('carries the label of each value for phones', () => {
    render(examples.linesOnPhones('test'));
    expect(screen.getByRole('cell', { name: '6.60%' }).dataset.label).toBe('Payout rate');
  });
});
