import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { StrategyCards } from './strategy-cards.tsx';

it('says how withdrawals are taxed, and the year of the 8% rule', () => {
  const text = render(<StrategyCards />).container.textContent ?? '';
  expect(text).toMatch(/8% a year, up to 24% for those born 1960 or later \(32% for 1943-54\)\. It stops growing at 70\. Rules of 2026\./);
  expect(text).toContain('qualified Roth withdrawals are not taxed');
  expect(text).toContain('usually taxed gain first (Internal Revenue Code, section 72(e))');
  expect(text).toContain('the exclusion ratio, section 72(b)');
  expect(text).not.toContain('only the earnings part');
});
