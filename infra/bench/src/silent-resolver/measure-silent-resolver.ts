import { emptyQueues } from '../intake/empty-queues.ts';
import { leadBody } from '../intake/lead-bodies.ts';
import { startIntake } from '../intake/start-intake.ts';
import type { OwnStores } from '../product/own-stores.ts';
import { startSilentDns } from '../product/silent-dns.ts';
import { startDns } from '../product/start-dns.ts';
import type { Section } from '../report/section.ts';
import { interleave } from '../rounds/interleave.ts';
import { sendAtRate } from '../visitors/send-at-rate.ts';
import { reportSilentResolver, sides } from './report-silent-resolver.ts';

const ROUNDS = 5;
const PER_SECOND = 50;

export interface SilentResolverOptions {
  readonly rounds?: number | undefined;
  readonly seconds: number;
  readonly seed: number;
}

/** How long an answer takes of a lead-intake whose name server answers, and of one whose name server swallows every question, in turns. */
export async function measureSilentResolver(
  stores: OwnStores,
  { rounds = ROUNDS, seconds, seed }: SilentResolverOptions,
  log: (line: string) => void,
): Promise<Section> {
  const intakes = {
    answering: await startIntake(stores, { database: 'answering', dnsServers: await startDns() }),
    silent: await startIntake(stores, { database: 'silent', dnsServers: await startSilentDns() }),
  };
  const send = (side: keyof typeof intakes, forSeconds: number) => {
    const { origin, headers } = intakes[side];
    return sendAtRate({ origin, headers, perSecond: PER_SECOND, seconds: forSeconds, bodyOf: ofDomainOfTheirOwn });
  };
  for (const side of sides) await send(side, 2);
  const measured = await interleave(sides, { rounds, seed }, async (side, round) => {
    const sent = await send(side, seconds);
    await emptyQueues(stores.redisUrl);
    log(`Silent resolver: round ${round} of ${rounds}, ${side}: p99 ${sent.p99.toFixed(0)} ms, ${sent.verified} of ${sent.sent} verified`);
    return sent;
  });
  await Promise.all(Object.values(intakes).map((intake) => intake.stop()));
  return reportSilentResolver(measured, { rounds, seconds, seed, perSecond: PER_SECOND, programs: stores.programs });
}

/** What is known of a domain is remembered: only one that nobody has asked for yet costs a question. */
function ofDomainOfTheirOwn(index: number): object {
  return { ...leadBody(index), email: `reader@household-${index}.com` };
}
