import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { IncomeFigure } from './income-figure.tsx';

it('counts prices from today’s age of 62, not from the start of income', () => {
  render(<IncomeFigure />);
  expect(screen.getByRole('img').getAttribute('aria-label')).toContain(
    'a level annuity of $2,917 from 67 buys what $2,578 buys today, and at 94 what $1,323 buys',
  );
});
