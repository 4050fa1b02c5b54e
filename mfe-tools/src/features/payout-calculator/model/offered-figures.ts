import { toolNames } from '@annuity-lantern/contracts/tools';
import { formatDollars } from '@annuity-lantern/domain/format-number';
import type { OfferedFigures } from '@annuity-lantern/host-kit/hand-over';
import { toHash } from '@annuity-lantern/tool-kit/inputs-in-hash';
import { sexLabels } from '../../../people/sexes.ts';
import { type CalculatorInputs, lifeExpectancyLabel, type PayoutTexts, paysLabel, paysRows, spouseAgeLabel } from './calculator-inputs.ts';

/** The visitor's figures as the request forms would show and send them. For two, the sexes change the estimate, and are shown as well. */
export function offeredFigures({ amount, currentAge, startAge, sex, spouse }: CalculatorInputs): OfferedFigures {
  const own = [
    ['amount', 'Amount to pay in', formatDollars(amount)],
    ['currentAge', 'Current age', String(currentAge)],
    ['incomeStartAge', 'Income start age', String(startAge)],
  ] as const;
  const forTwo = spouse
    ? ([
        ['pays', paysLabel, `${paysRows[spouse.pays].label}, our estimate`],
        ['spouseAge', spouseAgeLabel, String(spouse.age)],
        ['lifeExpectancy', lifeExpectancyLabel, `${sexLabels[sex]}; spouse: ${sexLabels[spouse.sex]}`],
      ] as const)
    : [];
  const all = [...own, ...forTwo];
  const linked = {
    amount: String(amount),
    age: String(currentAge),
    start: String(startAge),
    ...(spouse && { pays: spouse.pays, spouseAge: String(spouse.age), sex, spouseSex: spouse.sex }),
  } satisfies Partial<PayoutTexts>;
  return {
    attachment: {
      kind: 'payout-calculator',
      version: 1,
      inputs: Object.fromEntries(all.map(([name, , value]) => [name, value])),
      hash: toHash(linked),
    },
    title: toolNames['retirement-calculator'],
    lines: all.map(([, label, value]) => ({ label, value })),
  };
}
