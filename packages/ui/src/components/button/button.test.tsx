import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { checkExamples } from '../../testing/check-examples.tsx';
import * as examples from './button.examples.tsx';
import { Button } from './button.tsx';
import * as nightExamples from './button-night.examples.tsx';

describe('Button', () => {
  checkExamples({ ...examples, ...nightExamples });

  it('passes a press on', () => {
    const press = vi.fn();
    render(<Button onClick={press}>Refresh Data</Button>);
    fireEvent.click(screen.getByRole('button', { name: 'Refresh Data' }));
    expect(press).toHaveBeenCalledOnce();
  });

  it('while busy ignores presses, submits nothing and keeps the focus', () => {
    const press = vi.fn();
    const submit = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
    const form = (busy: boolean) => (
      <form onSubmit={submit}>
        <Button type="submit" busy={busy} onClick={press}>
          Request my consultation
        </Button>
      </form>
    );
    const { rerender } = render(form(false));
    screen.getByRole('button').focus();
    rerender(form(true));
    const button = screen.getByRole('button', { name: 'Submitting...' });
    fireEvent.click(button);
    expect(press).not.toHaveBeenCalled();
    expect(submit).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-disabled')).toBe('true');
  });
});
