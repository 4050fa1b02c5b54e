import { effects as definitions, type EffectName, effectNames, providers } from '@annuity-lantern/contracts/effects';
import type { LeadHint } from '@annuity-lantern/contracts/http';
import type { EffectJob } from '@annuity-lantern/contracts/jobs';
import {
  type AnyLeadRecord,
  type ClaimedEffect,
  claimEffects,
  EFFECT_LEASE,
  type Finished,
  failEffect,
  finishEffects,
  type Hold,
  isSuspect,
  type Leads,
  type Moment,
  newHolds,
  SERVER_NOW,
  successorsOf,
  waitedFor,
  withdrawClaim,
} from '@annuity-lantern/lead-store';
import type { Lane, Slot } from '@annuity-lantern/service-kit/lane';
import type { Log } from '@annuity-lantern/service-kit/log';
import type { JobProducer } from '@annuity-lantern/service-kit/queue';
import { withDeadline } from '@annuity-lantern/service-kit/with-deadline';
import type { Effects } from '../effects/create-effects.ts';
import { EffectRefusal } from '../effects/effect-refusal.ts';
import type { PipelineMeasures } from '../metrics/measure-pipeline.ts';
import { type Acted, actUnderLease } from './act-under-lease.ts';
import type { Gate } from './create-gate.ts';
import { keepLease } from './keep-lease.ts';
import type { LeaseRest } from './rest-leases.ts';
import { retryWrite } from './retry-write.ts';

export interface RunOptions {
  readonly leads: Leads;
  readonly effects: Effects;
  readonly producer: Pick<JobProducer, 'enqueue'>;
  /** Notifies open desks. */
  readonly hint: (hint: LeadHint) => void;
  readonly log: Log;
  /** The lane (slots) of the effect's provider. */
  readonly laneOf: (effect: EffectName) => Lane;
  /** Whether the effect waits because its provider is paused. */
  readonly isPaused?: ((effect: EffectName) => boolean) | undefined;
  /** Runs the effects of this worker side by side, or one alone. */
  readonly gate: Gate;
  readonly rest: Pick<LeaseRest, 'expiredBy'>;
  readonly now?: Moment;
  readonly measures?: Pick<PipelineMeasures, 'ended' | 'acted' | 'claimed' | 'withdrawn' | 'repeated'> | undefined;
}

/** A claim of this worker with its slot in the provider's lane. */
interface Held {
  readonly claim: ClaimedEffect;
  /** Releases the slot. */
  readonly slot: Slot;
  /** Earliest end of the lease on this process's own clock, counted from before the claim was sent. */
  readonly leaseEnd: number;
}

/** Milliseconds for which a result waits for others of its lead to share its commit: a slow provider must not delay the rest. */
const JOIN_WAIT = 200;
/** Our own store did not answer in time, so nothing was tried outside. */
const notRead: readonly string[] = providers['lead-persist'].errors;
/** Outcome labels in the metrics, by the state after a failure. */
const endedAs = { due: 'retry', parked: 'parked', unconfirmed: 'unconfirmed', lost: 'discarded' } as const;

/**
 * Runs a job: claims its effect and those that run with it, acts, commits, and continues with the successors that the commit claimed. If
 * another worker has the effect or it is done, it does nothing, so duplicate jobs are harmless. Rejects if the claim failed. The effects of
 * a lead whose worker was lost run one by one, alone in this worker, because the lead may kill its process.
 *
 * @param slot the job's slot in its lane, released once the handler has acted
 * @param onClaimed called once the claim is acknowledged or withdrawn
 */
export async function runEffects(options: RunOptions, job: EffectJob, slot: Slot, onClaimed: () => void = () => {}): Promise<void> {
  const suspects = await options.gate.together(() => runBesideOthers(options, job, slot, onClaimed));
  for (const effect of suspects) {
    await options.gate.alone(`${job.leadId} ${effect}`, (begin) => runAlone(options, { leadId: job.leadId, effect }, begin));
  }
}

/** Returns the effects that must run alone instead. */
async function runBesideOthers(options: RunOptions, job: EffectJob, slot: Slot, onClaimed: () => void): Promise<EffectName[]> {
  const slots = new Map<EffectName, Slot>([[job.effect, slot], ...takeSlots(options, ridersOf(job.effect))]);
  try {
    const leaseEnd = performance.now() + EFFECT_LEASE;
    const { claims, lead } = await claim(options, newHolds(job.leadId, [...slots.keys()]), { alone: false }).finally(onClaimed);
    if (lead && isSuspect(lead))
      return options.rest.expiredBy() ? dueOf(lead, [job.effect, ...running(options, ridersOf(job.effect))]) : [];
    if (lead) dispatchRiders(options, lead, job, slots);
    await runClaims(options, hold(claims, slots, leaseEnd));
    return [];
  } finally {
    for (const unused of slots.values()) unused();
  }
}

/** Takes no slot: for its time alone nothing else runs. That time begins once the claim is answered. */
async function runAlone(options: RunOptions, { leadId, effect }: Omit<EffectJob, 'v'>, begin: () => void): Promise<void> {
  options.log.warn('an effect runs alone, because a worker was lost with its lead', { leadId, effect });
  const leaseEnd = performance.now() + EFFECT_LEASE;
  const { claims } = await claim(options, newHolds(leadId, [effect]), { alone: true });
  begin();
  await runClaims(options, hold(claims, new Map(), leaseEnd));
}

function dueOf({ effects: outbox }: AnyLeadRecord, names: readonly EffectName[]): EffectName[] {
  return names.filter((name) => outbox[name]?.state === 'due');
}

function ridersOf(effect: EffectName): EffectName[] {
  return effectNames.filter((name) => definitions[name].ridesWith === effect);
}

/** The effects whose provider is not paused. */
function running({ isPaused }: RunOptions, names: readonly EffectName[]): readonly EffectName[] {
  return isPaused ? names.filter((name) => !isPaused(name)) : names;
}

/** Takes slots for as many of the effects as have one free. */
function takeSlots(options: RunOptions, names: readonly EffectName[]): [EffectName, Slot][] {
  return running(options, names).flatMap((name): [EffectName, Slot][] => {
    const slot = options.laneOf(name).tryAcquire();
    return slot ? [[name, slot]] : [];
  });
}

/** Assigns slots to the claimed effects, and releases the others that were taken for this purpose. */
function hold(claims: readonly ClaimedEffect[], slots: ReadonlyMap<EffectName, Slot>, leaseEnd: number): Held[] {
  for (const [effect, slot] of slots) if (!claims.some((claim) => claim.effect === effect)) slot();
  return claims.map((claim) => ({ claim, slot: slots.get(claim.effect) ?? (() => {}), leaseEnd }));
}

/**
 * Claims effects of one lead, and reports those that the claim gave up.
 *
 * @throws the store's error, after withdrawing claims that may have been made
 */
async function claim(options: RunOptions, holds: readonly Hold[], { alone }: { readonly alone: boolean }) {
  const { leads, rest, hint, now = SERVER_NOW } = options;
  try {
    const outcome = await claimEffects(leads, holds, now, { alone, expiredBy: rest.expiredBy() });
    const { claims, givenUp, contradiction, lead } = outcome;
    tellClaimed(options, claims);
    const [{ leadId }] = holds as [Hold];
    if (contradiction) {
      const { effect, fault } = contradiction;
      options.log.error('the effects of a lead contradict each other', {
        leadId,
        effect,
        code: fault,
        requestId: lead?.reception.requestId,
      });
    }
    for (const { effect, state } of givenUp) tellGivenUp(options, { leadId, effect, state, requestId: lead?.reception.requestId });
    if (lead && givenUp.length > 0) hint({ id: leadId, kind: lead.kind, what: 'stopped' });
    return outcome;
  } catch (error) {
    await withdraw(options, holds);
    throw error;
  }
}

async function withdraw(options: RunOptions, holds: readonly Hold[]): Promise<void> {
  const { leads, now = SERVER_NOW, measures } = options;
  for (const { effect } of holds) measures?.withdrawn(effect);
  await Promise.all(holds.map((one) => insist(options, one, () => withdrawClaim(leads, one, now))));
}

/** Writes what this worker knows of a claim, as long as it lives. */
function insist<T>(
  { log }: RunOptions,
  { leadId, effect, lead }: Hold & Partial<ClaimedEffect>,
  write: () => Promise<T>,
  onRepeat?: () => void,
): Promise<T> {
  return retryWrite(write, {
    onRepeat,
    onOutage: (error) =>
      log.warn('MongoDB does not take an outcome, it is sent again', { requestId: lead?.reception.requestId, leadId, effect, error }),
  });
}

/** A rider without a slot gets its own job in its provider's queue. */
function dispatchRiders(
  options: RunOptions,
  lead: AnyLeadRecord,
  { leadId, effect }: EffectJob,
  taken: ReadonlyMap<EffectName, Slot>,
): void {
  const due = ridersOf(effect).flatMap((name) => {
    const rider = lead.effects[name];
    return rider?.state === 'due' && !taken.has(name) ? [{ leadId, effect: name, attempts: rider.attempts }] : [];
  });
  dispatch(options, due);
}

/** Enqueues at once. If that fails, the sweep enqueues them. */
function dispatch({ producer, isPaused }: RunOptions, due: Parameters<JobProducer['enqueue']>[0]): void {
  const running = due.filter(({ effect }) => !isPaused?.(effect));
  if (running.length > 0) producer.enqueue(running).catch(() => {});
}

/** Results of effects that may be repeated wait briefly for each other. Every other outcome commits alone and at once. */
async function runClaims(options: RunOptions, held: readonly Held[]): Promise<void> {
  const [joining = [], alone = []] = [true, false].map((mayRepeat) =>
    held.filter(({ claim }) => (definitions[claim.effect].whenUnknown === 'again') === mayRepeat),
  );
  await Promise.all([runTogether(options, joining), ...alone.map((one) => runTogether(options, [one]))]);
}

async function runTogether(options: RunOptions, held: readonly Held[]): Promise<void> {
  const acting = held.map((one) => act(options, one));
  const ready: Acted[] = [];
  const all = Promise.all(acting.map(async (one) => ready.push(await one)));
  if (held.length > 1) await withDeadline(JOIN_WAIT, all, () => new Error('one of the results is late')).catch(() => {});
  else await all;
  const first = [...ready];
  const late = acting.map(async (one) => {
    const acted = await one;
    if (!first.includes(acted)) await conclude(options, [acted]);
  });
  await Promise.all([conclude(options, first), ...late]);
}

function act(options: RunOptions, { claim, slot, leaseEnd }: Held): Promise<Acted> {
  const { leads, effects, now = SERVER_NOW, measures } = options;
  return actUnderLease(
    { leads, act: effects[claim.effect], now, onActed: measures?.acted, onWithdrawn: measures?.withdrawn },
    claim,
    leaseEnd,
  ).finally(slot);
}

async function conclude(options: RunOptions, acted: readonly Acted[]): Promise<void> {
  const next = await record(options, acted).finally(() => {
    for (const { stopRenewing } of acted) stopRenewing();
  });
  if (next.length > 0) await runClaims(options, next);
}

/** Records the outcomes. Returns the claimed successors. */
async function record(options: RunOptions, acted: readonly Acted[]): Promise<readonly Held[]> {
  const results = acted.flatMap(({ claim, result }) => (result ? [{ claim, result }] : []));
  const failures = acted.flatMap(({ claim, error }) => (error === undefined ? [] : [{ claim, error }]));
  const [next] = await Promise.all([
    results.length > 0 ? recordResults(options, results) : [],
    ...failures.map(({ claim, error }) => recordFailure(options, claim, error)),
  ]);
  return next;
}

/** Returns the claimed successors. */
async function recordResults(options: RunOptions, finished: readonly Finished[]): Promise<readonly Held[]> {
  const { measures } = options;
  const { committed, next } = await commit(options, finished);
  if (!committed && finished.length > 1) {
    // One of the claims is lost, but the others still hold.
    return (await Promise.all(finished.map((one) => recordResults(options, [one])))).flat();
  }
  for (const [index, { claim }] of finished.entries()) {
    const state = committed?.states[index];
    const log = logAbout(options, claim);
    measures?.ended(claim.effect, state ? (state === 'due' ? 'again' : state) : 'discarded');
    if (state) log.info(({ done: 'effect done', skipped: 'effect skipped', due: 'effect will be tried again later' } as const)[state]);
    else log.warn('a late result was discarded, its claim is no longer held');
  }
  if (committed) hintOfResults(options, finished);
  dispatch(options, committed?.released ?? []);
  return next;
}

/** Only for what lists show to staff: a completed record, or a checked contact. */
function hintOfResults({ hint }: RunOptions, finished: readonly Finished[]): void {
  const shown = finished.find(({ result }) => 'completion' in result || 'contact' in result);
  if (shown) hint({ id: shown.claim.leadId, kind: shown.claim.lead.kind, what: 'changed' });
}

/**
 * Commits results and claims the successors that have a slot. Without an answer, it repeats the commit without successors and withdraws
 * their possible claims: an effect acts only after its claim was acknowledged. Until then it keeps their leases, because an expired claim
 * looks like a lost worker.
 */
async function commit(options: RunOptions, finished: readonly Finished[]) {
  const { leads, now = SERVER_NOW, measures } = options;
  const [{ claim }] = finished as [Finished];
  const ended = finished.map((one) => one.claim.effect);
  const slots = new Map(takeSlots(options, successorsOf(ended, claim.lead)));
  const holds = newHolds(claim.leadId, [...slots.keys()]);
  const leaseEnd = performance.now() + EFFECT_LEASE;
  try {
    const committed = await finishEffects(leads, finished, now, holds);
    tellClaimed(options, committed?.claims ?? []);
    return { committed, next: hold(committed?.claims ?? [], slots, leaseEnd) };
  } catch {
    for (const effect of ended) measures?.repeated(effect);
    for (const slot of slots.values()) slot();
    const leases = holds.map((one) => keepLease(leads, one, now, { atOnce: true }));
    try {
      const committed = await insist(options, claim, () => finishEffects(leads, finished, now));
      await withdraw(options, holds);
      return { committed, next: [] };
    } finally {
      for (const lease of leases) void lease.stop();
    }
  }
}

async function recordFailure(options: RunOptions, claim: ClaimedEffect, error: unknown): Promise<void> {
  const { leads, now = SERVER_NOW, measures } = options;
  // After an unexpected error the outcome is unknown.
  const failure =
    error instanceof EffectRefusal ? error : new EffectRefusal('unexpected', { permanent: false, ambiguous: true, cause: error });
  const { errorClass, permanent, ambiguous, code, retryAfter } = failure;
  const uncounted = notRead.includes(errorClass) || (options.isPaused?.(claim.effect) ?? false);
  const failed = { errorClass, permanent, ambiguous, code, retryAfter, uncounted };
  const outcome = await insist(
    options,
    claim,
    () => failEffect(leads, claim, failed, now),
    () => measures?.repeated(claim.effect),
  );
  measures?.ended(claim.effect, endedAs[outcome]);
  if (outcome === 'parked' || outcome === 'unconfirmed') options.hint({ id: claim.leadId, kind: claim.lead.kind, what: 'stopped' });
  const log = logAbout(options, claim);
  const fields = { errorClass, code, error: failure.cause };
  if (outcome === 'parked') log.error('effect parked', fields);
  else if (outcome === 'unconfirmed') log.error('effect unconfirmed', fields);
  else log.warn(outcome === 'due' ? 'effect failed and will be tried again' : 'effect failed after its claim was lost', fields);
}

function tellClaimed({ measures }: RunOptions, claims: readonly ClaimedEffect[]): void {
  for (const claim of claims) measures?.claimed(claim.effect, waitedFor(claim));
}

function logAbout({ log }: RunOptions, { leadId, effect, attempts, lead }: ClaimedEffect): Log {
  return log.with({ requestId: lead.reception.requestId, leadId, effect, attempts });
}

interface GivenUp extends Omit<EffectJob, 'v'> {
  readonly state: 'parked' | 'unconfirmed';
  readonly requestId: string | undefined;
}

function tellGivenUp({ log, measures }: RunOptions, { leadId, effect, state, requestId }: GivenUp): void {
  measures?.ended(effect, state);
  log.error(state === 'parked' ? 'effect parked by a claim' : 'effect unconfirmed, its worker was lost', { requestId, leadId, effect });
}
