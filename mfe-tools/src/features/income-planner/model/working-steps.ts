import { formatCents, formatDollars, formatPercent, toDecimals } from '@annuity-lantern/domain/format-number';
import { priceLevel } from '@annuity-lantern/domain/income-floor';
import type { Pension } from '@annuity-lantern/domain/income-pension';
import type { CoupleIncome } from '@annuity-lantern/domain/income-survivor';
import { FIRST_TABLE_AGE, LAST_TABLE_AGE } from '@annuity-lantern/domain/payout';
import { benefitPercent } from '@annuity-lantern/domain/social-security';
import { formatRate } from '@annuity-lantern/tool-kit/format-figures';
import type { WorkingStep } from '@annuity-lantern/tool-kit/show-working';
import { claimingCourse } from './claiming-course.ts';
import { coupleCourse } from './couple-course.ts';
import type { PlannerFacts } from './planner-facts.ts';

/** Years after the start of income for which the math shows inflation. */
const LATER = 20;

/** The arithmetic of all that the page says, with the visitor's numbers. */
export function workingSteps(facts: PlannerFacts): WorkingStep[] {
  return [...planSteps(facts), ...cutSteps(facts), ...priceSteps(facts), ...claimingSteps(facts), ...coupleSteps(facts)];
}

function planSteps({ plan, input }: PlannerFacts): WorkingStep[] {
  const { socialSecurityIncome, pensionIncome, annuityIncome, totalIncome, payoutRate } = plan;
  const row = Math.min(LAST_TABLE_AGE, Math.max(FIRST_TABLE_AGE, input.startAge));
  const place = input.startAge > row ? `The table ends at ${row}, so ${input.startAge} uses that row` : `Row ${row}`;
  return [
    { name: 'Payout rate', formula: 'the row of the income start age', sum: `${place}: ${formatRate(payoutRate)}` },
    {
      name: 'Annuity, a month',
      formula: 'amount × payout rate ÷ 12',
      sum: `${formatDollars(input.annuityAmount)} × ${formatRate(payoutRate)} ÷ 12 = ${formatCents(annuityIncome)}`,
    },
    {
      name: 'Total, a month',
      formula: `Social Security + ${pensionIncome > 0 ? 'pension + ' : ''}annuity`,
      sum: sumUp([socialSecurityIncome, ...given(pensionIncome), annuityIncome], totalIncome),
    },
  ];
}

function priceSteps({ plan, input, inflationPercent, pension }: PlannerFacts): WorkingStep[] {
  const { fullAge } = plan;
  const plus = plan.pensionIncome > 0 ? ' + pension' : '';
  const wait = fullAge - input.currentAge;
  const [atStart, later] = [wait, wait + LATER].map((years) => priceLevel(inflationPercent, years)) as [number, number];
  const worth = (level: number) =>
    `${formatCents(plan.annuityIncome)} ÷ ${toDecimals(level, 4)} = ${formatCents(plan.annuityIncome / level)}`;
  return [
    ...(pension ? [pensionStep(pension, plan, atStart)] : []),
    {
      name: `The annuity at ${fullAge}, in today’s dollars`,
      formula: 'annuity ÷ (1 + inflation) to the power of the years until then',
      sum: worth(atStart),
    },
    {
      name: `Total at ${fullAge}, in today’s dollars`,
      formula: `Social Security${plus} + the annuity in today’s dollars`,
      sum: sumUp([plan.socialSecurityPaid, ...given(plan.pensionToday), plan.annuityToday], plan.totalToday),
    },
    { name: `The annuity at ${fullAge + LATER}, in today’s dollars`, formula: 'as at the start', sum: worth(later) },
    {
      name: `Social Security at ${fullAge}, as paid`,
      formula: 'Social Security × (1 + inflation) to the power of the years until then',
      sum: `${formatCents(plan.socialSecurityPaid)} × ${toDecimals(atStart, 4)} = ${formatCents(plan.socialSecurityPaid * atStart)}`,
    },
    {
      name: `Total at ${fullAge}, as paid`,
      formula: `Social Security${plus} as paid + annuity`,
      sum: sumUp([plan.socialSecurityPaid * atStart, ...given(plan.pensionPaid), plan.annuityIncome], plan.totalPaid),
    },
    {
      name: 'Chance of being alive',
      formula: 'people of the life table alive at that age ÷ people alive at your age',
      sum: `from age ${input.currentAge}, for each age of the chart`,
    },
  ];
}

function pensionStep(pension: Pension, plan: PlannerFacts['plan'], level: number): WorkingStep {
  const at = `Pension at ${plan.fullAge}`;
  const prices = '(1 + inflation) to the power of the years until then';
  const price = toDecimals(level, 4);
  return pension.risesWithPrices
    ? {
        name: `${at}, as paid`,
        formula: `pension × ${prices}`,
        sum: `${formatCents(plan.pensionIncome)} × ${price} = ${formatCents(plan.pensionPaid)}`,
      }
    : {
        name: `${at}, in today’s dollars`,
        formula: `pension ÷ ${prices}`,
        sum: `${formatCents(plan.pensionIncome)} ÷ ${price} = ${formatCents(plan.pensionToday)}`,
      };
}

function sumUp(parts: readonly number[], total: number): string {
  return `${parts.map(formatCents).join(' + ')} = ${formatCents(total)}`;
}

/** Nothing for a part that the plan lacks. */
function given(part: number): readonly number[] {
  return part > 0 ? [part] : [];
}

function claimingSteps(facts: PlannerFacts): WorkingStep[] {
  const course = claimingCourse(facts);
  const last = course?.claims.at(-1);
  if (!course || !last) return [];
  const { known, knownPercent } = course;
  return [
    {
      name: `Social Security claimed at ${last.age}`,
      formula: 'your figure ÷ its percent of the full benefit × the percent at that age',
      sum: `${formatCents(known)} ÷ ${formatPercent(knownPercent)} × ${formatPercent(last.percent)} = ${formatCents(last.monthly)}`,
    },
    {
      name: 'Percent of the full benefit',
      formula:
        'before full retirement age 5/9 of 1% less for each of 36 months, 5/12 of 1% for each more; after it 2/3 of 1% more a month to 70',
      sum: 'for each age of the table',
    },
  ];
}

function coupleSteps(facts: PlannerFacts): WorkingStep[] {
  const course = coupleCourse(facts);
  if (!course) return [];
  const { both, onlyYou, onlySpouse, you, spouse, annuity, pension, fromAge, afterCut } = course.income;
  const hasPension = pension.yours > 0;
  const yours = `you: the larger of ${formatCents(you.own)} and ${formatCents(you.survivor)}, + ${[...given(pension.yours), annuity].map(formatCents).join(' + ')} = ${formatCents(onlyYou)}`;
  const kept = pension.kept > 0 ? `, + ${formatCents(pension.kept)}` : '';
  const spouses = `your spouse: the larger of ${formatCents(spouse.own)} and ${formatCents(spouse.survivor)}${kept} = ${formatCents(onlySpouse)}`;
  return [
    {
      name: `Together at ${fromAge}, in today’s dollars`,
      formula: `both own benefits + spousal benefit${hasPension ? ' + pension' : ''} + annuity`,
      sum: sumUp(sumOf(course.income), both),
    },
    ...(afterCut
      ? [
          {
            name: `Together from ${facts.cut?.from}, in today’s dollars`,
            formula: 'the same with the percent that is paid, and what the annuity buys by then',
            sum: sumUp(sumOf(afterCut), afterCut.both),
          },
        ]
      : []),
    ...fullBenefitSteps(facts),
    {
      name: 'Spousal benefit',
      formula: 'half of the other’s full benefit − the larger of one’s own full and own benefit, less for an early start',
      sum: formatCents(you.topUp + spouse.topUp),
    },
    {
      name: 'Left alone, a month',
      formula: `the larger of one’s own and the survivor’s benefit, and the annuity if its owner is left${hasPension ? ', and what is kept of the pension' : ''}`,
      sum: `${yours}; ${spouses}`,
    },
    {
      name: 'Either alive',
      formula: '1 − (1 − your chance) × (1 − your spouse’s chance)',
      sum: 'for each pair of ages of the table',
    },
  ];
}

/** From what is paid already. */
function fullBenefitSteps({ claimedMonths, rulesYear, plan }: PlannerFacts): WorkingStep[] {
  if (claimedMonths === null || plan.socialSecurityIncome === 0) return [];
  const percent = benefitPercent(claimedMonths, rulesYear);
  return [
    {
      name: 'Your full Social Security benefit',
      formula: 'what you get now ÷ its percent of the full benefit, by the age at which you claimed',
      sum: `${formatCents(plan.socialSecurityIncome)} ÷ ${formatPercent(percent)} = ${formatCents((plan.socialSecurityIncome / percent) * 100)}`,
    },
  ];
}

/** Both own benefits, the spousal benefit, the pension if there is one, and the annuity. */
function sumOf({ you, spouse, annuity, pension }: CoupleIncome): readonly number[] {
  return [you.own, spouse.own, you.topUp + spouse.topUp, ...given(pension.yours), annuity];
}

function cutSteps({ cut, plan }: PlannerFacts): WorkingStep[] {
  if (!cut || plan.socialSecurityIncome === 0) return [];
  const paid = (plan.socialSecurityIncome * cut.payablePercent) / 100;
  return [
    {
      name: `Social Security from ${cut.from} on`,
      formula: 'each benefit × the percent that is paid, from the first month after the fund is used up',
      sum: `${formatCents(plan.socialSecurityIncome)} × ${cut.payablePercent}% = ${formatCents(paid)}`,
    },
  ];
}
