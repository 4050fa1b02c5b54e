import { currentSheet, rateSourceGoodSince } from '@annuity-lantern/content-store';
import type { Metrics } from '@annuity-lantern/service-kit/metrics';
import { outgoingGetFailures } from '@annuity-lantern/service-kit/outgoing-get';
import type { Store } from '@annuity-lantern/store-kit/connection';
import { sheetRefusals } from './sheet-refusal.ts';

/**
 * Outcomes of fetching the source: a new sheet, a sheet that waits for approval, unchanged, a class of failure, or an error in our code.
 */
const ratesOutcomes = ['stored', 'waiting', 'unchanged', 'status_refused', 'internal', ...outgoingGetFailures, ...sheetRefusals] as const;
export type RatesOutcome = (typeof ratesOutcomes)[number];

/** Counts fetches of the source by outcome. Gauges: time since the last success, and the number and age of the rates. */
export function measureRates(metrics: Metrics, connection: Store['connection'], source: string | undefined, now: () => Date) {
  const count = metrics.counter({
    name: 'lantern_rates_fetches_total',
    help: 'How asking the source of rate sheets ended',
    labels: { outcome: ratesOutcomes },
  });
  const secondsSince = (date: Date) => Math.max(0, (now().getTime() - date.getTime()) / 1000);
  metrics.gauge(
    {
      name: 'lantern_rates_source_age_seconds',
      help: 'For how long the source of rate sheets has not ended well; absent without one',
      labels: {},
    },
    async () => {
      const since = source && (await rateSourceGoodSince(connection, source));
      return since ? [{ labels: {}, value: secondsSince(since) }] : [];
    },
  );
  metrics.gauge(
    {
      name: 'lantern_rates_age_seconds',
      help: 'Since the beginning of the day that the oldest and the newest listed rate is of; absent without rates',
      labels: { of: ['oldest', 'newest'] },
    },
    async () => {
      const sheet = await currentSheet(connection);
      if (!sheet) return [];
      return [
        { labels: { of: 'oldest' }, value: secondsSince(new Date(sheet.oldestAsOf)) },
        { labels: { of: 'newest' }, value: secondsSince(new Date(sheet.newestAsOf)) },
      ];
    },
  );
  metrics.gauge(
    {
      name: 'lantern_rates_waiting_seconds',
      help: 'For how long the oldest sheet of rates has waited for approval; absent while none waits',
      labels: {},
    },
    async () => {
      const waiting = Object.values((await currentSheet(connection))?.waiting ?? {});
      return waiting.length > 0 ? [{ labels: {}, value: Math.max(...waiting.map(({ at }) => secondsSince(at))) }] : [];
    },
  );
  metrics.gauge({ name: 'lantern_rates_listed', help: 'Rates that visitors see', labels: {} }, async () => [
    { labels: {}, value: (await currentSheet(connection))?.count ?? 0 },
  ]);
  return (outcome: RatesOutcome) => count({ outcome });
}
