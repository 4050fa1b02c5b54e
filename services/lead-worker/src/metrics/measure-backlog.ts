import { effectNames, switchedQueues } from '@annuity-lantern/contracts/effects';
import { countGivenUp, findOldestDue, type Leads, latenessOf, type ProviderSwitches, readServerTime } from '@annuity-lantern/lead-store';
import type { Metrics } from '@annuity-lantern/service-kit/metrics';
import { jobStates, type QueueDepths, queueNames, SEALED_QUEUE } from '@annuity-lantern/service-kit/queue-depths';

interface BacklogOptions {
  readonly metrics: Metrics;
  readonly leads: Leads;
  readonly depths: QueueDepths;
  readonly switches: Pick<ProviderSwitches, 'read'>;
}

/** Gauges of the pending work in both stores. They cover the whole product, so every worker shows the same values. */
export function measureBacklog({ metrics, leads, depths, switches }: BacklogOptions): void {
  metrics.gauge(
    {
      name: 'lantern_effect_oldest_due_seconds',
      help: 'How long the effect that is overdue for longest has been so, in seconds; 0 when none is due, or its provider is paused. After a pause it counts from its end. From MongoDB',
      labels: { effect: effectNames },
    },
    async () => {
      const now = await readServerTime(leads);
      const late = latenessOf(await findOldestDue(leads, now), await switches.read(), now);
      return effectNames.map((effect) => ({ labels: { effect }, value: late[effect] / 1000 }));
    },
  );
  metrics.gauge(
    {
      name: 'lantern_provider_paused',
      help: '1 while the effects of a provider wait, because a manager paused it or it failed for an hour. From MongoDB',
      labels: { queue: switchedQueues },
    },
    async () => {
      const states = await switches.read();
      return switchedQueues.map((queue) => ({
        labels: { queue },
        value: states.some(({ _id, paused }) => _id === queue && paused) ? 1 : 0,
      }));
    },
  );
  metrics.gauge(
    {
      name: 'lantern_effects_given_up',
      help: 'Effects that wait for a person, of the 10,000 leads that were given up last. From MongoDB',
      labels: { effect: effectNames, state: ['parked', 'unconfirmed'] },
    },
    async () => (await countGivenUp(leads)).map(({ effect, state, count }) => ({ labels: { effect, state }, value: count })),
  );
  metrics.gauge(
    { name: 'lantern_queue_jobs', help: 'Jobs in each queue. From Redis', labels: { queue: queueNames, state: jobStates } },
    async () => (await depths.read()).map(({ queue, state, count }) => ({ labels: { queue, state }, value: count })),
  );
  metrics.gauge(
    {
      name: 'lantern_redis_memory_bytes',
      help: 'Memory that Redis uses, and the limit of sealing. From Redis',
      labels: { of: ['used', 'limit'] },
    },
    async () => {
      const { used, limit } = await depths.memory();
      return [
        { labels: { of: 'used' }, value: used },
        { labels: { of: 'limit' }, value: limit },
      ];
    },
  );
  metrics.gauge(
    { name: 'lantern_sealed_waiting', help: 'Sealed submissions that are not in MongoDB yet. From Redis', labels: {} },
    async () => {
      const sealed = (await depths.read()).filter(({ queue }) => queue === SEALED_QUEUE);
      return [{ labels: {}, value: sealed.reduce((sum, { count }) => sum + count, 0) }];
    },
  );
}
