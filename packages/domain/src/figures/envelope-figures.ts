import { mixedYears } from './course-examples.ts';
import { change, dollars, rate } from './text-figure.ts';

const [good, mixed, poor] = mixedYears as [MixedYear, MixedYear, MixedYear];
type MixedYear = (typeof mixedYears)[number];

/** The three kinds of year in the lesson on several indexes, as that lesson names their figures. */
export const envelopeFigures = {
  'goodYear.stockIndex': change(good.stocks),
  'goodYear.managedIndex': change(good.managed),
  'goodYear.total': dollars(good.total),
  'goodYear.rate': rate(good.rate),
  'mixedYear.stockIndex': change(mixed.stocks),
  'mixedYear.managedIndex': change(mixed.managed),
  'mixedYear.stocks': dollars(mixed.interest.stocks),
  'mixedYear.managed': dollars(mixed.interest.managed),
  'mixedYear.fixed': dollars(mixed.interest.fixed),
  'mixedYear.total': dollars(mixed.total),
  'mixedYear.rate': rate(mixed.rate),
  'poorYear.stockIndex': change(poor.stocks),
  'poorYear.managedIndex': change(poor.managed),
  'poorYear.fixed': dollars(poor.interest.fixed),
  'poorYear.total': dollars(poor.total),
  'poorYear.rate': rate(poor.rate),
} as const;
