import { formatPercent } from '@annuity-lantern/domain/format-number';
import { highestHeldUpTo, type RateInsights } from '@annuity-lantern/domain/rate-insights';
import type { ChartGroup } from './chart-geometry.ts';
import { count } from './say-dates.ts';

const SHORT_YEARS = 5;

/** The chart of guaranteed rates in words. */
export function sayByYears({ guaranteed, byYears }: RateInsights): string {
  if (!guaranteed) return 'There are no guaranteed rates in this list.';
  const held = yearsOfHighest(byYears, guaranteed.highest);
  const highest = `The highest guaranteed rate is ${formatPercent(guaranteed.highest)}, for ${count(held, 'year')}.`;
  const short = highestHeldUpTo(SHORT_YEARS, byYears);
  if (held <= SHORT_YEARS || short === null) return highest;
  return `${highest} For five years or less, it’s ${formatPercent(short)}.`;
}

/** `Highest: 7.65%, for 10 years`: the label of the highlighted dot. */
export function sayHighest({ guaranteed, byYears }: RateInsights): string {
  return guaranteed
    ? `Highest: ${formatPercent(guaranteed.highest)}, for ${count(yearsOfHighest(byYears, guaranteed.highest), 'year')}`
    : '';
}

function yearsOfHighest(byYears: RateInsights['byYears'], rate: number): number {
  return byYears.find(({ highest }) => highest === rate)?.years ?? 0;
}

/** One row of the chart in words, for keyboard and screen reader users. */
export function sayGroup({ years, orMore, products, lowest, highest, average, cd, treasury }: ChartGroup): string {
  const range = lowest === highest ? formatPercent(lowest) : `${formatPercent(lowest)} to ${formatPercent(highest)}`;
  return `${count(years, 'year')}${orMore ? ' or more' : ''}: ${count(products, 'product')}, ${range}, average ${formatPercent(average)}${sayBeside('bank CD', cd)}${sayBeside('Treasury', treasury)}`;
}

function sayBeside(name: string, rate: number | undefined): string {
  return rate === undefined ? '' : `, ${name} ${formatPercent(rate)}`;
}
