import type { AuditRow } from '@annuity-lantern/contracts/http';
import { groupBy } from '@annuity-lantern/domain/group-by';

const dayName = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' });

export interface AuditDay {
  /** As Americans call it: `Monday, March 2, 2026`. */
  readonly name: string;
  /** The days in UTC that it falls in, as the audit counts them. */
  readonly utcDays: readonly string[];
  readonly rows: readonly AuditRow[];
}

/** The entries by the day of this place, newest first. `now` is in milliseconds since 1970: a day that has not begun cannot be verified. */
export function groupByDay(rows: readonly AuditRow[], now: number): AuditDay[] {
  const groups = groupBy(rows, ({ at }) => new Date(at).toDateString());
  return [...groups.values()].flatMap((members) => {
    const [first] = members;
    if (!first) return [];
    const { from, to } = boundsOf(new Date(first.at));
    const utcDays = [...new Set([from, Math.min(to, now)].map((ms) => new Date(ms).toISOString().slice(0, 10)))];
    return [{ name: dayName.format(new Date(first.at)), utcDays, rows: members }];
  });
}

/** The first and the last millisecond of the day. */
function boundsOf(date: Date): { readonly from: number; readonly to: number } {
  const start = new Date(date.getFullYear(), date.getMonth(), date.getDate());
  const next = new Date(date.getFullYear(), date.getMonth(), date.getDate() + 1);
  return { from: start.getTime(), to: next.getTime() - 1 };
}
