import {
  OTHER_REASON,
  OTHER_VALUES,
  type ReportCell,
  type ReportGroup,
  type ReportRow,
  reasonedSteps,
  reportGroups,
  type StepReasons,
  type WeeklyReport,
} from '@annuity-lantern/contracts/http';
import { waitingStatuses } from '@annuity-lantern/contracts/sla';
import type { OfficeHours } from '@annuity-lantern/domain/office-hours';
import type { TallyOfWeek } from '@annuity-lantern/lead-store';
import { dateOfDay, figuresOf, type Wait, waitOf } from '../first-contact/first-contact-figures.ts';

/** Most rows of one group. Anyone can send a request that names another page, so rows beyond these share one. */
const MOST_ROWS = 60;

interface Report {
  readonly mondays: readonly number[];
  readonly now: Date;
  readonly hours: OfficeHours;
  readonly reasons: StepReasons;
}

/** What counts in one cell. */
interface Counted {
  readonly week: number;
  readonly requests: number;
  readonly waiting: number;
  readonly waits: readonly Wait[];
  readonly values: Readonly<Partial<Record<ReportGroup, string>>>;
}

/** The figures of each week, of all requests and by the values of each group. Waits count on working days only. */
export function sumUpWeeks(tallies: readonly TallyOfWeek[], { mondays, now, hours, reasons }: Report): WeeklyReport {
  const counted = tallies.map((tally) => toCounted(tally, hours, reasons));
  const lineOf = (some: readonly Counted[]) => ({
    weeks: mondays.map((_, week) =>
      cellOf(
        some.filter((one) => one.week === week),
        hours,
      ),
    ),
    total: cellOf(some, hours),
  });
  const rowsOf = (group: ReportGroup): ReportRow[] => {
    const byValue = Object.groupBy(
      counted.filter(({ values }) => values[group] !== undefined),
      ({ values }) => values[group] ?? '',
    );
    const sorted = Object.entries(byValue)
      .map(([value, some = []]) => ({ value, some, requests: requestsIn(some) }))
      .sort((one, other) => other.requests - one.requests || one.value.localeCompare(other.value, 'en-US'));
    const others = sorted.slice(MOST_ROWS).flatMap(({ some }) => some);
    return [
      ...sorted.slice(0, MOST_ROWS).map(({ value, some }) => ({ value, ...lineOf(some) })),
      ...(others.length > 0 ? [{ value: OTHER_VALUES, ...lineOf(others) }] : []),
    ];
  };
  const groups = Object.fromEntries((Object.keys(reportGroups) as ReportGroup[]).map((group) => [group, rowsOf(group)]));
  return { weeks: mondays.map(dateOfDay), all: lineOf(counted), groups: groups as WeeklyReport['groups'], at: now.toISOString() };
}

function toCounted(tally: TallyOfWeek, hours: OfficeHours, reasons: StepReasons): Counted {
  const { week, count, uncalled, calls, kind, status, state, page, reason } = tally;
  const isEnded = reasonedSteps.some((step) => step === status);
  return {
    week,
    requests: count,
    waiting: waitingStatuses.includes(status) ? uncalled : 0,
    waits: calls.map((call) => waitOf(call, hours)),
    values: { kind, status, state, page, ...(isEnded ? { reason: listedReason(reason, reasons) } : {}) },
  };
}

/** A reason of the office's lists. Other words may be about one visitor, so they are not named. */
function listedReason(reason: string, lists: StepReasons): string {
  if (reason === '') return '';
  return reasonedSteps.some((step) => lists[step].includes(reason)) ? reason : OTHER_REASON;
}

function cellOf(some: readonly Counted[], hours: OfficeHours): ReportCell {
  const waiting = some.reduce((sum, one) => sum + one.waiting, 0);
  const {
    count: _,
    shareInTarget: __,
    ...figures
  } = figuresOf(
    some.flatMap(({ waits }) => waits),
    waiting,
    hours,
  );
  return { requests: requestsIn(some), ...figures };
}

function requestsIn(some: readonly Counted[]): number {
  return some.reduce((sum, { requests }) => sum + requests, 0);
}
