import { randomUUID } from 'node:crypto';
import { startRedisCluster } from '@annuity-lantern/local/redis-cluster';
import { startRedisSentinels } from '@annuity-lantern/local/redis-sentinels';
import { openCounter } from '@annuity-lantern/service-kit/counter';
import { hintPublisher, subscribeToHints } from '@annuity-lantern/service-kit/live-hints';
import { createLog } from '@annuity-lantern/service-kit/log';
import { createJobProducer } from '@annuity-lantern/service-kit/queue';
import { openRedis } from '@annuity-lantern/service-kit/redis';
import { createRestoreProducer } from '@annuity-lantern/service-kit/restore-producer';
import { startRestoreWorker } from '@annuity-lantern/service-kit/restore-queue';
import { expect, it, onTestFinished } from 'vitest';

const log = createLog('redis-engines-test', 'silent');
const submission = () => ({ leadId: randomUUID(), sealed: 'sealed', fingerprint: 'fingerprint', createdAt: new Date() });

it.each([
  ['three sentinels', startRedisSentinels],
  ['a cluster of three nodes', () => startRedisCluster('{lantern}')],
])('seals, restores, counts and hints over %s, also after its primary was killed', async (_engine, start) => {
  const engine = await start();
  onTestFinished(() => engine.stop());
  const restored: string[] = [];
  const hinted: string[] = [];
  const [producer, effects, counter] = [
    createRestoreProducer(engine.url, log),
    createJobProducer(engine.url, log),
    openCounter(engine.url, log),
  ];
  const link = openRedis(engine.url, log);
  const publish = hintPublisher(link, log);
  const subscription = subscribeToHints(engine.url, log, ({ id }) => void hinted.push(id));
  const handle = async ({ leadId }: { readonly leadId: string }) => {
    restored.push(leadId);
    return 'restored' as const;
  };
  const worker = startRestoreWorker({ redisUrl: engine.url, concurrency: 1, log, handle });
  onTestFinished(async () => {
    for (const { stop } of [link, subscription, counter]) stop();
    await Promise.all([worker.stop(), producer.stop(), effects.stop()]);
  });

  const all = async (count: number) => {
    const wanted = submission();
    await expect.poll(() => producer.keep(wanted).catch(() => 'refused')).toEqual(wanted.createdAt);
    await expect.poll(() => restored).toContain(wanted.leadId);
    await expect.poll(() => effects.ready()).toBe(true);
    await expect.poll(() => counter.add('mails', 60).catch(() => 0)).toBeGreaterThanOrEqual(count);
    const hint = () => {
      publish({ id: wanted.leadId, kind: 'consultation', what: 'new' });
      return hinted.includes(wanted.leadId);
    };
    await expect.poll(hint).toBe(true);
  };
  await all(1);
  const whole = engine.killPrimary();
  await all(2);
  await whole;
});
