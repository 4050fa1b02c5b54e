import { HostProvider } from '@annuity-lantern/host-kit';
import { sampleHost, sampleRoute, servedBy } from '@annuity-lantern/host-kit/sample-host';
import { startAt } from '@annuity-lantern/host-kit/testing/start-at';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { routes } from '../../../routes.ts';
import { DoINeedOne } from './do-i-need-one.tsx';

const navigate = startAt('/do-i-need-one');
const open = () =>
  render(
    <HostProvider
      host={sampleHost({ routes: [...servedBy('mfe-tools', routes), sampleRoute('consultation'), sampleRoute('annuity-types')] })}
    >
      <DoINeedOne />
    </HostProvider>,
  );
const press = (question: RegExp, answer: string) =>
  fireEvent.click(within(screen.getByRole('group', { name: question })).getByRole('radio', { name: answer }));
const answer = () => document.getElementById('answer-heading')?.parentElement?.textContent;

it('answers each press, and keeps no answer in the address or in the browser', () => {
  open();
  expect(answer()).toContain('Example, not your answers.');
  press(/six months of expenses/, 'Yes');
  expect(answer()).toContain('So farnothing speaks against it. 5 questions are left.');
  press(/poor health/, 'Yes');
  expect(answer()).toContain('An annuity may not fit, and here is why.');
  expect(answer()).toContain('Income for life pays most to those who live long.');
  expect(navigate).not.toHaveBeenCalled();
  expect([...Object.keys(sessionStorage), ...Object.keys(localStorage)].filter((key) => /need|health/.test(key))).toEqual([]);
});

it('leads to tools first, and never to the form', () => {
  open();
  const links = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links[0]).toBe('/comparison-tools');
  expect(links.some((href) => href?.startsWith('/consultation'))).toBe(false);
});
