import { formatCents, formatDollars, formatPercent } from '@annuity-lantern/domain/format-number';
import { priceLevel } from '@annuity-lantern/domain/income-floor';
import { FIRST_TABLE_AGE, LAST_TABLE_AGE } from '@annuity-lantern/domain/payout';
import { yearFigures } from '@annuity-lantern/domain/year-figures';
import { formatRate } from '@annuity-lantern/tool-kit/format-figures';
import type { WorkingStep } from '@annuity-lantern/tool-kit/show-working';
import { claimingCourse } from './claiming-course.ts';
import { coupleCourse } from './couple-course.ts';
import type { PlannerFacts } from './planner-facts.ts';

/** Years after the start of income for which the math shows inflation. */
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
  const wait = input.startAge - input.currentAge;
  const [atStart, later] = [wait, wait + LATER].map((years) => priceLevel(inflationPercent, years)) as [number, number];
  const worth = (level: number) => `${formatCents(plan.annuityIncome)} ÷ ${level.toFixed(4)} = ${formatCents(plan.annuityIncome / level)}`;
  return [
    {
      name: `The annuity at ${input.startAge}, in today’s dollars`,
      formula: 'annuity ÷ (1 + inflation) to the power of the years until then',
      sum: worth(atStart),
    },
    {
      name: `Total at ${input.startAge}, in today’s dollars`,
      formula: 'Social Security + the annuity in today’s dollars',
      sum: `${formatCents(plan.socialSecurityIncome)} + ${formatCents(plan.annuityToday)} = ${formatCents(plan.totalToday)}`,
    },
    { name: `The annuity at ${input.startAge + LATER}, in today’s dollars`, formula: 'as at the start', sum: worth(later) },
    {
      name: `Social Security at ${input.startAge}, as paid`,
      formula: 'Social Security × (1 + inflation) to the power of the years until then',
      sum: `${formatCents(plan.socialSecurityIncome)} × ${atStart.toFixed(4)} = ${formatCents(plan.socialSecurityIncome * atStart)}`,
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
  if (!course) return [];
  const { both, onlyYou, onlySpouse, you, spouse, fromAge } = course.income;
  const annuity = onlyYou - Math.max(you.own, you.survivor);
  const topUp = you.topUp + spouse.topUp;
  return [
    ...cutSteps(facts),
    {
      name: `Together at ${fromAge}, in today’s dollars`,
      formula: 'both own benefits + spousal benefit + annuity',
      sum: `${[you.own, spouse.own, topUp, annuity].map(formatCents).join(' + ')} = ${formatCents(both)}`,
    },
    {
      name: 'Spousal benefit',
      formula: 'half of the other’s full benefit − the larger of one’s own full and own benefit, less for an early start',
      sum: formatCents(topUp),
    },
    {
      name: 'Left alone, a month',
      formula: 'the larger of one’s own and the survivor’s benefit, and the annuity if its owner is left',
      sum: `you: the larger of ${formatCents(you.own)} and ${formatCents(you.survivor)}, + ${formatCents(annuity)} = ${formatCents(onlyYou)}; your spouse: the larger of ${formatCents(spouse.own)} and ${formatCents(spouse.survivor)} = ${formatCents(onlySpouse)}`,
    },
    {
      name: 'Either alive',
      formula: '1 − (1 − your chance) × (1 − your spouse’s chance)',
      sum: 'for each pair of ages of the table',
    },
  ];
}

function cutSteps({ cut }: PlannerFacts): WorkingStep[] {
  if (!cut) return [];
  return [
    {
      name: `Social Security from ${yearFigures.trusteesCutYear.value}`,
      formula: 'each benefit × the percent that is paid',
      sum: `× ${cut.payablePercent}%, counted in all figures for couples`,
    },
  ];
}
