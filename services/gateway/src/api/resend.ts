import { setTimeout as pause } from 'node:timers/promises';
import { AppError } from '@annuity-lantern/service-kit/errors';
import type { CountOf } from '@annuity-lantern/service-kit/heartbeat';
import { createLane } from '@annuity-lantern/service-kit/lane';
import type { Log } from '@annuity-lantern/service-kit/log';
import { lowRateWarning } from '@annuity-lantern/service-kit/low-rate-warning';
import type { Metrics } from '@annuity-lantern/service-kit/metrics';

export interface ResendLimits {
  /** Milliseconds after the first try within which a retry may begin. */
  readonly patience: number;
  /** Most posts that wait for a retry, each with its body of up to 16 KB. */
  readonly mostHeld: number;
  /** Most retries in flight: all held posts at once would overload an intake that has just started. */
  readonly mostAtOnce: number;
}

/**
 * Returns the first answer that a try gets. No try begins after the client has disconnected.
 *
 * @throws AppError `store_unavailable` (503) with the seconds to wait; the last try's error if the client has disconnected
 */
export type Resend = <Answer>(send: () => Promise<Answer>, hasGone: () => boolean) => Promise<Answer>;

/** A restart of the only intake takes a few seconds; the browser waits 20 s. */
const LIMITS: ResendLimits = { patience: 10_000, mostHeld: 256, mostAtOnce: 32 };
/** In milliseconds; random, so that the posts held through a restart do not all come in the same moment. */
const PAUSE = { shortest: 100, longest: 500 };
/** In seconds. */
const RETRY_AFTER = 5;

const GIVEN_UP = 'lantern_lead_posts_given_up_total';

/** For the heartbeat: lead posts that no intake answered. */
export const givenUpCount: CountOf = { metric: GIVEN_UP, names: () => ['givenUp'] };

/** Sends lead posts again while no intake answers. */
export function createResend(log: Log, metrics?: Metrics, { patience, mostHeld, mostAtOnce }: ResendLimits = LIMITS): Resend {
  const lane = createLane(mostAtOnce);
  let held = 0;
  const warn = lowRateWarning(log.warn);
  const resent = metrics?.counter({
    name: 'lantern_lead_posts_resent_total',
    help: 'Lead posts that were sent to an intake again',
    labels: {},
  });
  const givenUp = metrics?.counter({
    name: GIVEN_UP,
    help: 'Lead posts that were answered 503 because no intake answered, by reason',
    labels: { reason: ['late', 'full'] },
  });
  metrics?.gauge({ name: 'lantern_lead_posts_held', help: 'Lead posts that wait for an intake', labels: {} }, () => [
    { labels: {}, value: held },
  ]);

  return async (send, hasGone) => {
    const lastStart = performance.now() + patience;
    try {
      return await send();
    } catch (error) {
      if (hasGone()) throw error;
      warn('no intake answered a lead post, which is held', { error });
      if (held >= mostHeld) throw giveUp('full', error);
      held += 1;
      try {
        return await repeat(send, hasGone, { lastStart, error });
      } finally {
        held -= 1;
      }
    }
  };

  async function repeat<Answer>(send: () => Promise<Answer>, hasGone: () => boolean, first: FailedTry): Promise<Answer> {
    for (let { error } = first; ; ) {
      const wait = PAUSE.shortest + Math.random() * (PAUSE.longest - PAUSE.shortest);
      if (performance.now() + wait > first.lastStart) throw giveUp('late', error);
      await pause(wait);
      if (hasGone()) throw error;
      const slot = lane.tryAcquire();
      if (!slot) continue;
      resent?.({});
      try {
        return await send();
      } catch (failure) {
        error = failure;
      } finally {
        slot();
      }
    }
  }

  function giveUp(reason: 'late' | 'full', cause: unknown): AppError {
    givenUp?.({ reason });
    return noAnswer(cause);
  }
}

interface FailedTry {
  readonly error: unknown;
  /** When the last retry may begin, on the process's monotonic clock. */
  readonly lastStart: number;
}

/** The form keeps what was typed, and sends the same key again. */
export function noAnswer(cause: unknown): AppError {
  return new AppError('store_unavailable', { message: 'no intake answered the lead post', cause, retryAfter: RETRY_AFTER });
}
