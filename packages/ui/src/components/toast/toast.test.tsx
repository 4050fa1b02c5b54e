import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { findings } from '../../testing/check-examples.tsx';
import { ToastViewport } from './toast-viewport.tsx';

const toast = { id: 7, status: 'success', title: 'Consultation Requested', text: 'A specialist will contact you within 24 hours' } as const;

afterEach(() => vi.useRealTimers());

describe('ToastViewport', () => {
  it('shows the toast without an accessibility finding', async () => {
    const { baseElement } = render(<ToastViewport toast={toast} onDismiss={() => {}} />);
    await screen.findByText('Consultation Requested');
    expect(await findings(baseElement)).toEqual([]);
  });

  it('is closed by its button', async () => {
    const dismiss = vi.fn();
    render(<ToastViewport toast={toast} onDismiss={dismiss} />);
    fireEvent.click(await screen.findByRole('button', { name: 'Close' }));
    expect(dismiss).toHaveBeenCalledWith(7);
  });

  it('leaves after 5 s', () => {
    vi.useFakeTimers();
    const dismiss = vi.fn();
    render(<ToastViewport toast={toast} onDismiss={dismiss} />);
    act(() => vi.advanceTimersByTime(4900));
    expect(dismiss).not.toHaveBeenCalled();
    act(() => vi.advanceTimersByTime(200));
    expect(dismiss).toHaveBeenCalledWith(7);
  });

  it('gives a new toast its own 5 s', () => {
    vi.useFakeTimers();
    const dismiss = vi.fn();
    const { rerender } = render(<ToastViewport toast={toast} onDismiss={dismiss} />);
    act(() => vi.advanceTimersByTime(4000));
    rerender(<ToastViewport toast={{ ...toast, id: 8, title: 'Submission Failed', status: 'error' }} onDismiss={dismiss} />);
    act(() => vi.advanceTimersByTime(4000));
    expect(dismiss).not.toHaveBeenCalled();
    expect(screen.getByText('Submission Failed')).toBeDefined();
    act(() => vi.advanceTimersByTime(1100));
    expect(dismiss).toHaveBeenCalledExactlyOnceWith(8);
  });

  it('is reached by F8', async () => {
    render(<ToastViewport toast={toast} onDismiss={() => {}} />);
    await screen.findByText('Consultation Requested');
    fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
    await waitFor(() => expect(screen.getByRole('region', { name: 'Notifications (F8)' }).contains(document.activeElement)).toBe(true));
  });
});
