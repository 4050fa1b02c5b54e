import { setTimeout as pause } from 'node:timers/promises';
import { emptyQueues } from '../intake/empty-queues.ts';
import { startIntake } from '../intake/start-intake.ts';
import type { OwnStores } from '../product/own-stores.ts';
import { startDns } from '../product/start-dns.ts';
import { startGateway } from '../product/start-gateway.ts';
import type { Section } from '../report/section.ts';
import { interleave } from '../rounds/interleave.ts';
import { sendAtRate } from '../visitors/send-at-rate.ts';
import { type FloodTurn, floodPerSecond, HONEST_PER_SECOND, LIMIT_PER_MINUTE, reportFlood, sides } from './report-flood.ts';

const ROUNDS = 5;
/** The flood begins so many seconds before the honest ones and ends as much later. */
const HEAD_START = 1;

export interface FloodOptions {
  readonly rounds?: number | undefined;
  readonly seconds: number;
  readonly seed: number;
}

/** What honest visitors get through the real gateway, alone and beside one address that sends far more than it may, in turns. */
export async function measureFlood(
  stores: OwnStores,
  { rounds = ROUNDS, seconds, seed }: FloodOptions,
  log: (line: string) => void,
): Promise<Section> {
  const intake = await startIntake(stores, { database: 'flood', dnsServers: await startDns() });
  const gateway = await startGateway(stores, { intakeOrigin: intake.origin, limitPerMinute: LIMIT_PER_MINUTE });
  const { origin } = gateway;
  const from = (address: string) => ({ ...intake.headers, 'x-forwarded-for': address });
  const sendHonest = (forSeconds: number) =>
    sendAtRate({ origin, perSecond: HONEST_PER_SECOND, seconds: forSeconds, headers: (index) => from(honestAddress(index)) });
  await sendHonest(2);
  const measured = await interleave(sides, { rounds, seed }, async (side, round): Promise<FloodTurn> => {
    const perSecond = floodPerSecond[side];
    const flooding =
      perSecond === 0 ? undefined : sendAtRate({ origin, perSecond, seconds: seconds + 2 * HEAD_START, headers: from('198.51.100.66') });
    await pause(HEAD_START * 1000);
    const honest = await sendHonest(seconds);
    const flood = await flooding;
    await emptyQueues(stores.redisUrl);
    log(`Flood: round ${round} of ${rounds}, ${side}: ${honest.accepted} of ${honest.sent} honest requests accepted`);
    return { honest, flood };
  });
  await gateway.stop();
  await intake.stop();
  return reportFlood(measured, { rounds, seconds, seed, programs: stores.programs });
}

/** One of the 131,072 addresses that are set aside for measurements (RFC 2544): everybody has one of their own, and sends once. */
function honestAddress(index: number): string {
  return `198.18.${(index >> 8) & 0xff}.${index & 0xff}`;
}
