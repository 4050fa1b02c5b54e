import { switchedQueues } from '@annuity-lantern/contracts/effects';
import type { OfficeHours } from '@annuity-lantern/domain/office-hours';
import { isOpenAt } from '@annuity-lantern/domain/open-time';
import { failingFor, type Leads, type ProviderSwitches, readServerTime } from '@annuity-lantern/lead-store';
import { readCertificate } from '@annuity-lantern/service-kit/certificate';
import type { Metrics } from '@annuity-lantern/service-kit/metrics';
import { type Repeating, repeat } from '@annuity-lantern/service-kit/repeat';
import type { Store } from '@annuity-lantern/store-kit/connection';
import { readOperations } from '@annuity-lantern/store-kit/operations';
import { readDisk } from '@annuity-lantern/store-kit/read-disk';
import { readMembers } from '@annuity-lantern/store-kit/read-members';

interface SurroundingsOptions {
  readonly metrics: Metrics;
  readonly store: Pick<Store, 'connected'>;
  readonly leads: Leads;
  readonly switches: Pick<ProviderSwitches, 'read'>;
  readonly publicOrigin: string;
  readonly hours: OfficeHours;
}

const LOOK_EVERY = 3_600_000;
/** Work of each night. */
const nightly = ['backup', 'oplogTurn'] as const;

/** Gauges of what the product runs on: MongoDB's members and disk, the work of the nights, the certificate, the mail host. Every worker shows the same. */
export function measureSurroundings({ metrics, store, leads, switches, publicOrigin, hours }: SurroundingsOptions): Repeating {
  const database = async () => (await store.connected).db();
  const members = async () => readMembers(await store.connected);
  const only = (value: number | undefined) => (value === undefined ? [] : [{ labels: {}, value }]);
  metrics.gauge(
    { name: 'lantern_mongodb_members', help: 'Members of the replica set; absent where MongoDB shows none', labels: {} },
    async () => only((await members())?.all),
  );
  metrics.gauge(
    { name: 'lantern_mongodb_members_healthy', help: 'Members of the replica set that answer and have the data', labels: {} },
    async () => only((await members())?.healthy),
  );
  metrics.gauge(
    { name: 'lantern_mongodb_disk_bytes', help: 'The disk under the data of the primary', labels: { of: ['used', 'total'] } },
    async () => {
      const { used, total } = await readDisk(await database());
      return [
        { labels: { of: 'used' }, value: used },
        { labels: { of: 'total' }, value: total },
      ];
    },
  );
  metrics.gauge(
    {
      name: 'lantern_nightly_last_seconds',
      help: 'Unix time at which the work of a night last ended well, 0 before the first',
      labels: { work: nightly },
    },
    async () => {
      const ended = await readOperations(await database());
      return nightly.map((work) => ({ labels: { work }, value: (ended[work]?.getTime() ?? 0) / 1000 }));
    },
  );
  metrics.gauge(
    {
      name: 'lantern_provider_failing_seconds',
      help: 'For how long every attempt at a provider has failed, three at least; 0 while a person has paused it. From MongoDB',
      labels: { queue: switchedQueues },
    },
    async () => {
      const [states, now] = await Promise.all([switches.read(), readServerTime(leads)]);
      const failing = new Map(states.map((state) => [state._id, failingFor(state, now) / 1000]));
      return switchedQueues.map((queue) => ({ labels: { queue }, value: failing.get(queue) ?? 0 }));
    },
  );
  metrics.gauge({ name: 'lantern_office_open', help: '1 in the hours of the office', labels: {} }, () =>
    only(isOpenAt(new Date(), hours) ? 1 : 0),
  );

  let ends: number | undefined;
  metrics.gauge(
    {
      name: 'lantern_certificate_end_seconds',
      help: 'Unix time at which the certificate of PUBLIC_ORIGIN ends, 0 if browsers refuse it. Absent without https, or if nothing answers',
      labels: {},
    },
    () => only(ends),
  );
  return repeat({
    every: LOOK_EVERY,
    atOnce: true,
    work: async () => {
      if (!publicOrigin.startsWith('https:')) return;
      const { until, fault } = await readCertificate(publicOrigin);
      ends = fault === undefined ? until.getTime() / 1000 : 0;
    },
    onError: () => {
      ends = undefined;
    },
  });
}
