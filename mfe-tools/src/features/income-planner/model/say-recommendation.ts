import { formatDollars } from '@annuity-lantern/domain/format-number';
import type { Recommendation } from '@annuity-lantern/domain/income-plan';
import type { PlannerFacts } from './planner-facts.ts';
import { sayInflation } from './say-figures.ts';

/** A recommendation as a sentence or two that name their reason, with the visitor's own numbers. */
export function sayRecommendation(told: Recommendation, { cut }: Pick<PlannerFacts, 'cut'>): string {
  switch (told.code) {
    case 'wait-for-social-security':
      return `Waiting for Social Security from ${told.fromAge} to ${told.toAge} adds ${Math.round(told.percentMore)}%, ${formatDollars(told.more)} a month in today’s dollars${told.moreAfterCut === null ? '' : ` until ${cut?.until}, ${formatDollars(told.moreAfterCut)} after`}. Live past about ${Math.round(told.breakEvenAge)} and you receive more in total.`;
    case 'claim-by-seventy':
      return `Claim Social Security ${told.byAge > 70 ? 'now' : 'at 70'} if you haven’t: it doesn’t grow after 70. Waiting ${told.months} months longer would leave about ${formatDollars(told.missed)} unpaid, and at most six months are paid back.`;
    case 'no-social-security-yet':
      return `Social Security starts at ${told.firstAge} at the earliest. Until then ${sayUntilThen(told.annuity, told.pension)}, and an early claim makes the benefit smaller for life.`;
    case 'keep-money-outside':
      return `Keep some years of spending outside the annuity: ${told.years} years of the annuity’s income are ${formatDollars(told.reserve)}. This plan puts ${formatDollars(told.amount)} into a contract that usually charges you for taking money out early.`;
    case 'level-income-buys-less':
      return `Plan for rising prices: ${Math.round(told.share)}% of this income never rises. At ${sayInflation(told.inflationPercent)} inflation that part buys ${Math.round(told.percentLess)}% less after ${told.years} years.${told.hasAnnuity ? ' Ask what a payout with yearly rises would start at.' : ''}`;
    case 'income-for-two-lives':
      return `Ask what a joint payout would be. This one stops when you die: of ${formatDollars(told.both)} a month together, in today’s dollars, your spouse alone would have ${formatDollars(told.left)}.${told.afterCut ? ` From ${cut?.from} it is ${formatDollars(told.afterCut.left)} of ${formatDollars(told.afterCut.both)}.` : ''}`;
    case 'income-ends-with-you':
      return `Ask what a joint payout would be if somebody depends on you. This ${formatDollars(told.annuity)} a month stops when you die.`;
    case 'pension-shrinks-for-spouse':
      return `Ask what your pension pays after you die. Of ${formatDollars(told.pension)} a month your spouse would keep ${told.kept === 0 ? 'nothing' : formatDollars(told.kept)} here. If you have not chosen yet, ask what a larger share would cost you a month.`;
  }
}

function sayUntilThen(annuity: number, pension: number): string {
  if (annuity > 0 && pension > 0) return `your pension and the annuity would pay ${formatDollars(annuity + pension)} a month`;
  if (pension > 0) return `your pension alone would pay ${formatDollars(pension)} a month`;
  return annuity > 0 ? `the annuity alone would pay ${formatDollars(annuity)} a month` : 'nothing would be paid';
}
