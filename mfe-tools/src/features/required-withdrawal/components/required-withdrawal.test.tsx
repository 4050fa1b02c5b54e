import { HostProvider } from '@annuity-lantern/host-kit';
import { sampleHost, servedBy } from '@annuity-lantern/host-kit/sample-host';
import { startAt } from '@annuity-lantern/host-kit/testing/start-at';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { routes } from '../../../routes.ts';
import { RequiredWithdrawal } from './required-withdrawal.tsx';

const navigate = startAt('/required-withdrawal');
beforeEach(() => {
  vi.setSystemTime('2026-11-29T12:00:00');
  render(
    <HostProvider host={sampleHost({ routes: servedBy('mfe-tools', routes) })}>
      <RequiredWithdrawal />
    </HostProvider>,
  );
});

const type = (label: RegExp, text: string) => fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
const born = /^Year of your birth/;
const balance = /^Balance on December 31, 2025/;
const answer = () => document.getElementById('answer-heading')?.parentElement?.textContent;

it('begins with an example: one sum, its day, and what a missed one costs', () => {
  expect(answer()).toContain('Example, not your account. For 2026 you must take out at least$9,434 by April 1, 2027.');
  expect(answer()).toContain('If you wait until 2027, you take two in that year');
  expect(answer()).toContain('tax if you miss it: 25%$2,359if you correct it in time: 10%$943');
  expect(screen.getByText('$250,000 ÷ 26.5 = $9,434')).toBeTruthy();
  expect(screen.getByText('An estimate, ask a tax advisor.', { exact: false, selector: '[class*=notice] *' })).toBeTruthy();
});

it('counts with the year and the balance that are typed, and keeps them in the address', async () => {
  type(born, '1946');
  type(balance, '180,000');
  expect(answer()).toContain('For 2026 you must take out at least$8,911 by December 31, 2026.');
  await vi.waitFor(() =>
    expect(navigate).toHaveBeenLastCalledWith('/required-withdrawal#born=1946&balance=180000', { replace: true, keepScroll: true }),
  );
});

it('says when the first one comes for someone younger', () => {
  type(born, '1962');
  expect(answer()).toContain('For 2026 you must take out' + 'nothing yet.');
  expect(answer()).toContain('Your first year is 2037, when you turn 75. That withdrawal is due by April 1, 2038.');
});

it('names what is missing or wrong at its field, and keeps the last result', () => {
  type(born, '1890');
  expect(screen.getByText('Enter the year of your birth, from 1906 to 1986.')).toBeTruthy();
  expect(answer()).toContain('Still the result for $250,000 and the last numbers we could read.');
});

it('leads to the guide for an inherited account, and says who takes nothing', () => {
  expect(screen.getByText(/A Roth IRA: its owner must take nothing/)).toBeTruthy();
  expect(screen.getByText(/own 5% of it at most/)).toBeTruthy();
});
