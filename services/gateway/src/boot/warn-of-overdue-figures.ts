import { dayOf } from '@annuity-lantern/domain/format-date';
import { overdueFigures } from '@annuity-lantern/domain/year-figures';
import type { Log } from '@annuity-lantern/service-kit/log';

/** Warns of each limit, age or percentage whose review day has passed. Pages mark it as under review. */
export function warnOfOverdueFigures(log: Log, now: Date): void {
  for (const code of overdueFigures(dayOf(now))) log.warn('a figure with a year has to be reviewed', { code });
}
