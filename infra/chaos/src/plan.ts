import { type ExpectedEffect, effects, expectedEffects, providers } from '@annuity-lantern/contracts/effects';
import { createRandom } from '@annuity-lantern/harness/rounds';
import type { Numbers } from './options.ts';

export const victims = ['intake', 'worker', 'gateway', 'redis', 'mongodb'] as const;
/** `primary`: of a MongoDB of three members, `redis primary`: of a Redis with replicas. The store then is no victim by itself. */
export type Victim = (typeof victims)[number] | 'primary' | 'redis primary';
export const isStore = (victim: Victim): victim is 'redis' | 'mongodb' => victim === 'redis' || victim === 'mongodb';

/**
 * What a fault waits for. Inserts and answers are the intake's. `claimed`: MongoDB shows the claim. `taken`: a provider has received the
 * whole request, and the worker does not know yet. `answered`: the worker knows, and its commit is in flight.
 */
export type Moment =
  | 'at its time'
  | 'insert sent'
  | 'insert acknowledged'
  | 'answer given'
  | `${ExpectedEffect} ${'taken' | 'answered' | 'claimed'}`;

export interface Fault {
  /** Seconds after the first visitor. */
  readonly at: number;
  readonly victim: Victim;
  /** Of worker or intake. Ignored when the moment decides which. A claim does not tell whose it is: both workers are killed. */
  readonly instance: number;
  readonly how: 'kill' | 'freeze' | 'step down' | 'fill the disk of' | 'demote' | 'roll back';
  readonly moment: Moment;
  /**
   * Length of a freeze, of a store's absence or of a full disk; of a Redis primary behind an address that moves, until it leads to the next
   * one. The supervisor restarts a killed service by itself.
   */
  readonly seconds: number;
}

export interface Plan {
  /** By time. */
  readonly faults: readonly Fault[];
  /** For which visitors come. */
  readonly seconds: number;
}

/** When a kill does most harm. */
export const worstMoments: Readonly<Record<Victim, readonly Moment[]>> = {
  intake: ['insert sent', 'insert acknowledged', 'answer given'],
  worker: ['visitorMail taken', 'analytics taken', 'webhook taken', 'staffMail taken'],
  gateway: ['answer given'],
  primary: [],
  'redis primary': [],
  redis: ['answer given'],
  mongodb: ['insert sent', 'insert acknowledged'],
};

/** Where a killed worker leaves an effect half done: each one that every lead expects. */
export const boundaries: readonly Moment[] = expectedEffects.flatMap((name): Moment[] =>
  providers[effects[name].queue].outside === 'nothing' ? [`${name} claimed`] : [`${name} taken`, `${name} answered`],
);
export const isBoundary = (moment: Moment): boolean => boundaries.includes(moment);
export const isClaim = (moment: Moment): boolean => moment.endsWith(' claimed');

export const isRollback = ({ how }: Fault): boolean => how === 'roll back';

/** Visitors come for so many seconds after the last fault. */
const TAIL = 4;
/** Seconds between the kills of a control. */
const APART = 2.5;
/** Seconds after MongoDB is back, while sealed requests are being restored. */
const WHILE_RESTORING = 2.5;
/** Seconds between kills at boundaries. Two workers take turns, and a supervisor waits longer after each short life. */
const BOUNDARIES_APART = 5;

/** Seconds for which MongoDB is away around a failover of Redis, so that requests are sealed before and after it. */
const AWAY_AROUND_FAILOVER = 25;
/** Seconds between the two. */
const FAILOVER_AFTER = 4;
const FAILOVERS_APART = 40;
/** Sentinels take 14 s until the killed server follows the new primary. */
const TAKEOVERS_APART = 18;
/** Seconds without MongoDB while mails are in flight: three leases. */
const OUTAGE = 25;
const OUTAGES_APART = 45;
/** Seconds without Redis after a rollback, so that only the sweep finds what is due. */
const AWAY_AFTER_ROLLBACK = 6;
const ROLLBACKS_APART = 20;

export type PlanOptions = Omit<Numbers, 'minutes' | 'rate' | 'provider' | 'clocks' | 'within'> & { readonly seconds: number };

/** Faults that belong together, in seconds after the first of them. */
type Round = readonly Fault[];

/** The same options give the same plan. */
export function planFaults(options: PlanOptions): Plan {
  const { seed, seconds, kills, freezes, stepdowns, fills, failovers, takeovers, away } = options;
  const random = createRandom(seed);
  const between = (low: number, high: number) => tenth(low + (high - low) * random());
  const shuffle = <T>(list: readonly T[]): T[] => {
    const left = [...list];
    return list.map(() => left.splice(Math.floor(random() * left.length), 1)[0] as T);
  };

  const moments = new Map(victims.map((victim): [Victim, Moment[]] => [victim, shuffle(worstMoments[victim])]));
  const isAlone = { mongodb: stepdowns === 0, redis: failovers + takeovers === 0 };
  const present = victims.filter((victim) => !isStore(victim) || isAlone[victim]);
  const killOrder = shuffle(present);
  const killed = Array.from({ length: kills }, (_, index) => {
    const victim = killOrder[index % present.length] as Victim;
    return { victim, how: 'kill', moment: moments.get(victim)?.shift() ?? 'at its time' } as const;
  });
  // A worker first: its result after the lease is the point of a freeze.
  const freezeOrder = ['worker' as const, ...shuffle(present.filter((victim) => victim !== 'worker'))];
  const frozen = Array.from({ length: freezes }, (_, index) => {
    const victim = freezeOrder[index % present.length] as Victim;
    return { victim, how: 'freeze', moment: index === 0 ? 'visitorMail taken' : 'at its time' } as const;
  });
  const atItsTime = (count: number, faults: readonly Pick<Fault, 'victim' | 'how'>[]) =>
    Array.from({ length: count }, () => faults.map((fault) => ({ ...fault, moment: 'at its time' as const }))).flat();
  const moved = atItsTime(stepdowns, [
    { victim: 'primary', how: 'step down' },
    { victim: 'primary', how: 'kill' },
  ]);
  const owners = present.filter(isStore).map((victim) => ({ victim, how: 'fill the disk of' as const }));
  const filled = atItsTime(fills, owners).slice(0, fills);

  const wanted = shuffle([...killed, ...frozen, ...moved, ...filled]);
  const slot = (seconds - TAIL) / wanted.length;
  const lengthOf = (victim: Victim, how: Fault['how']) => {
    if (victim === 'primary') return 0;
    if (how === 'fill the disk of') return between(4, 8);
    if (how === 'kill') return isStore(victim) ? between(0.5, Math.min(6, Math.max(1, slot * 0.8))) : 0;
    return victim === 'worker' ? between(9, 12) : between(2, Math.min(7, Math.max(3, slot * 0.8)));
  };
  const faults = wanted.map(({ victim, how, moment }, index): Fault => {
    const at = tenth(1 + slot * (index + 0.6 * random()));
    return { at, victim, instance: random() < 0.5 ? 1 : 2, how, moment, seconds: lengthOf(victim, how) };
  });
  // After all others, so that a seed gives the same plan with them and without.
  const rounds: readonly (readonly [apart: number, rounds: readonly Round[]])[] = [
    [
      BOUNDARIES_APART,
      times(options.boundaries, () => shuffle(boundaries).map((moment) => [strike(0, 'worker', 'kill', { moment })])).flat(),
    ],
    [FAILOVERS_APART, times(failovers, () => shuffle(['demote', 'kill'] as const).map((how) => failover(how, between(1, 5)))).flat()],
    [TAKEOVERS_APART, times(takeovers, () => [strike(0, 'redis primary', 'kill')])],
    [OUTAGES_APART, times(options.outages, outage)],
    [ROLLBACKS_APART, times(options.rollbacks, rollback)],
    [away, away === 0 ? [] : [longAbsence(away)]],
  ];
  let until = seconds;
  for (const [apart, list] of rounds) {
    const wanted = list.map((round) => round.filter(({ victim }) => !isStore(victim) || present.includes(victim)));
    faults.push(...wanted.flatMap((round, index) => round.map((fault) => ({ ...fault, at: tenth(until + index * apart + fault.at) }))));
    if (list.length > 0) until = tenth(until + list.length * apart + TAIL);
  }
  return { faults, seconds: until };
}

const times = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, index) => make(index));

function strike(at: number, victim: Victim, how: Fault['how'], others: Partial<Fault> = {}): Fault {
  return { at, victim, instance: 1, how, moment: 'at its time', seconds: 0, ...others };
}

function failover(how: 'demote' | 'kill', seconds: number): Round {
  return [strike(0, 'mongodb', 'kill', { seconds: AWAY_AROUND_FAILOVER }), strike(FAILOVER_AFTER, 'redis primary', how, { seconds })];
}

function outage(index: number): Round {
  return [strike(0, 'mongodb', 'kill', { seconds: OUTAGE, moment: index % 2 === 0 ? 'visitorMail taken' : 'staffMail taken' })];
}

function rollback(): Round {
  return [strike(0, 'worker', 'roll back'), strike(0, 'redis', 'kill', { seconds: AWAY_AFTER_ROLLBACK })];
}

/** MongoDB is away; every answer given then is for a sealed request. */
function longAbsence(away: number): Round {
  return [
    strike(0, 'mongodb', 'kill', { seconds: away }),
    strike(0.25 * away, 'redis', 'kill', { seconds: 2, moment: 'answer given' }),
    strike(0.45 * away, 'worker', 'kill'),
    strike(0.6 * away, 'intake', 'kill', { moment: 'answer given' }),
    strike(0.75 * away, 'gateway', 'kill'),
    strike(away + WHILE_RESTORING, 'worker', 'kill', { instance: 2 }),
  ];
}

/** The run's kills of this victim, and one at each worst moment that the run did without. */
export function faultsOfControl(victim: Victim, faults: readonly Fault[]): Fault[] {
  const same = faults.filter((fault) => fault.victim === victim && fault.how === 'kill').slice(0, worstMoments[victim].length);
  const left = worstMoments[victim].filter((moment) => !same.some((fault) => fault.moment === moment));
  const others = left.map((moment): Fault => ({ at: 0, victim, instance: 1, how: 'kill', moment, seconds: 0 }));
  return [...same, ...others].map((fault, index) => ({ ...fault, at: 1 + index * APART }));
}

export function faultWords(fault: Fault): string {
  const { at, victim, instance, how, moment, seconds } = fault;
  const isBoth = isClaim(moment) || isRollback(fault);
  const whom = isBoth ? 'both workers' : victim === 'worker' && moment === 'at its time' ? `worker ${instance}` : victim;
  const length = seconds === 0 ? '' : victim === 'redis primary' ? `, its address moves after ${seconds} s` : ` for ${seconds} s`;
  return `${at.toFixed(1).padStart(6)} s  ${how} ${whom}${length}${moment === 'at its time' ? '' : `, at the next "${moment}"`}`;
}

const tenth = (seconds: number): number => Math.round(seconds * 10) / 10;
