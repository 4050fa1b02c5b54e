import { effects as definitions, type EffectName, type QueueName } from '@annuity-lantern/contracts/effects';
import { EffectRefusal } from '../effects/effect-refusal.ts';
import { delay } from './simulated-ledger.ts';
import type { Process, VirtualClock } from './virtual-clock.ts';

export type ProviderFault = 'refuses' | 'silent' | 'slow';

/** Something that arrived outside. */
export interface Received {
  readonly leadId: string;
  readonly effect: EffectName;
  /** The idempotency key. */
  readonly key: string;
  /** Whom the lead had as owner. */
  readonly owner: string | undefined;
  /** Of the lead that its handler was given. */
  readonly bodyHmac: string;
  /** When MongoDB made the claim. */
  readonly claimedAt: number;
  /** When its handler started. */
  readonly startedAt: number;
  readonly at: number;
  readonly content: unknown;
}

export interface SimulatedProviders {
  readonly faults: Map<QueueName, ProviderFault>;
  /** Those that a manager paused. */
  readonly paused: Set<QueueName>;
  readonly received: readonly Received[];
  /** Sends to the effect's provider as a real client does. Rejects with EffectRefusal. */
  reach(process: Process, sent: Omit<Received, 'at'>): Promise<void>;
}

/** In milliseconds. Below the handler's 6 s, like those of the real clients. */
const TIME_LIMIT = 5000;
const SLOWEST = 7000;
/** Some answers take this long even without a fault, so that most faults meet an effect under way. */
const SLOW = 4500;
const SLOW_ANSWERS = 0.25;

export function createSimulatedProviders(clock: VirtualClock, random: () => number): SimulatedProviders {
  const faults = new Map<QueueName, ProviderFault>();
  const paused = new Set<QueueName>();
  const received: Received[] = [];

  function reach(process: Process, sent: Omit<Received, 'at'>): Promise<void> {
    const fault = faults.get(definitions[sent.effect].queue);
    return new Promise((resolve, reject) => {
      const refuse = (ambiguous: boolean) =>
        reject(new EffectRefusal(ambiguous ? 'timed_out' : 'unexpected', { permanent: false, ambiguous }));
      const cancelLimit = clock.after(TIME_LIMIT, process, () => refuse(true));
      const answer = (ms: number, settle: () => void) =>
        clock.after(ms, process, () => {
          cancelLimit();
          settle();
        });
      clock.after(delay(random), null, () => {
        if (fault === 'refuses') return answer(delay(random), () => refuse(false));
        received.push({ ...sent, at: clock.now() });
        if (fault !== 'silent') answer(answerTime(fault), resolve);
      });
    });
  }

  function answerTime(fault: ProviderFault | undefined): number {
    if (fault === 'slow') return SLOWEST * random();
    return random() < SLOW_ANSWERS ? SLOW * random() : delay(random);
  }

  return { faults, paused, received, reach };
}
