import { HostProvider } from '@annuity-lantern/host-kit';
import { sampleHost } from '@annuity-lantern/host-kit/sample-host';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { GlossaryTerm } from './glossary-term.tsx';
import { termOf } from './terms.ts';

const { definition } = termOf('cap-rate');

// jsdom has no layout, which the placing of the words asks for.
beforeAll(() => {
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});

const term = (
  <HostProvider host={sampleHost()}>
    <GlossaryTerm id="cap-rate">cap</GlossaryTerm>
  </HostProvider>
);

describe('GlossaryTerm', () => {
  it('is only its word until someone points at it', () => {
    const { container } = render(term);
    expect(container.textContent).toBe('cap');
  });

  it('defines the word on focus, and Esc closes it', async () => {
    render(term);
    act(() => screen.getByRole('button', { name: 'cap' }).focus());
    await waitFor(() => expect(screen.getByRole('tooltip').textContent).toBe(definition));
    fireEvent.keyDown(document, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  });

  it('defines the word on a tap', async () => {
    render(term);
    fireEvent.click(screen.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('tooltip').textContent).toBe(definition));
  });
});
