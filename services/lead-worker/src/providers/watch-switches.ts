import {
  type EffectError,
  type EffectName,
  effectNames,
  effects,
  isSwitched,
  providers,
  type QueueName,
  type SwitchedQueue,
  switchedQueues,
} from '@annuity-lantern/contracts/effects';
import { PAUSED_ITSELF } from '@annuity-lantern/contracts/http';
import type { ProviderSwitches } from '@annuity-lantern/lead-store';
import type { Log } from '@annuity-lantern/service-kit/log';
import type { ActEffect, Effects } from '../effects/create-effects.ts';
import { EffectRefusal } from '../effects/effect-refusal.ts';

/** What this worker knows of the switches, and what it tells them. */
export interface SwitchWatch {
  /** Whether the effect waits because its provider is paused. Also true until the switches were read once. */
  isPaused(effect: EffectName): boolean;
  isQueuePaused(queue: SwitchedQueue): boolean;
  /** Whether the switches were read once. */
  isKnown(): boolean;
  /** The same handlers. Their attempts count for the next look. */
  watch(handlers: Effects): Effects;
  /**
   * Records the attempts since the last look, and reads the switches. Rejects if MongoDB is away.
   *
   * @param now MongoDB's clock
   * @returns the effects of each provider that paused itself and that this worker shall try once now
   */
  look(now: Date): Promise<readonly (readonly EffectName[])[]>;
}

interface Attempts {
  readonly worked: number;
  readonly failed: number;
  readonly errorClass: string;
}

/** Faults of one request, which say nothing about the mail host. */
const ofOneRequest = ['recipient_unusable', 'sender_limit'] as const satisfies readonly EffectError[];

export function watchSwitches(switches: ProviderSwitches, log: Log): SwitchWatch {
  const attempts = new Map<SwitchedQueue, Attempts>();
  let paused: ReadonlySet<QueueName> = new Set(switchedQueues);
  let known = false;

  function count(effect: EffectName, outcome: 'worked' | 'failed', errorClass = ''): void {
    const { queue, neverPaused } = effects[effect];
    if (neverPaused || !isSwitched(queue)) return;
    const before = attempts.get(queue) ?? { worked: 0, failed: 0, errorClass };
    attempts.set(queue, { ...before, errorClass: errorClass || before.errorClass, [outcome]: before[outcome] + 1 });
  }

  const watched =
    (effect: EffectName, act: ActEffect): ActEffect =>
    async (...given) => {
      try {
        const result = await act(...given);
        // A synthetic request asks no provider, so it says nothing about one.
        if (result.state === 'done' && !given[0].synthetic) count(effect, 'worked');
        return result;
      } catch (error) {
        if (error instanceof EffectRefusal && isOfProvider(effect, error.errorClass)) count(effect, 'failed', error.errorClass);
        throw error;
      }
    };

  async function tell(queue: SwitchedQueue, { worked, failed, errorClass }: Attempts, isFailing: boolean): Promise<void> {
    if (worked > 0) {
      if (isFailing && (await switches.worked(queue))) log.info('a provider works again and was resumed', { queue });
    } else if (await switches.failed(queue, failed, errorClass)) {
      log.error('a provider failed for an hour and was paused', { queue, errorClass });
    }
  }

  function see(now: ReadonlySet<SwitchedQueue>): void {
    for (const queue of switchedQueues) {
      if (now.has(queue) && !(known && paused.has(queue))) log.warn('a provider is paused, its effects wait', { queue });
      if (known && paused.has(queue) && !now.has(queue)) log.info('a provider is paused no longer', { queue });
    }
    paused = now;
    known = true;
  }

  return {
    isPaused: (effect) => paused.has(effects[effect].queue) && !effects[effect].neverPaused,
    isQueuePaused: (queue) => paused.has(queue),
    isKnown: () => known,
    watch: (handlers) => Object.fromEntries(effectNames.map((name) => [name, watched(name, handlers[name])])) as Effects,
    look: async (now) => {
      let states = await switches.read();
      const told = [...attempts];
      attempts.clear();
      for (const [queue, tried] of told)
        await tell(
          queue,
          tried,
          states.some(({ _id }) => _id === queue),
        );
      if (told.length > 0) states = await switches.read();
      const stopped = states.filter((state) => state.paused);
      see(new Set(stopped.map(({ _id }) => _id)));
      const toTry = stopped.filter(({ paused: pause }) => pause?.by === PAUSED_ITSELF && pause.tryAt && pause.tryAt <= now);
      const claimed = await Promise.all(toTry.map(async ({ _id }) => ((await switches.claimTry(_id)) ? [_id] : [])));
      return claimed.flat().map((queue) => effectNames.filter((name) => effects[name].queue === queue && !effects[name].neverPaused));
    },
  };
}

function isOfProvider(effect: EffectName, errorClass: EffectError): boolean {
  if (errorClass === 'timed_out') return true;
  const own: readonly string[] = providers[effects[effect].queue].errors;
  return own.includes(errorClass) && !ofOneRequest.some((one) => one === errorClass);
}
