import { builtInViews } from '@annuity-lantern/contracts/built-in-views';
import { countViews, MOST_COUNTED, readViewFilters, type ViewCounts, type ViewFilters } from '@annuity-lantern/contracts/http';
import { withoutAge } from '@annuity-lantern/contracts/lead-ages';
import { arrivedBefore, missedBefore, SLA } from '@annuity-lantern/contracts/sla';
import * as leadStore from '@annuity-lantern/lead-store';
import { recent } from '@annuity-lantern/service-kit/recent';
import { listViews } from '@annuity-lantern/staff-store';
import { askStore } from '../ask-store.ts';
import type { DeskContext } from '../desk-context.ts';
import { notInQueue, queueOf, toChoice, withoutQueueOrder } from '../lists/to-choice.ts';
import type { MountStaff } from '../rights/staff-calls.ts';
import { callerOf } from '../session/staff.ts';

/** Milliseconds for which counts are cached: those of everyone once, and those of each account. */
const KEPT = 1000;
/** Most accounts whose counts are cached. */
const MOST_ACCOUNTS = 1000;

/** How many requests each view has. Not audited: a number tells of no person. */
export function mountCountViews(mountStaff: MountStaff, { leads, connection, hours }: DeskContext): void {
  const everyone = recent(KEPT, countOfEveryone);
  const byAccount = new Map<string, () => Promise<ViewCounts>>();

  mountStaff(countViews, (_input, { request }) => {
    const caller = callerOf(request);
    const { id } = caller;
    const without = notInQueue(caller);
    const key = [id, ...without].join();
    const count = byAccount.get(key) ?? recent(KEPT, () => askStore(() => countFor(id, without)));
    if (byAccount.size >= MOST_ACCOUNTS) byAccount.clear();
    byAccount.set(key, count);
    return count();
  });

  async function countFor(id: string, without: readonly string[]): Promise<ViewCounts> {
    const [{ waiting, ...shared }, queue, mine, views] = await Promise.all([
      everyone(),
      leadStore.countQueue(leads, queueOf(id), MOST_COUNTED, without),
      countView(builtInViews.mine.filters, id),
      listViews(connection, id),
    ]);
    const saved = views.map(async (view) => [view.id, await countView(readViewFilters(view.filters), id)] as const);
    return { builtIn: { queue, mine, ...shared }, saved: Object.fromEntries(await Promise.all(saved)), waiting };
  }

  async function countOfEveryone() {
    const now = Date.now();
    const [nobody, late, attention, everyone, ...waiting] = await Promise.all([
      leadStore.countWaitingOf(leads, [null], MOST_COUNTED),
      countView(builtInViews.late.filters, ''),
      countView(builtInViews.attention.filters, ''),
      countView(builtInViews.everyone.filters, ''),
      leadStore.countWaiting(leads),
      leadStore.countWaiting(leads, arrivedBefore(SLA.warnAfter, now, hours)),
      leadStore.countWaiting(leads, arrivedBefore(SLA.breachAfter, now, hours)),
      leadStore.countWaiting(leads, missedBefore(now, hours)),
    ]);
    const [all, warned, isLate, missed] = waiting.map((count) => ({
      count,
      ...(count === leadStore.MOST_WAITING ? { more: true as const } : {}),
    }));
    return { nobody, late, attention, everyone, waiting: { all, warned, late: isLate, missed } as ViewCounts['waiting'] };
  }

  /** @param id the account that `me` names */
  async function countView(filters: ViewFilters, id: string): Promise<leadStore.Count> {
    const { query, sort, only } = withoutQueueOrder(withoutAge(filters, Date.now(), hours), id);
    const { filter, range } = await toChoice(query, { id, connection });
    return leadStore.countFound(leads, { filter: { ...filter, ...only }, range, sort }, MOST_COUNTED);
  }
}
