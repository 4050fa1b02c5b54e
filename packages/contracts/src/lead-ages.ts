import type { OfficeHours } from '@annuity-lantern/domain/office-hours';
import type { leadAges, ViewFilters } from './http/find-leads.ts';
import { arrivedBefore, missedBefore, SLA } from './sla.ts';

interface Age {
  /** From that many milliseconds on, below that many. */
  readonly from: number;
  readonly below: number;
  /** Whether they count on working days only, like the promised 24 hours. */
  readonly onWorkingDays?: true;
}

const DAY = 24 * 3_600_000;

/** Ages of a request. */
const ages: Readonly<Record<Exclude<(typeof leadAges)[number], 'missed'>, Age>> = {
  'in-time': { from: 0, below: SLA.warnAfter, onWorkingDays: true },
  warning: { from: SLA.warnAfter, below: SLA.breachAfter, onWorkingDays: true },
  late: { from: SLA.breachAfter, below: Number.POSITIVE_INFINITY, onWorkingDays: true },
  week: { from: 0, below: 7 * DAY },
  month: { from: 30 * DAY, below: Number.POSITIVE_INFINITY },
};

/** Filters with the age as the times between which a request came in. @param now milliseconds since 1970 */
export function withoutAge({ age, ...filters }: ViewFilters, now: number, office: OfficeHours) {
  if (age === undefined) return filters;
  if (age === 'missed') return { ...filters, to: missedBefore(now, office).toISOString() };
  const { from, below, onWorkingDays } = ages[age];
  const since = (ms: number) => (onWorkingDays ? arrivedBefore(ms, now, office) : new Date(now - ms)).toISOString();
  return { ...filters, ...(from === 0 ? {} : { to: since(from) }), ...(Number.isFinite(below) ? { from: since(below) } : {}) };
}
