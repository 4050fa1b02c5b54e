import { formatDollars } from '@annuity-lantern/domain/format-number';
import type { OfferedFigures } from '@annuity-lantern/host-kit/hand-over';
import type { PlannerInputs } from './planner-inputs.ts';
import { sayInflation } from './say-figures.ts';

/** The visitor's figures as the request forms would show and send them. */
export function offeredFigures({ plan, inflationPercent, spouse }: PlannerInputs): OfferedFigures {
  const own = [
    ['monthlySocialSecurity', 'Monthly Social Security', formatDollars(plan.socialSecurity)],
    ['annuityAmount', 'Annuity amount', formatDollars(plan.annuityAmount)],
    ['currentAge', 'Current age', String(plan.currentAge)],
    ['incomeStartAge', 'Income start age', String(plan.startAge)],
    ['inflation', 'Inflation, a year', sayInflation(inflationPercent)],
  ] as const;
  const spouses = spouse
    ? ([
        ['spouseSocialSecurity', 'Spouse’s monthly Social Security', formatDollars(spouse.socialSecurity)],
        ['spouseAge', 'Spouse’s age', String(spouse.age)],
      ] as const)
    : [];
  const all = [...own, ...spouses];
  return {
    attachment: { kind: 'income-planning', version: 1, inputs: Object.fromEntries(all.map(([name, , value]) => [name, value])) },
    title: 'Income planning',
    lines: all.map(([, label, value]) => ({ label, value })),
  };
}
