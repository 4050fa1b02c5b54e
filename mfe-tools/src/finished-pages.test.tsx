import { sampleHost, servedBy } from '@annuity-lantern/host-kit/sample-host';
import { findTextFaults } from '@annuity-lantern/text-check/find-text-faults';
import { readText } from '@annuity-lantern/text-check/read-text';
import { expect, it } from 'vitest';
import { routes } from './routes.ts';
import { renderFragment } from './server.ts';

function fragment(id: string, showSamples = true): HTMLElement {
  const html = renderFragment(id, sampleHost({ routes: servedBy('mfe-tools', routes), site: { showSamples } }));
  const page = document.createElement('main');
  page.innerHTML = html?.replaceAll('noscript>', 'div>') ?? '';
  return page;
}

it.each(routes)('the finished page of $path reads as American English, without remains of code', ({ id, head }) => {
  const page = fragment(id);
  expect(page.textContent).not.toBe('');
  expect(findTextFaults([head.title, head.description, ...head.keywords, readText(page)].join('\n'))).toEqual([]);
});

it.each([
  [
    'annuity-comparison',
    [
      'SteadyTerm 5',
      '5.30%',
      'Evergreen Payout',
      'Selected for comparison',
      'Showing ',
      'not FDIC insured',
      'Example, not your choice',
      '$136,066',
    ],
  ],
  ['contract-check', ['Example, not your contract', 'Two red flags', 'The 7% is a paper number', '$150,000 × 3.40% = $5,100 a year']],
  ['leave-or-stay', ['Example, not your contract', 'leaving pays for itself after about', '8.5 years', '$20,103', 'Section 1035']],
  ['do-i-need-one', ['Example, not your answers', 'An annuity may not fit', 'poor health for your age']],
  ['required-withdrawal', ['Example, not your account', '$9,434', 'April 1, 2027', 'A Roth IRA']],
  ['pension-choice', ['Example, not your offer', '$387,760', 'taxed at once', '26 USC 417(a)(2)', 'average of June 2026']],
  ['quote-check', ['Example, not your quote', 'cents', 'buyers live longer, so insurers must pay less', 'not a quote']],
  ['four-ways', ['Example, not your money', 'of 123', 'Robert Shiller', 'one path and no promise', 'an illustration, not a quote']],
  ['comparison-tools', ['The FDIC insures a bank’s CD within limits. A MYGA depends on the insurer’s ability to pay']],
  ['income-planning', ['A pension from a public job no longer lowers Social Security.', 'WEP and GPO, were repealed in January 2025']],
])('shows what it is for before any script runs: %s', (id, words) => {
  const text = fragment(id).textContent;
  for (const one of words) expect(text).toContain(one);
});

it('the comparison marks each claim without evidence, after its own words', () => {
  const claims = [...fragment('annuity-comparison').querySelectorAll('li')].map(({ textContent }) => textContent);
  expect(claims).toEqual(
    expect.arrayContaining(['500+ annuity products analyzed Sample', 'Real-time rates Sample', 'Daily rate updates Sample']),
  );
});

it('the comparison claims nothing without evidence on the production host', () => {
  const words = fragment('annuity-comparison', false).textContent;
  expect(fragment('annuity-comparison').textContent).toContain('500+ annuity products analyzed');
  expect(words).not.toMatch(/products analyzed|Real-time|rate updates/);
  expect(words).toContain('Rely on the date in each product’s details.');
});
