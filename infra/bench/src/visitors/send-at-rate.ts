import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { leadBody } from '../intake/lead-bodies.ts';
import { percentile } from '../rounds/spread.ts';
import { type LeadAnswer, postLead } from './post-lead.ts';

export interface RateOptions {
  readonly origin: string;
  readonly perSecond: number;
  readonly seconds: number;
  /** The same for all, or those of the `index`-th visitor of this process. */
  readonly headers: Readonly<Record<string, string>> | ((index: number) => Readonly<Record<string, string>>);
  /** The answers of the `index`-th visitor of this process. Default: as real ones. */
  readonly bodyOf?: (index: number) => object;
}

export interface Sent {
  readonly sent: number;
  /** Answers of 201 and 202. */
  readonly accepted: number;
  /** Those that carried a verification. */
  readonly verified: number;
  /** How often each status came; 0 for no answer. */
  readonly statuses: Readonly<Record<number, number>>;
  /** Of what was accepted, in milliseconds. */
  readonly p50: number;
  readonly p99: number;
}

let index = 0;

/** Posts leads at a steady rate, each with a fresh key: visitors come whether those before them have been answered or not. */
export async function sendAtRate({ origin, perSecond, seconds, headers, bodyOf = leadBody }: RateOptions): Promise<Sent> {
  const agent = new Agent({ keepAlive: true });
  const startedAt = performance.now();
  const answers: Promise<LeadAnswer>[] = [];
  while (answers.length < perSecond * seconds) {
    const dueBy = Math.min(perSecond * seconds, Math.floor(((performance.now() - startedAt) / 1000) * perSecond) + 1);
    while (answers.length < dueBy) {
      index += 1;
      const own = typeof headers === 'function' ? headers(index) : headers;
      answers.push(postLead(bodyOf(index), { origin, agent, headers: { ...own, 'idempotency-key': randomUUID() } }));
    }
    await pause(1000 / perSecond);
  }
  const all = await Promise.all(answers);
  agent.destroy();
  return tally(all);
}

export function tally(answers: readonly LeadAnswer[]): Sent {
  const statuses: Record<number, number> = {};
  for (const { status } of answers) statuses[status] = (statuses[status] ?? 0) + 1;
  const accepted = answers.filter(({ status }) => status === 201 || status === 202);
  const took = accepted.map(({ ms }) => ms);
  return {
    sent: answers.length,
    accepted: accepted.length,
    verified: accepted.filter(({ isVerified }) => isVerified).length,
    statuses,
    p50: percentile(took, 0.5),
    p99: percentile(took, 0.99),
  };
}

export function shareAccepted(all: readonly Pick<Sent, 'sent' | 'accepted'>[]): number {
  const sum = (key: 'sent' | 'accepted') => all.reduce((total, one) => total + one[key], 0);
  return sum('accepted') / sum('sent');
}

/** `201 x 500, 429 x 3`, of all together. */
export function statusWords(all: readonly Pick<Sent, 'statuses'>[]): string {
  const counts = new Map<string, number>();
  for (const { statuses } of all)
    for (const [status, times] of Object.entries(statuses)) counts.set(status, (counts.get(status) ?? 0) + times);
  return [...counts].map(([status, times]) => `${status === '0' ? 'no answer' : status} x ${times}`).join(', ');
}
