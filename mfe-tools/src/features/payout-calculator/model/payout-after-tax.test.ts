import { expect, it } from 'vitest';
import { payoutAfterTax } from './payout-after-tax.ts';

const payout = { amount: 200_000, monthly: 1100, startAge: 65, forTwo: false };
const at22 = { federal: 22, state: 0 };

it('says of taxed savings what gain first leaves, and what payments for life leave', () => {
  expect(payoutAfterTax(payout, { money: 'taxed', ...at22 })).toEqual([
    'You keep about $858 a month while gain comes out.',
    'By withdrawals under an income rider, as in this illustration, gain comes out first: about $858 a month is left while there is gain. Then your own money comes back without tax: $1,100 a month.',
    'By payments for life (annuitized), $10,006 a year is your own money and not taxed, and $3,194 is: about $1,041 a month is left for 20 years, then about $858.',
  ]);
});

it('says that an IRA is taxed in full, and a Roth not', () => {
  expect(payoutAfterTax(payout, { money: 'pretax', federal: 22, state: 5 })[0]).toBe('You keep about $803 a month.');
  expect(payoutAfterTax(payout, { money: 'roth', ...at22 })[0]).toBe('You keep about $1,100 a month.');
});

it('leaves payments for two to the insurer', () => {
  expect(payoutAfterTax({ ...payout, forTwo: true }, { money: 'taxed', ...at22 }).at(-1)).toContain('tax table of their own');
});

it('says that money taken early is taxed more, and what is excepted', () => {
  const early = payoutAfterTax({ ...payout, startAge: 58 }, { money: 'pretax', ...at22 }).at(-1);
  expect(early).toContain('Before 59½, 10% more of the taxed part goes to tax.');
  expect(payoutAfterTax({ ...payout, startAge: 58 }, { money: 'roth', ...at22 })).toHaveLength(2);
});
