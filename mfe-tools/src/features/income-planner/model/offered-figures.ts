import { toolNames } from '@annuity-lantern/contracts/tools';
import { firstCutMonth, monthOf } from '@annuity-lantern/domain/benefit-cut';
import { formatMonthYear } from '@annuity-lantern/domain/format-date';
import { formatDollars, formatShortPercent } from '@annuity-lantern/domain/format-number';
import type { OfferedFigures } from '@annuity-lantern/host-kit/hand-over';
import { toHash } from '@annuity-lantern/tool-kit/inputs-in-hash';
import { sexLabels } from '../../../people/sexes.ts';
import { birthYearOf } from './planner-facts.ts';
import { mustSaySince, type PlannerInputs, type PlannerTexts, plannerFields, survivorShares } from './planner-inputs.ts';
import { sayInflation } from './say-figures.ts';

/** The visitor's figures as the request forms would show and send them. `today` as `2026-11-26`. */
export function offeredFigures(
  { plan, pension, inflationPercent, payablePercent, spouse, since, birthday, sex, realRatePercent, earnsPercent }: PlannerInputs,
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
  const born = birthYearOf(plan.currentAge, birthday, monthOf(today).year);
  // A percent that cannot be read is left out.
  const realRate = String(realRatePercent ?? plannerFields.realRate.initial);
  const earns = String(earnsPercent ?? plannerFields.earns.initial);
  const spouseSex = spouse?.sex ?? 'average';
  const choices: readonly (readonly [name: string, label: string, value: string, field: keyof PlannerTexts, text: string])[] = [
    ['birthYear', 'Birth year', birthday === 'newyear' ? `January 1, ${born}` : `${born}: birthday still to come`, 'birthday', birthday],
    ['sex', 'Sex', sexLabels[sex], 'sex', sex],
    ['spouseSex', 'Spouse’s sex', sexLabels[spouseSex], 'spouseSex', spouseSex],
    ['interestAboveInflation', 'Interest above inflation', formatShortPercent(Number(realRate)), 'realRate', realRate],
    ['moneyEarns', 'Your money earns', formatShortPercent(Number(earns)), 'earns', earns],
  ];
  const changed = choices.filter(([, , , field, text]) => text !== plannerFields[field].initial);
  const all = [...own, ...claimed, ...pensions, ...cut, ...spouses, ...changed];
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
    ...Object.fromEntries(changed.map(([, , , field, text]) => [field, text])),
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
