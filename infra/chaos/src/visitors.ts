import { setTimeout as pause } from 'node:timers/promises';
import { leadBody } from '@annuity-lantern/harness/lead-body';
import { createRandom } from '@annuity-lantern/harness/rounds';

export interface Acknowledged {
  readonly email: string;
  readonly id: string;
  /** 201: stored; 202: sealed. */
  readonly status: number;
  /** The same key was also answered with this lead. */
  readonly otherId?: string;
}

export interface Visitors {
  readonly sent: number;
  readonly acknowledged: readonly Acknowledged[];
  /** Count by status, and `no answer`. */
  readonly answers: Readonly<Record<string, number>>;
  /** Milliseconds to each acknowledgement. */
  readonly took: readonly number[];
  /** Time of each 202. */
  readonly sealedAt: readonly number[];
  /** Still trying, and one while more will come. */
  waiting(): number;
  /** Resolves when no visitor tries any longer. */
  readonly allHeard: Promise<void>;
  giveUp(): void;
}

export interface VisitorsOptions {
  readonly origin: string;
  readonly seed: number;
  readonly seconds: number;
  /** Per second on average. */
  readonly rate: number;
  /** Number of the first visitor, so that several groups have nothing in common (0). */
  readonly first?: number;
  /** No visitor comes after it, even within the seconds. */
  readonly until?: AbortSignal;
}

/** Each visitor has a different mail host, so that no worker has it cached. */
export const VISITORS_DOMAIN = '.visitors.example';
const ANSWER_WITHIN_MS = 20_000;
const FIRST_PAUSE_MS = 300;
const LONGEST_PAUSE_MS = 3000;

/**
 * Visitors arrive at random intervals decided by the seed, whether or not earlier ones were answered. Each sends the same request under the
 * same key until it is acknowledged; every twentieth sends it twice at once.
 */
export function sendVisitors({ origin, seed, seconds, rate, first = 0, until }: VisitorsOptions): Visitors {
  const random = createRandom(seed ^ 0x5eed);
  const ended = new AbortController();
  const acknowledged: Acknowledged[] = [];
  const answers: Record<string, number> = {};
  const took: number[] = [];
  const sealedAt: number[] = [];
  let waiting = 0;
  let sent = 0;
  let isArriving = true;

  async function send(index: number): Promise<Acknowledged | 'again' | 'refused'> {
    const { path, body } = requestOf(index);
    const startedAt = performance.now();
    const count = (what: string) => {
      answers[what] = (answers[what] ?? 0) + 1;
    };
    try {
      const response = await fetch(origin + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': `chaos-${seed}-${index}` },
        body: JSON.stringify(body),
        signal: AbortSignal.any([ended.signal, AbortSignal.timeout(ANSWER_WITHIN_MS)]),
      });
      const { status } = response;
      const answer = await response.text();
      count(String(status));
      if (status !== 201 && status !== 202) return status >= 500 || status === 429 ? 'again' : 'refused';
      took.push(performance.now() - startedAt);
      if (status === 202) sealedAt.push(Date.now());
      return { email: body.email, id: (JSON.parse(answer) as { id: string }).id, status };
    } catch {
      count('no answer');
      return 'again';
    }
  }

  async function visit(index: number): Promise<void> {
    waiting += 1;
    for (let wait = FIRST_PAUSE_MS; !ended.signal.aborted; wait = Math.min(wait * 1.5, LONGEST_PAUSE_MS)) {
      const got = await Promise.all(index % 20 === 19 ? [send(index), send(index)] : [send(index)]);
      const [first, second] = got.filter((answer) => answer !== 'again' && answer !== 'refused');
      if (first) acknowledged.push(second && second.id !== first.id ? { ...first, otherId: second.id } : first);
      if (first || got.includes('refused')) break;
      await pause(wait, undefined, { signal: ended.signal }).catch(() => {});
    }
    waiting -= 1;
  }

  async function arrive(): Promise<void> {
    const visits: Promise<void>[] = [];
    const startedAt = performance.now();
    for (let at = 0; at < seconds * 1000 && !ended.signal.aborted && !until?.aborted; at += (-Math.log(1 - random()) / rate) * 1000) {
      await pause(Math.max(0, startedAt + at - performance.now()));
      visits.push(visit(first + sent));
      sent += 1;
    }
    isArriving = false;
    await Promise.all(visits);
  }

  return {
    get sent() {
      return sent;
    },
    acknowledged,
    answers,
    took,
    sealedAt,
    waiting: () => waiting + Number(isArriving),
    allHeard: arrive(),
    giveUp: () => ended.abort(),
  };
}

/** Consultations and contract reviews in turn; every fifth visitor does not agree to be counted. */
function requestOf(index: number) {
  const { consent, firstName, lastName, email: usual, phone, ...answers } = leadBody(index);
  const email = `${usual.split('@')[0]}@household-${index}${VISITORS_DOMAIN}`;
  const contact = { firstName, lastName, email, phone, consent: consent && { ...consent, analytics: index % 5 !== 4 } };
  return index % 2 === 1
    ? { path: '/api/annuity-review-requests', body: { ...contact, insuranceCompany: 'Lakeshore Life' } }
    : { path: '/api/consultation-requests', body: { ...contact, ...answers } };
}
