import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkExamples } from '../../testing/check-examples.tsx';
import * as examples from './tooltip.examples.tsx';
import { Term } from './tooltip.tsx';

const words = 'The most that can be credited in a year.';

// jsdom has no layout, which positioning needs.
beforeAll(() => {
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});

describe('Tooltip', () => {
  checkExamples(examples);

  it('is only its trigger until someone points at it', () => {
    render(<Term label={words}>Cap Rate</Term>);
    expect(screen.queryByText(words)).toBeNull();
    expect(screen.getByRole('button', { name: 'Cap Rate' })).toBeDefined();
  });

  it('opens on focus, keeps the focus, and closes on Esc', async () => {
    render(<Term label={words}>Cap Rate</Term>);
    act(() => screen.getByRole('button').focus());
    expect((await screen.findByRole('tooltip')).textContent).toBe(words);
    const trigger = screen.getByRole('button', { name: 'Cap Rate' });
    expect(document.activeElement).toBe(trigger);
    expect(trigger.getAttribute('aria-describedby')).toBe(screen.getByRole('tooltip').id);
    fireEvent.keyDown(document, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  });

  it('opens on a tap, the first and every later one', async () => {
    render(<Term label={words}>Cap Rate</Term>);
    fireEvent.click(screen.getByRole('button'));
    await screen.findByRole('tooltip');
    fireEvent.keyDown(document, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    const trigger = screen.getByRole('button');
    fireEvent.pointerDown(trigger, { pointerType: 'touch' });
    fireEvent.click(trigger);
    expect((await screen.findByRole('tooltip')).textContent).toBe(words);
  });

  it('opens when its text has loaded, if the pointer is still on it', async () => {
    const { rerender } = render(<Term label={undefined}>Cap Rate</Term>);
    act(() => screen.getByRole('button').focus());
    await waitFor(() => expect(screen.getByRole('button').dataset.state).toMatch(/open/));
    expect(screen.queryByRole('tooltip')).toBeNull();
    rerender(<Term label={words}>Cap Rate</Term>);
    expect((await screen.findByRole('tooltip')).textContent).toBe(words);
  });

  it('stays closed if its text loads after the pointer has left', async () => {
    const { rerender } = render(<Term label={undefined}>Cap Rate</Term>);
    act(() => screen.getByRole('button').focus());
    await waitFor(() => expect(screen.getByRole('button').dataset.state).toMatch(/open/));
    act(() => screen.getByRole('button').blur());
    rerender(<Term label={words}>Cap Rate</Term>);
    expect(screen.queryByRole('tooltip')).toBeNull();
  });
});
