import { HostProvider } from '@annuity-lantern/host-kit';
import { sampleHost } from '@annuity-lantern/host-kit/sample-host';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { onPhone } from '../testing/on-phone.ts';
import { FiguresForm } from './figures-form.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function Tool() {
  const form = useRef<HTMLFormElement>(null);
  return (
    <main>
      <FiguresForm form={form} unread={[]} id="figures" answer="About $1,100 a month">
        <input aria-label="Amount" />
      </FiguresForm>
      <h2 id="answer-heading" tabIndex={-1}>
        The result
      </h2>
      <input aria-label="Elsewhere" form="figures" />
      <button type="button">Another</button>
    </main>
  );
}

function open() {
  const scrollTo = onPhone('answer-heading', 2000);
  render(
    <HostProvider host={sampleHost()}>
      <Tool />
    </HostProvider>,
  );
  return (top: number) => act(() => scrollTo(top));
}

const line = () => screen.queryByRole('button', { name: 'About $1,100 a month Go to the result' });
const focus = (name: string) => act(() => screen.getByLabelText(name).focus());

describe('the answer at the bottom of a phone’s screen', () => {
  it('comes with the first field, and stays after it is left', () => {
    open();
    expect(line()).toBeNull();
    focus('Amount');
    expect(line()?.parentElement).toBe(document.body);
    act(() => screen.getByLabelText('Amount').blur());
    expect(line()).toBeTruthy();
  });

  it('comes with a field of the form elsewhere on the page, and with no other control', () => {
    open();
    act(() => screen.getByRole('button', { name: 'Another' }).focus());
    expect(line()).toBeNull();
    focus('Elsewhere');
    expect(line()).toBeTruthy();
  });

  it('leaves while the result is in sight', () => {
    const scrollTo = open();
    focus('Amount');
    scrollTo(300);
    expect(line()).toBeNull();
    scrollTo(-200);
    expect(line()).toBeTruthy();
  });

  it('leads to the result', () => {
    open();
    focus('Amount');
    const scroll = vi.fn();
    Object.assign(screen.getByRole('heading', { name: 'The result' }), { scrollIntoView: scroll });
    fireEvent.click(line() as HTMLElement);
    expect(scroll).toHaveBeenCalledWith({ behavior: 'instant', block: 'start' });
    expect(document.activeElement?.textContent).toBe('The result');
  });

  it('is above the keyboard', () => {
    vi.stubGlobal('visualViewport', Object.assign(new EventTarget(), { offsetTop: 0, height: window.innerHeight - 300 }));
    open();
    focus('Amount');
    expect(line()?.style.getPropertyValue('--keyboard')).toBe('300px');
  });

  it('is not shown on a wide screen', () => {
    open();
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    focus('Amount');
    expect(line()).toBeNull();
  });
});
