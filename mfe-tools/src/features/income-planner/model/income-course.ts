import { formatDollars } from '@annuity-lantern/domain/format-number';
import { type IncomeFloor, incomeAfter, type MonthlyIncome } from '@annuity-lantern/domain/income-floor';
import type { Pension } from '@annuity-lantern/domain/income-pension';
import { chanceOfLiving } from '@annuity-lantern/domain/life-tables';
import { peopleLike } from '../../../people/say-chances.ts';
import { incomeParts, sayParts } from './income-parts.ts';
import type { PlannedCut, PlannerFacts } from './planner-facts.ts';
import { sayInflation } from './say-figures.ts';

/** The last age on the chart and in its table. */
export const LAST_AGE = 100;

export interface CourseYear {
  /** In whole years. A year of age in which benefits are cut comes twice: before and after. */
  readonly age: number;
  /** The age with its fraction from which this income is paid. */
  readonly from: number;
  /** The cut with which this income begins. */
  readonly cut: PlannedCut | null;
  readonly income: MonthlyIncome;
  /** Chance of being alive at this age, a fraction. */
  readonly alive: number;
}

/** Income at each age beside the chance of being alive: the facts behind the chart, its sentence, its table and its reader. */
export interface IncomeCourse {
  readonly currentAge: number;
  readonly startAge: number;
  /** The age from which any of it is paid. */
  readonly firstAge: number;
  /** The age from which all of it is paid. */
  readonly fullAge: number;
  /** Null without one. */
  readonly pension: Pension | null;
  readonly dollars: 'real' | 'paid';
  /** Each age from the current one to 100, and the month of a cut. */
  readonly years: readonly CourseYear[];
  readonly rows: readonly CourseYear[];
  readonly sentence: string;
}

export function incomeCourse(facts: PlannerFacts): IncomeCourse {
  const { currentAge, startAge } = facts.input;
  const { fullAge, starts } = facts.plan;
  const firstAge = Math.min(...starts);
  const years = Array.from({ length: LAST_AGE - currentAge + 1 }, (_, index) => yearAt(index * 12, facts));
  const cutMonths = cutWhileDrawn(facts);
  if (cutMonths !== null && cutMonths % 12 !== 0) years.splice(Math.floor(cutMonths / 12) + 1, 0, yearAt(cutMonths, facts));
  const rowAges = new Set([...starts, fullAge, 75, 80, 85, 90, 95, LAST_AGE]);
  return {
    currentAge,
    startAge,
    firstAge,
    fullAge,
    pension: facts.pension,
    dollars: facts.dollars,
    years,
    rows: years.filter(({ age, cut }) => age >= firstAge && (rowAges.has(age) || cut !== null)),
    sentence: sayCourse(facts, fullAge),
  };
}

/** Months until a cut of a benefit that is already paid by then. Null without one, and if all payments are after it. */
function cutWhileDrawn({ cut, plan, input }: PlannerFacts): number | null {
  if (!cut || plan.socialSecurityIncome === 0) return null;
  return cut.inMonths > (plan.socialSecurityAge - input.currentAge) * 12 ? cut.inMonths : null;
}

function yearAt(months: number, facts: PlannerFacts): CourseYear {
  const { input, person, cut } = facts;
  const age = input.currentAge + Math.floor(months / 12);
  return {
    age,
    from: input.currentAge + months / 12,
    cut: months === cutWhileDrawn(facts) ? cut : null,
    income: incomeIn(months, facts),
    alive: chanceOfLiving(person, input.currentAge, age),
  };
}

function incomeIn(months: number, { input, plan, inflationPercent, pension, cut, dollars }: PlannerFacts): MonthlyIncome {
  const floor: IncomeFloor = {
    socialSecurity: plan.socialSecurityIncome,
    annuityIncome: plan.annuityIncome,
    currentAge: input.currentAge,
    startAge: input.startAge,
    socialSecurityAge: plan.socialSecurityAge,
    inflationPercent,
    pension,
    cut,
  };
  return incomeAfter(floor, months, dollars);
}

function sayCourse(facts: PlannerFacts, fullAge: number): string {
  return [sayIncome(facts, fullAge), sayCut(facts), sayChances(facts, fullAge)].filter(Boolean).join(' ');
}

function sayIncome(facts: PlannerFacts, fullAge: number): string {
  const { dollars, inflationPercent, cut } = facts;
  const { rising, level } = incomeParts(facts);
  const incomeAt = (age: number) => incomeIn((age - facts.input.currentAge) * 12, facts);
  const laterAge = fullAge < 85 ? 85 : 95;
  const [now, later] = [incomeAt(fullAge).total, incomeAt(laterAge).total].map(formatDollars);
  const inflation = sayInflation(inflationPercent);
  const begins = `At ${fullAge} you have ${now} a month${dollars === 'real' ? ' in today’s dollars' : ''}.`;
  if (inflationPercent === 0 && !cut) return `${begins} If prices don’t rise, it buys the same at every age.`;
  const rises = sayParts(rising, ['rises with prices', 'rise with prices']);
  if (dollars === 'real') {
    if (level.length > 0)
      return `${begins} ${sayParts(level, ['never rises', 'never rise'])}: at ${inflation} inflation, by ${laterAge} the total buys only what ${later} buys today.`;
    if (cut) return `${begins} At ${laterAge} it is ${later}.`;
    return `${begins} ${rises}, so ${rising.length === 1 ? 'it buys' : 'they buy'} the same at every age.`;
  }
  if (rising.length === 0)
    return `${begins} The ${level.length === 1 ? 'check stays' : 'checks stay'} the same at every age, while prices rise ${inflation} a year.`;
  if (cut || level.length === 0) return `${begins} ${rises}, ${inflation} a year here: at ${laterAge} the checks add up to ${later}.`;
  const stay = `${level.join(' and ')} ${level.length === 1 ? 'stays' : 'stay'} the same`;
  return `${begins} ${rises}, ${inflation} a year here, and ${stay}: at ${laterAge} the checks add up to ${later}. Prices have risen more than that.`;
}

function sayCut({ cut, plan }: PlannerFacts): string {
  if (!cut || plan.socialSecurityIncome === 0) return '';
  return `This counts ${cut.payablePercent}% of Social Security from ${cut.from} on.`;
}

function sayChances({ person, input }: PlannerFacts, fullAge: number): string {
  const [near, far] = [85, 95].map((age) => ({ age, of100: Math.round(chanceOfLiving(person, input.currentAge, age) * 100) }));
  if (!near || !far) return '';
  const people = `Of 100 ${peopleLike(person)}, about`;
  return fullAge < near.age
    ? `${people} ${near.of100} live to ${near.age}, and ${far.of100} to ${far.age}.`
    : `${people} ${far.of100} live to ${far.age}.`;
}
