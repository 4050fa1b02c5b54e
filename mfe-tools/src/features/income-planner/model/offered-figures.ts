import { toolNames } from '@annuity-lantern/contracts/tools';
import { firstCutMonth } from '@annuity-lantern/domain/benefit-cut';
import { formatMonthYear } from '@annuity-lantern/domain/format-date';
import { formatDollars } from '@annuity-lantern/domain/format-number';
import type { OfferedFigures } from '@annuity-lantern/host-kit/hand-over';
import { toHash } from '@annuity-lantern/tool-kit/inputs-in-hash';
import { mustSaySince, type PlannerInputs, type PlannerTexts, survivorShares } from './planner-inputs.ts';
import { sayInflation } from './say-figures.ts';

/** The visitor's figures as the request forms would show and send them. `today` as `2026-11-26`. */
export function offeredFigures(
  { plan, pension, inflationPercent, payablePercent, spouse, since }: PlannerInputs,
  today: string,
): OfferedFigures {
  const own = [
    ['monthlySocialSecurity', 'Monthly Social Security', formatDollars(plan.socialSecurity)],
    ['annuityAmount', 'Annuity amount', formatDollars(plan.annuityAmount)],
    ['currentAge', 'Current age', String(plan.currentAge)],
    ['incomeStartAge', 'Income start age', String(plan.startAge)],
    ['inflation', 'Inflation, a year', sayInflation(inflationPercent)],
  ] as const;
  const claimed =
    since === 'unknown' || since === 'not yet'
      ? []
      : ([['socialSecuritySince', 'Gets Social Security since', since === 'full' ? 'full retirement age' : String(since)]] as const);
  const pensions = pension
    ? ([
        ['pension', 'Pension or other income', `${formatDollars(pension.monthly)} a month from age ${pension.fromAge}`],
        ['pensionRises', 'Rises with prices', pension.risesWithPrices ? 'Yes' : 'No'],
        ['spouseKeepsOfPension', 'Spouse keeps of it', survivorShares[pension.keeps].label],
      ] as const)
    : [];
  const cut =
    payablePercent === null
      ? []
      : ([['socialSecurityPaid', 'Social Security paid', `${payablePercent}% from ${formatMonthYear(firstCutMonth(today))}`]] as const);
  const spouses = spouse
    ? ([
        ['spouseSocialSecurity', 'Spouse’s monthly Social Security', formatDollars(spouse.socialSecurity)],
        ['spouseAge', 'Spouse’s age', String(spouse.age)],
        ['spouseClaimingAge', 'Spouse’s claiming age', String(spouse.claimingAge)],
      ] as const)
    : [];
  const all = [...own, ...claimed, ...pensions, ...cut, ...spouses];
  const linked = {
    social: String(plan.socialSecurity),
    amount: String(plan.annuityAmount),
    age: String(plan.currentAge),
    start: String(plan.startAge),
    inflation: String(inflationPercent),
    ...(since !== 'unknown' && since !== 'not yet' && { since: String(since) }),
    ...(since === 'not yet' && mustSaySince(plan.currentAge) && { since: 'no' }),
    ...(pension && {
      pension: String(pension.monthly),
      pensionAge: String(pension.fromAge),
      pensionRises: pension.risesWithPrices ? 'yes' : '',
      pensionKeeps: pension.keeps,
    }),
    ...(payablePercent !== null && { cut: 'yes', payable: String(payablePercent) }),
    ...(spouse && {
      spouse: 'yes',
      spouseSocial: String(spouse.socialSecurity),
      spouseAge: String(spouse.age),
      spouseClaim: String(spouse.claimingAge),
    }),
  } satisfies Partial<PlannerTexts>;
  return {
    attachment: {
      kind: 'income-planning',
      version: 1,
      inputs: Object.fromEntries(all.map(([name, , value]) => [name, value])),
      hash: toHash(linked),
    },
    title: toolNames['income-planning'],
    lines: all.map(([, label, value]) => ({ label, value })),
  };
}
