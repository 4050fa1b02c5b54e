import { highestHeldUpTo, type RateInsights, type YearsGroup } from '@annuity-lantern/domain/rate-insights';
import { formatPercent } from '../../../figures/format-figures.ts';
import { count } from './say-dates.ts';

const SHORT_YEARS = 5;

/** What the chart of guaranteed rates says, in words. */
export function sayByYears({ guaranteed, byYears }: RateInsights): string {
  if (!guaranteed) return 'There are no guaranteed rates in this list.';
  const held = byYears.find(({ highest }) => highest === guaranteed.highest)?.years ?? 0;
  const highest = `The highest guaranteed rate, ${formatPercent(guaranteed.highest)}, is held for ${count(held, 'year')}.`;
  const short = highestHeldUpTo(SHORT_YEARS, byYears);
  if (held <= SHORT_YEARS || short === null) return highest;
  return `${highest} Nothing above ${formatPercent(short)} is held for five years or less.`;
}

/** One row of the chart, for whoever reads it by keyboard or by ear. */
export function sayGroup({ years, products, lowest, highest, average }: YearsGroup): string {
  const range = lowest === highest ? formatPercent(lowest) : `${formatPercent(lowest)} to ${formatPercent(highest)}`;
  return `${count(years, 'year')}: ${count(products, 'product')}, ${range}, average ${formatPercent(average)}`;
}
