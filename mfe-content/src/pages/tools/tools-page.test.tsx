import { worthOfIncome } from '@annuity-lantern/domain/fair-price';
import { incomeInHistory } from '@annuity-lantern/domain/income-in-history';
import { HostProvider } from '@annuity-lantern/host-kit';
import { sampleHost, sampleRoute } from '@annuity-lantern/host-kit/sample-host';
import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import ToolsPage from './tools-page.tsx';

function open(ids: readonly string[]) {
  const host = sampleHost({ routes: ids.map((id) => sampleRoute(id)) });
  render(
    <HostProvider host={host}>
      <ToolsPage />
    </HostProvider>,
  );
}

const rows = () => screen.getAllByRole('listitem').map((row) => within(row));

it('lists every tool that has a page by its question, with its name, link and drawing', () => {
  open(['comparison-tools', 'contract-check']);
  expect(rows().map((row) => [row.getByRole('heading').textContent, row.getByRole('link').getAttribute('href')])).toEqual([
    ['Which insurer pays the best rate?', '/comparison-tools'],
    ['Is my annuity a bad one?', '/contract-check'],
  ]);
  expect(rows().map((row) => row.getByRole('link').textContent?.trim())).toEqual(['Rate comparison', 'Contract check']);
});

it('says in each label what its drawing works out', () => {
  open([
    'comparison-tools',
    'annuity-comparison',
    'retirement-calculator',
    'income-planning',
    'pension-choice',
    'quote-check',
    'four-ways',
    'required-withdrawal',
    'do-i-need-one',
    'contract-check',
    'leave-or-stay',
    'annuity-alert',
    'free-look',
    'renewal-window',
    'inherited-annuity',
  ]);
  const labels = rows().map((row) => row.getByRole('img').getAttribute('aria-label'));
  expect(labels).toHaveLength(15);
  expect(labels.slice(1, 4)).toEqual([
    '$100,000 after 5 years: $129,462 at a guaranteed rate, $100,000 to $133,823 with an index.',
    'Bars that rise with the age at which income starts. $200,000 from 65 is $1,100 a month in this example.',
    'Bars from 67 to 95: Social Security keeps up with prices, a level annuity does not. At 67 both pay $5,417 a month.',
  ]);
  expect(labels[4]).toBe('$350,000 that pays $2,400 a month and earns 4.5% lasts to age 82. The pension lasts for life.');
  const life = { person: { birthYear: 1961, sex: 'male' as const }, age: 65 };
  const back = worthOfIncome({ amount: 100_000, life, option: { kind: 'life' } }, 600, 4.5) / 1000;
  expect(labels[5]).toContain(`${Math.round(back)} cents of each dollar`);
  const ofPortfolio = incomeInHistory(
    { amount: 500_000, yearlyIncome: 25_000, rises: true, life: { ...life, age: 65 } },
    { kind: 'portfolio', annuityPercent: 0, stocksPercent: 60, costsPercent: 0.5 },
  );
  expect(labels[6]).toContain(`lasted ${ofPortfolio.shortest?.lasts} years from ${ofPortfolio.shortest?.year}`);
  expect(labels[7]).toBe('Bars that rise with age: 4.1% of the balance must be taken out at 75, 11.2% at 95.');
  expect(labels[8]).toBe('6 questions. In this example 2 answers are reasons not to buy.');
  expect(labels[10]).toBe('Two lines over 6 years. Leaving costs 6% first, and is ahead after 2.8 years.');
  expect(labels[12]).toBe('Two bars: 8% a year on paper, 2.98% a year earned if you buy at 60 and live to 90.');
  expect(screen.getByText('2.98% earned, to age 90')).toBeTruthy();
});
