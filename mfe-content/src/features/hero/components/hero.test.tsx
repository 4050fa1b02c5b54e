import { HostProvider, useNavigation } from '@annuity-lantern/host-kit';
import { sampleHost, servedBy } from '@annuity-lantern/host-kit/sample-host';
import { serve } from '@annuity-lantern/host-kit/testing/serve';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { routes } from '../../../routes.ts';
import { Hero } from './hero.tsx';

const page = (
  <HostProvider host={sampleHost({ routes: servedBy('mfe-content', routes) })}>
    <Hero />
  </HostProvider>
);

const navigate = vi.fn();
const placeOf = (search: string, hash = '') => ({ pathname: '/', search, hash });

beforeEach(() => useNavigation.setState({ place: placeOf(''), navigate }));
afterEach(() => {
  vi.unstubAllGlobals();
  navigate.mockReset();
});

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^My annuity guarantees/ });
const drawing = () => screen.getByRole('img', { name: /^A lantern over an annuity contract/ }).getAttribute('aria-label');
const type = async (text: string) => {
  fireEvent.focus(field());
  // Its code loads at the first focus.
  await act(() => import('./guarantee-answer.tsx'));
  fireEvent.change(field(), { target: { value: text } });
};

describe('the number in the hero', () => {
  it('is asked for beside the drawing of today', () => {
    render(page);
    expect(field().inputMode).toBe('decimal');
    expect(drawing()).toContain('The Income Base cannot be withdrawn and is not paid at death.');
    expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull();
  });

  it('becomes the clause of the sheet, and the lit line says what it earns', async () => {
    render(page);
    await type('7');
    expect(drawing()).toContain('increases by 7% each year');
    expect(drawing()).toContain(
      'You earn 1.37% a year if you live to 85, and 3.47% if you live to 95. Of 100 aged 60, 54 live to 85, and 16 to 95.',
    );
    expect(screen.getByText('Of 100 aged 60, 54 live to 85, and 16 to 95.', { selector: 'p' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'How we got this' }).getAttribute('href')).toBe(
      '/annuity-alert#premium=100000&rollup=7&years=10&payout=5&fee=0&kind=simple',
    );
  });

  it('gives a link that opens it', async () => {
    const writeText = vi.fn(async () => {});
    vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: { writeText } } }));
    render(page);
    await type('7.5 %');
    fireEvent.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(writeText).toHaveBeenCalledWith(`${window.location.origin}/?guarantees=7.5`);
    await screen.findByText(/Link copied/);
  });

  it.each([
    ['seven', 'Enter a number, such as 5 or 5.5.'],
    ['70', 'Enter 0 to 20.'],
  ])('says at the field what is wrong with %j, and keeps the last good number in the drawing', async (text, words) => {
    render(page);
    await type('7');
    fireEvent.change(field(), { target: { value: text } });
    expect(screen.getByText(words)).toBeTruthy();
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(drawing()).toContain('increases by 7% each year');
    fireEvent.change(field(), { target: { value: '' } });
    expect(field().getAttribute('aria-invalid')).toBeNull();
    expect(drawing()).toContain('The Income Base cannot be withdrawn');
  });

  it('is kept in the part of the address that is never sent, so that the way back finds it', async () => {
    render(page);
    await type('6');
    await vi.waitFor(() => expect(navigate).toHaveBeenCalledWith('/#guarantees=6', { replace: true, keepScroll: true }));
  });

  it('comes from a link, without a touch of the field', async () => {
    const { hydrate } = serve(page);
    await hydrate(() => useNavigation.setState({ place: placeOf('?guarantees=7') }));
    await vi.waitFor(() => expect(field().value).toBe('7'));
    await vi.waitFor(() => expect(drawing()).toContain('increases by 7% each year'));
    expect(navigate).not.toHaveBeenCalled();
  });

  it('comes from the fragment before the query, on the way back', async () => {
    useNavigation.setState({ place: placeOf('?guarantees=7', '#guarantees=6') });
    render(page);
    await vi.waitFor(() => expect(drawing()).toContain('increases by 6% each year'));
  });

  it.each(['99', '%3Cscript%3E', '-7'])('is not taken from a link with %j', async (value) => {
    render(page);
    act(() => useNavigation.setState({ place: placeOf(`?guarantees=${value}`) }));
    await act(() => import('./guarantee-answer.tsx'));
    expect(field().value).toBe('');
    expect(drawing()).toContain('The Income Base cannot be withdrawn');
  });

  it('keeps what was typed before the scripts came', async () => {
    const { hydrate } = serve(page);
    field().value = '8';
    await hydrate(() => useNavigation.setState({ place: placeOf('') }));
    await vi.waitFor(() => expect(drawing()).toContain('increases by 8% each year'));
    expect(field().value).toBe('8');
  });
});

it('is served without an answer', () => {
  expect(renderToString(page)).not.toContain('You earn');
});
