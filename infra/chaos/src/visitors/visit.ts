import { setTimeout as pause } from 'node:timers/promises';
import { visitorForm } from './visitor-form.ts';

export interface Acknowledged {
  readonly email: string;
  readonly id: string;
  /** 201: stored; 202: sealed. */
  readonly status: number;
  /** The same key, answered with another lead. */
  readonly otherId?: string;
}

export interface VisitOptions {
  readonly origin: string;
  readonly index: number;
  /** The idempotency key of the form. */
  readonly key: string;
  /** Sends twice at once, as with a double click that slips through. */
  readonly twice: boolean;
  /** Told of each answer: its status, or why there was none. */
  readonly onAnswer: (what: string, ms: number) => void;
  /** Ends the trying. */
  readonly giveUp: AbortSignal;
}

const ANSWER_WITHIN_MS = 20_000;
const FIRST_PAUSE_MS = 300;
const LONGEST_PAUSE_MS = 3000;

/** One visitor who wants to be heard: sends the same request under the same key until it is acknowledged. Undefined when it gave up or was refused. */
export async function visit(options: VisitOptions): Promise<Acknowledged | undefined> {
  const { giveUp } = options;
  for (let wait = FIRST_PAUSE_MS; !giveUp.aborted; wait = Math.min(wait * 1.5, LONGEST_PAUSE_MS)) {
    const sent = [send(options)];
    if (options.twice) sent.push(send(options));
    const answers = await Promise.all(sent);
    const [first, second] = answers.filter((answer) => answer !== 'again' && answer !== 'refused');
    if (first) return second && second.id !== first.id ? { ...first, otherId: second.id } : first;
    if (answers.includes('refused')) return undefined;
    await pause(wait, undefined, { signal: giveUp }).catch(() => {});
  }
  return undefined;
}

async function send({ origin, index, key, onAnswer, giveUp }: VisitOptions): Promise<Acknowledged | 'again' | 'refused'> {
  const { path, body } = visitorForm(index);
  const startedAt = performance.now();
  const told = (what: string) => onAnswer(what, performance.now() - startedAt);
  try {
    const response = await fetch(`${origin}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(body),
      signal: AbortSignal.any([giveUp, AbortSignal.timeout(ANSWER_WITHIN_MS)]),
    });
    const { status } = response;
    if (status !== 201 && status !== 202) {
      await response.arrayBuffer();
      told(String(status));
      return status >= 500 || status === 429 ? 'again' : 'refused';
    }
    const { id } = (await response.json()) as { readonly id: string };
    told(String(status));
    return { email: body.email, id, status };
  } catch {
    told('no answer');
    return 'again';
  }
}
