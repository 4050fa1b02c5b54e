import { formatCents, formatDollars, formatPercent } from '@annuity-lantern/domain/format-number';
import { priceLevel } from '@annuity-lantern/domain/income-floor';
import { FIRST_TABLE_AGE, LAST_TABLE_AGE } from '@annuity-lantern/domain/payout';
import { formatRate } from '../../../figures/format-figures.ts';
import type { WorkingStep } from '../../../result/show-working.tsx';
import { claimingCourse } from './claiming-course.ts';
import { coupleCourse } from './couple-course.ts';
import type { PlannerFacts } from './planner-facts.ts';

/** Years after the start of income at which the working shows what prices do. */
const LATER = 20;

/** The arithmetic of all that the page says, with the visitor's numbers. */
export function workingSteps(facts: PlannerFacts): WorkingStep[] {
  return [...planSteps(facts), ...priceSteps(facts), ...claimingSteps(facts), ...coupleSteps(facts)];
}

function planSteps({ plan, input }: PlannerFacts): WorkingStep[] {
  const { socialSecurityIncome, annuityIncome, totalIncome, payoutRate } = plan;
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
      formula: 'Social Security + annuity',
      sum: `${formatCents(socialSecurityIncome)} + ${formatCents(annuityIncome)} = ${formatCents(totalIncome)}`,
    },
  ];
}

function priceSteps({ plan, input, inflationPercent }: PlannerFacts): WorkingStep[] {
  const level = priceLevel(inflationPercent, LATER);
  return [
    {
      name: `The annuity after ${LATER} years, in dollars of age ${input.startAge}`,
      formula: 'annuity ÷ (1 + inflation) to the power of the years',
      sum: `${formatCents(plan.annuityIncome)} ÷ ${level.toFixed(4)} = ${formatCents(plan.annuityIncome / level)}`,
    },
    {
      name: `Social Security after ${LATER} years, as paid`,
      formula: 'Social Security × (1 + inflation) to the power of the years',
      sum: `${formatCents(plan.socialSecurityIncome)} × ${level.toFixed(4)} = ${formatCents(plan.socialSecurityIncome * level)}`,
    },
    {
      name: 'Chance of being alive',
      formula: 'people of the life table alive at that age ÷ people alive at your age',
      sum: `from age ${input.currentAge}, for each age of the chart`,
    },
  ];
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
  if (!course || !facts.spouse) return [];
  const [own, spouse, annuity] = [facts.plan.socialSecurityIncome, facts.spouse.socialSecurity, facts.plan.annuityIncome].map(formatCents);
  return [
    {
      name: 'Together, a month',
      formula: 'both benefits + annuity',
      sum: `${own} + ${spouse} + ${annuity} = ${formatCents(course.income.both)}`,
    },
    {
      name: 'Left alone, a month',
      formula: 'the larger benefit, and the annuity if its owner is left',
      sum: `you ${formatCents(course.income.onlySpouse)} + ${annuity} = ${formatCents(course.income.onlyYou)}; your spouse ${formatCents(course.income.onlySpouse)}`,
    },
    {
      name: 'Either alive',
      formula: '1 − (1 − your chance) × (1 − your spouse’s chance)',
      sum: 'for each pair of ages of the table',
    },
  ];
}
