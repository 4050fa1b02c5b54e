import { expect, it } from 'vitest';
import { ratesAfterTax } from './rates-after-tax.ts';

const rates = { amount: 100_000, years: 5, annuity: 5.5, cd: 4.5, treasury: 4.2 };
const taxes = { money: 'taxed', federal: 22, state: 5 } as const;

it('puts the annuity beside a CD and a Treasury of the same term, by the vectors', () => {
  expect(ratesAfterTax(rates, taxes).slice(0, 4)).toEqual([
    'The annuity at 5.5% leaves $122,408 after tax, if all is taken out at the end.',
    'A CD at 4.5% leaves $117,540: its interest is taxed each year.',
    'A Treasury at 4.2% leaves $117,489: no state taxes it.',
    'Taken out before 59½, it leaves $119,338: 10% more of the gain goes to tax.',
  ]);
});

it('says nothing of a CD or a Treasury that the list does not have', () => {
  expect(ratesAfterTax({ ...rates, cd: undefined, treasury: undefined }, taxes)).toHaveLength(3);
});

it.each(['pretax', 'roth'] as const)('leaves the rates to decide inside an account: %s', (money) => {
  expect(ratesAfterTax(rates, { ...taxes, money })[0]).toBe('In this account the rates alone decide.');
});
