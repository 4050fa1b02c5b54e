import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { checkExamples } from '../../testing/check-examples.tsx';
import * as examples from './disclosure.examples.tsx';
import { Disclosure } from './disclosure.tsx';

describe('Disclosure', () => {
  checkExamples(examples);

  it('is a closed native disclosure named by its label', () => {
    render(examples.closed('test'));
    const summary = screen.getByText('Show the working');
    expect(summary.localName).toBe('summary');
    expect(summary.closest('details')?.open).toBe(false);
    summary.click();
    expect(summary.closest('details')?.open).toBe(true);
  });

  describe('lazy', () => {
    const sums = (
      <Disclosure lazy label="Show the working">
        <p>5 × 5 = 25</p>
      </Disclosure>
    );

    it('draws what is inside with the first opening, and keeps it', async () => {
      render(sums);
      expect(screen.queryByText('5 × 5 = 25')).toBeNull();
      fireEvent.click(screen.getByText('Show the working'));
      expect(await screen.findByText('5 × 5 = 25')).toBeTruthy();
      fireEvent.click(screen.getByText('Show the working'));
      expect(screen.getByText('5 × 5 = 25')).toBeTruthy();
    });

    it('has it in a served page, and keeps it when that comes to life', () => {
      const container = document.createElement('div');
      container.innerHTML = renderToString(sums);
      expect(container.textContent).toContain('5 × 5 = 25');
      render(sums, { container: document.body.appendChild(container), hydrate: true });
      expect(screen.getByText('5 × 5 = 25')).toBeTruthy();
    });

    it('has it on paper', () => {
      render(sums);
      act(() => void window.dispatchEvent(new Event('beforeprint')));
      expect(screen.getByText('5 × 5 = 25')).toBeTruthy();
    });
  });
});
