import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { checkExamples } from '../../testing/check-examples.tsx';
import * as examples from './error-state.examples.tsx';
import { ErrorState } from './error-state.tsx';

describe('ErrorState', () => {
  checkExamples(examples);

  it('tries again', () => {
    const retry = vi.fn();
    render(<ErrorState title="Unable to load current rates" text="Please try refreshing." onRetry={retry} />);
    expect(screen.getByRole('alert').textContent).toContain('Unable to load current rates');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledOnce();
  });
});
