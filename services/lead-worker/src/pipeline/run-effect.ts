import { randomUUID } from 'node:crypto';
import type { EffectJob } from '@annuity-lantern/contracts/jobs';
import {
  type ClaimedEffect,
  type ClaimOutcome,
  claimEffect,
  type DueEffect,
  type EffectResult,
  failEffect,
  finishEffect,
  type Leads,
  renewClaim,
  withdrawClaim,
} from '@annuity-lantern/lead-store';
import type { Log } from '@annuity-lantern/service-kit/log';
import type { JobProducer } from '@annuity-lantern/service-kit/queue';
import { repeat } from '@annuity-lantern/service-kit/repeat';
import { within } from '@annuity-lantern/service-kit/within';
import type { Effects } from '../effects/create-effects.ts';
import { EffectRefusal } from '../effects/effect-refusal.ts';
import type { PipelineMeasures } from '../metrics/measure-pipeline.ts';
import { insist } from './insist.ts';

export interface RunOptions {
  readonly leads: Leads;
  readonly effects: Effects;
  readonly producer: JobProducer;
  readonly log: Log;
  readonly now: () => Date;
  readonly measures?: Pick<PipelineMeasures, 'ended' | 'acted'> | undefined;
}

/** Time limit of a handler, in milliseconds. The lease is 8 s and is renewed meanwhile. */
const ACT_BUDGET = 6000;
const RENEW_PAUSE = 2000;
/** Outcomes in the metrics, by the state after a failure. */
const endedAs = { due: 'retry', parked: 'parked', unconfirmed: 'unconfirmed', lost: 'discarded' } as const;

/** Claims the effect, runs its handler and commits the result. Does nothing if another worker has it or it is done, so duplicate jobs are harmless. */
export async function runEffect(options: RunOptions, job: EffectJob): Promise<void> {
  const asked = await claim(options, job);
  if (asked.outcome === 'claimed') return actAndMark(options, asked.claim);
  if (asked.outcome !== 'none') options.measures?.ended(job.effect, asked.outcome);
  const fields = { leadId: job.leadId, effect: job.effect };
  if (asked.outcome === 'parked') options.log.error('effect parked after its last attempt', fields);
  if (asked.outcome === 'unconfirmed') options.log.error('effect unconfirmed, its worker was lost', fields);
}

/** @throws the store's error, after withdrawing the claim that may have been made */
async function claim({ leads, now }: RunOptions, { leadId, effect }: EffectJob): Promise<ClaimOutcome> {
  const token = randomUUID();
  try {
    return await claimEffect(leads, leadId, effect, now(), token);
  } catch (error) {
    await insist(() => withdrawClaim(leads, { leadId, effect, token }, now()));
    throw error;
  }
}

async function actAndMark(options: RunOptions, claim: ClaimedEffect): Promise<void> {
  const { leads, now } = options;
  const { leadId, effect, attempts } = claim;
  const log = options.log.with({ leadId, effect, attempts });
  // If renewals fail, the lease ends: another worker may take over, and this one's result is then discarded.
  const renewals = repeat({ every: RENEW_PAUSE, work: () => renewClaim(leads, claim, now()), onError: () => {} });
  try {
    const started = performance.now();
    const act = async () => options.effects[effect](claim.lead, `lead/${leadId}/${effect}`);
    const acted = await within(ACT_BUDGET, act(), () => new EffectRefusal('timed_out', { permanent: false, ambiguous: true })).then(
      (result) => ({ result }),
      (error: unknown) => ({ error }),
    );
    options.measures?.acted(effect, performance.now() - started);
    if ('error' in acted) await recordFailure(options, claim, acted.error, log);
    else await recordResult(options, claim, acted.result, log);
  } finally {
    await renewals.stop();
  }
}

async function recordResult(options: RunOptions, claim: ClaimedEffect, result: EffectResult, log: Log): Promise<void> {
  const { leads, now, measures } = options;
  const { effect } = claim;
  const finished = await insist(() => finishEffect(leads, claim, now(), result));
  if (!finished) {
    measures?.ended(effect, 'discarded');
    log.warn('a late result was discarded, its claim is no longer held');
    return;
  }
  measures?.ended(effect, finished.state === 'due' ? 'again' : finished.state);
  log.info(({ done: 'effect done', skipped: 'effect skipped', due: 'effect will be tried again later' } as const)[finished.state]);
  dispatchReleased(options, finished.released);
}

async function recordFailure({ leads, now, measures }: RunOptions, claim: ClaimedEffect, error: unknown, log: Log): Promise<void> {
  // After an unexpected error the outcome is unknown.
  const failure =
    error instanceof EffectRefusal ? error : new EffectRefusal('unexpected', { permanent: false, ambiguous: true, cause: error });
  const outcome = await insist(() => failEffect(leads, claim, failure, now()));
  measures?.ended(claim.effect, endedAs[outcome]);
  const fields = { errorClass: failure.errorClass, code: failure.code, error: failure.cause };
  if (outcome === 'parked') log.error('effect parked', fields);
  else if (outcome === 'unconfirmed') log.error('effect unconfirmed', fields);
  else log.warn(outcome === 'due' ? 'effect failed and will be tried again' : 'effect failed after its claim was lost', fields);
}

/** Enqueues at once what waited for this effect. If that fails, the sweep does it. */
function dispatchReleased({ producer }: RunOptions, released: readonly DueEffect[]): void {
  producer.enqueue(released).catch(() => {});
}
