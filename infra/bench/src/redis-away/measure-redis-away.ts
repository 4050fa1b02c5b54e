import { setTimeout as pause } from 'node:timers/promises';
import { emptyQueues } from '../intake/empty-queues.ts';
import { startIntake } from '../intake/start-intake.ts';
import type { OwnStores } from '../product/own-stores.ts';
import { startDns } from '../product/start-dns.ts';
import type { Section } from '../report/section.ts';
import { interleave } from '../rounds/interleave.ts';
import { type Sent, sendAtRate } from '../visitors/send-at-rate.ts';
import { reportRedisAway, type Side, sides } from './report-redis-away.ts';

const ROUNDS = 5;
const PER_SECOND = 100;
const LOOK_EVERY_MS = 50;
/** Redis has been away for so long when a turn is counted: the moment of its death is the business of the chaos runner. */
const SETTLE_MS = 1000;

export interface RedisAwayOptions {
  readonly rounds?: number | undefined;
  readonly seconds: number;
  readonly seed: number;
}

/** What visitors get, and how fast, of a real lead-intake whose Redis runs, is killed, or is frozen, in turns. */
export async function measureRedisAway(
  stores: OwnStores,
  { rounds = ROUNDS, seconds, seed }: RedisAwayOptions,
  log: (line: string) => void,
): Promise<Section> {
  const intake = await startIntake(stores, { database: 'redis-away', dnsServers: await startDns() });
  const { origin, headers } = intake;
  const send = (forSeconds: number) => sendAtRate({ origin, headers, perSecond: PER_SECOND, seconds: forSeconds });
  await send(2);
  const measured = await interleave(sides, { rounds, seed }, async (side, round) => {
    await untilRedisIsBack(origin);
    const sent = await turn(side);
    log(`Redis away: round ${round} of ${rounds}, ${side}: ${sent.accepted} of ${sent.sent} accepted, p50 ${sent.p50.toFixed(1)} ms`);
    return sent;
  });
  await intake.stop();
  return reportRedisAway(measured, { rounds, seconds, seed, perSecond: PER_SECOND, programs: stores.programs });

  async function turn(side: Side): Promise<Sent> {
    const { redis, redisUrl } = stores;
    if (side === 'running') {
      await pause(SETTLE_MS);
      const sent = await send(seconds);
      await emptyQueues(redisUrl);
      return sent;
    }
    const bringBack = side === 'frozen' ? await redis.freeze() : await redis.kill().then(() => redis.start);
    await pause(SETTLE_MS);
    const sent = await send(seconds);
    await bringBack();
    return sent;
  }
}

async function untilRedisIsBack(origin: string): Promise<void> {
  for (;;) {
    const answer = await fetch(`${origin}/readyz`);
    const { dependencies } = (await answer.json()) as { dependencies: Record<string, boolean> };
    if (dependencies.redis) return;
    await pause(LOOK_EVERY_MS);
  }
}
