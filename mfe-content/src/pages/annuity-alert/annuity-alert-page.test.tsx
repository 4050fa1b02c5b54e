import { HostProvider } from '@annuity-lantern/host-kit';
import { sampleHost, servedBy } from '@annuity-lantern/host-kit/sample-host';
import { sampleSite } from '@annuity-lantern/site/sample';
import { act, render, screen, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routes } from '../../routes.ts';
import { renderFragment } from '../../server.ts';
import AnnuityAlertPage from './annuity-alert-page.tsx';

const page = document.createElement('main');
page.innerHTML = renderFragment('annuity-alert', sampleHost({ routes: servedBy('mfe-content', routes) })) ?? '';

// Attached to the document, so that `aria-labelledby` resolves.
beforeAll(() => document.body.append(page));
afterAll(() => page.remove());

const section = (heading: string) => within(within(page).getByRole('region', { name: heading }));
const words = (text: string | null | undefined) => text?.replace(/\s+/g, ' ');

describe('the served alert page', () => {
  it('explains the deception with its arithmetic', () => {
    const text = words(page.textContent);
    expect(text).toContain('Put in $100,000 at 60 and wait ten years. The statement says $180,000.');
    expect(text).toContain(
      'Live to 85 and you have earned 1.70% a year. Live to 100, which about 5 in 100 people aged 60 do, and it is 4.23%.',
    );
    expect(text).toContain('$100,000 ÷ $9,000 = 11.1 years of payments');
    expect(text).toContain('the paper number is $215,892 and the income $10,795 a year. Live to 85 and you have earned 2.75%');
  });

  it('states its limits once, with words and an icon', () => {
    const rows = section('Red flags, with their limits').getAllByRole('row').slice(1);
    expect(rows.map((row) => row.textContent)).toEqual(['Yearly feesfrom 3%from 4%', 'Surrender periodover 7 yearsover 10 years']);
    for (const row of rows) expect(row.querySelectorAll('svg')).toHaveLength(2);
  });

  it('can expand the arithmetic of each cost', () => {
    const costs = section('What it costs');
    for (const [sum, value] of [
      ['(1.05 × 1)10', '$162,889'],
      ['(1.05 × 0.9875)10', '$143,636'],
      ['(1.05 × 0.966)10', '$115,256'],
    ])
      expect(
        costs.getAllByText((_, element) => element?.tagName === 'DD' && words(element.textContent) === `$100,000 × ${sum} = ${value}`),
      ).toHaveLength(1);
    expect(costs.getByText('$47,633 gone to fees')).toBeTruthy();
  });

  it('links to a review, to the free look and to the sources of its figures', () => {
    const steps = section('Protect yourself');
    expect(steps.getByRole('link', { name: 'Review Your Annuity' }).getAttribute('href')).toBe('/annuity-review');
    expect(steps.getByRole('link', { name: /Count your days/ }).getAttribute('href')).toBe('/annuity-alert/free-look');
    expect(steps.getByRole('link', { name: '10 to 30 days' }).getAttribute('href')).toMatch(/^\/about\/figures#/);
  });

  it('links to a review from the decoder, the red flags and the steps', () => {
    const reviews = within(page).getAllByRole('link', { name: 'Review Your Annuity' });
    expect(reviews.map((link) => link.getAttribute('href'))).toEqual(['/annuity-review', '/annuity-review', '/annuity-review']);
    expect(section('Red flags, with their limits').getByRole('link', { name: 'Review Your Annuity' })).toBeTruthy();
    // The first link is between the decoder and the text.
    expect(page.querySelector('[aria-labelledby="decoder-heading"] + * a')).toBe(reviews[0]);
  });

  it('has a question to ask beside each part', () => {
    expect(within(page).getAllByText('Ask this')).toHaveLength(4);
  });
});

it('says how to find out whether a caller is ours', () => {
  expect(section('Know who calls').getAllByRole('listitem')[0]?.textContent).toBe(
    `Not sure that it’s us? Hang up and call ${sampleSite.phone.display} yourself.`,
  );
});

it('prints as one sheet with the red flags, the limits, what to ask and whom to call', () => {
  render(
    <HostProvider host={sampleHost({ routes: servedBy('mfe-content', routes) })}>
      <AnnuityAlertPage />
    </HostProvider>,
  );
  const live = screen.getAllByRole('region', { name: 'Red flags, with their limits' }).at(-1) as HTMLElement;
  const flags = within(live)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  const sheet = screen.getByRole('article', { name: 'Result for paper' }).textContent ?? '';
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(flags).toHaveLength(6);
  for (const flag of flags) expect(sheet).toContain(flag);
  for (const words of [
    'from 3%',
    '4% or more',
    'over 7 years',
    'more than 10 years',
    'How are you paid',
    '1.70% a year',
    sampleSite.phone.display,
  ])
    expect(sheet).toContain(words);
});
