import { dumpRedis } from './dump-redis.ts';
import type { Place } from './find-leaks.ts';
import type { OwnStore } from './own-stores.ts';
import { type PipelineRig, STAFF_ADDRESS } from './pipeline-rig.ts';

interface OwnStores {
  readonly mongodb: OwnStore;
  readonly redis: OwnStore;
  readonly redisDatabase: number;
}

/** Every place that may hold nothing personal, with its current content. */
export async function placesOf(rig: PipelineRig, { mongodb, redis, redisDatabase }: OwnStores): Promise<Place[]> {
  const open = rig.services.filter(({ process }) => process.exitCode === null && process.signalCode === null);
  const endpoints = open.flatMap(({ origin }) => ['/metrics', '/readyz', '/healthz'].map((path) => `${origin}${path}`));
  const answers = await Promise.all(endpoints.map(async (url) => `${url}\n${await (await fetch(url)).text()}`));
  const staffMail = rig.trap.messages.filter((message) => message.includes(STAFF_ADDRESS));
  return [
    { name: 'logs of the services', text: rig.output() },
    { name: 'metrics and health', text: answers.join('\n') },
    { name: 'log of MongoDB', text: await mongodb.readLog() },
    { name: 'log of Redis', text: await redis.readLog() },
    { ...(await dumpRedis(redis.url, redisDatabase)), name: 'Redis' },
    { name: 'consent ledger', text: JSON.stringify(await rig.command({ find: 'consents', batchSize: 1000 })) },
    { name: 'staff mail', text: staffMail.join('\n') },
    { name: 'traces', text: rig.collector.received.map((request) => JSON.stringify(request)).join('\n') },
    { name: 'analytics', text: rig.analytics.received.map((request) => JSON.stringify(request)).join('\n') },
  ];
}
