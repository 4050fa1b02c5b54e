import { setTimeout as pause } from 'node:timers/promises';
import { seededDice } from '../plan/seeded-dice.ts';
import { type Acknowledged, visit } from './visit.ts';

export interface VisitorsOptions {
  readonly origin: string;
  readonly seed: number;
  readonly seconds: number;
  /** Visitors a second, on average. */
  readonly rate: number;
}

export interface Visitors {
  readonly sent: number;
  readonly acknowledged: readonly Acknowledged[];
  /** How often each status came, and `no answer`. */
  readonly answers: Readonly<Record<string, number>>;
  /** Milliseconds from sending to an acknowledgement, of each. */
  readonly took: readonly number[];
  /** Still trying. */
  waiting(): number;
  /** Resolves when nobody tries any longer. */
  readonly allHeard: Promise<void>;
  giveUp(): void;
}

/** Visitors come whether or not anybody is answered, at random intervals that are the same for the same seed. */
export function sendVisitors({ origin, seed, seconds, rate }: VisitorsOptions): Visitors {
  const dice = seededDice(seed ^ 0x5eed);
  const giveUp = new AbortController();
  const acknowledged: Acknowledged[] = [];
  const answers: Record<string, number> = {};
  const took: number[] = [];
  const visits: Promise<void>[] = [];
  let waiting = 0;
  let sent = 0;

  const onAnswer = (what: string, ms: number) => {
    answers[what] = (answers[what] ?? 0) + 1;
    if (what === '201' || what === '202') took.push(ms);
  };
  const come = async (index: number) => {
    waiting += 1;
    const key = `chaos-${seed}-${index}`;
    const heard = await visit({ origin, index, key, twice: index % 20 === 19, onAnswer, giveUp: giveUp.signal });
    if (heard) acknowledged.push(heard);
    waiting -= 1;
  };
  const arrivals = async () => {
    const startedAt = performance.now();
    for (let at = 0; at < seconds * 1000 && !giveUp.signal.aborted; at += (-Math.log(1 - dice.fraction()) / rate) * 1000) {
      await pause(Math.max(0, startedAt + at - performance.now()));
      visits.push(come(sent));
      sent += 1;
    }
    await Promise.all(visits);
  };
  return {
    get sent() {
      return sent;
    },
    acknowledged,
    answers,
    took,
    waiting: () => waiting,
    allHeard: arrivals(),
    giveUp: () => giveUp.abort(),
  };
}
