import type { EffectJob } from '@annuity-lantern/contracts/jobs';
import {
  type ClaimedEffect,
  claimEffect,
  type EffectResult,
  effectPolicy,
  failEffect,
  finishEffect,
  type Leads,
  renewClaim,
} from '@annuity-lantern/lead-store';
import type { Log } from '@annuity-lantern/service-kit/log';
import type { JobProducer } from '@annuity-lantern/service-kit/queue';
import { within } from '@annuity-lantern/service-kit/within';
import type { Effects } from '../effects/create-effects.ts';
import { EffectRefusal } from '../effects/effect-refusal.ts';
import { insist } from './insist.ts';

export interface RunOptions {
  readonly leads: Leads;
  readonly effects: Effects;
  readonly producer: JobProducer;
  readonly log: Log;
  readonly now: () => Date;
}

/** Longest that an effect acts, in milliseconds; the lease is 8 s and renewed all the while. */
const ACT_BUDGET = 6000;
const RENEW_PAUSE = 2000;

/** Claims the effect, acts, marks it. Does nothing when another worker has it or it is done: any number of jobs may ask for the same. */
export async function runEffect(options: RunOptions, { leadId, effect }: EffectJob): Promise<void> {
  const { leads, now } = options;
  const claim = await claimEffect(leads, leadId, effect, now());
  if (!claim) return;
  const log = options.log.with({ leadId, effect, attempts: claim.attempts });
  const renewals = renewAllTheWhile(leads, claim, now);
  try {
    const act = options.effects[effect](claim.lead, `lead/${leadId}/${effect}`);
    const acted = await within(ACT_BUDGET, act, () => new EffectRefusal('timed_out', { permanent: false, ambiguous: true })).then(
      (result) => ({ result }),
      (error: unknown) => ({ error }),
    );
    if ('error' in acted) await recordFailure(options, claim, acted.error, log);
    else await recordResult(options, claim, acted.result, log);
  } finally {
    await renewals.stop();
  }
}

async function recordResult(options: RunOptions, claim: ClaimedEffect, result: EffectResult, log: Log): Promise<void> {
  const { leads, now } = options;
  const kept = await insist(() => finishEffect(leads, claim, now(), result));
  if (!kept) {
    log.warn('a late result was discarded, another worker has the claim');
    return;
  }
  log.info(result.state === 'done' ? 'effect done' : 'effect skipped');
  dispatchReleased(options, claim);
}

async function recordFailure({ leads, now }: RunOptions, claim: ClaimedEffect, error: unknown, log: Log): Promise<void> {
  const failure =
    error instanceof EffectRefusal ? error : new EffectRefusal('unexpected', { permanent: false, ambiguous: false, cause: error });
  const outcome = await insist(() => failEffect(leads, claim, failure, now()));
  const fields = { errorClass: failure.errorClass, code: failure.code, error: failure.cause };
  if (outcome === 'parked') log.error('effect parked', fields);
  else if (outcome === 'unconfirmed') log.error('effect unconfirmed', fields);
  else log.warn(outcome === 'due' ? 'effect failed and will be tried again' : 'effect failed after its claim was lost', fields);
}

function renewAllTheWhile(leads: Leads, claim: ClaimedEffect, now: () => Date) {
  let running: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    // A renewal that fails costs nothing but the lease: another worker may take over, and this one's result is then discarded.
    running = renewClaim(leads, claim, now()).catch(() => false);
  }, RENEW_PAUSE);
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}

/** Starts what waited for this effect without waiting for the sweep. */
function dispatchReleased({ producer }: RunOptions, { lead, effect }: ClaimedEffect): void {
  for (const name of effectPolicy[effect].releases) {
    producer.enqueue({ v: 1, leadId: lead._id, effect: name }, lead.effects[name].attempts).catch(() => {});
  }
}
