import { type Fault, isStore, type Moment, type Victim, victims } from './fault.ts';
import { type Dice, seededDice } from './seeded-dice.ts';

export interface PlanOptions {
  readonly seed: number;
  /** Over which the faults are spread. */
  readonly seconds: number;
  /** Each victim gets a fifth of them. */
  readonly kills: number;
  readonly freezes: number;
  /** Seconds for which MongoDB is away afterwards, with further kills meanwhile; 0 for not at all. */
  readonly away: number;
}

export interface Plan {
  /** By time. */
  readonly faults: readonly Fault[];
  /** Seconds for which visitors come. */
  readonly seconds: number;
}

/** What makes a death of each as bad as it can be. */
export const uglyMoments: Readonly<Record<Victim, readonly Moment[]>> = {
  intake: ['insert sent', 'insert acknowledged', 'answer given'],
  worker: ['visitor mail taken', 'conversion taken', 'webhook taken', 'staff mail taken'],
  gateway: ['answer given'],
  redis: ['answer given'],
  mongodb: ['insert sent', 'insert acknowledged'],
};
/** Visitors still come for so many seconds after the last fault's time. */
const TAIL = 4;
/** While MongoDB is away: who dies too, and after which share of that time. Every answer given then is one of a sealed request. */
const whileAway = [
  { victim: 'redis', share: 0.25, moment: 'answer given' },
  { victim: 'worker', share: 0.45, moment: 'at its time' },
  { victim: 'intake', share: 0.6, moment: 'answer given' },
  { victim: 'gateway', share: 0.75, moment: 'at its time' },
] as const satisfies (Pick<Fault, 'victim' | 'moment'> & { share: number })[];
/** Seconds after MongoDB is started again: sealed requests are then being restored. */
const WHILE_RESTORING = 2.5;

/** Which faults fall when: the same for the same options. */
export function planFaults({ seed, seconds, kills, freezes, away }: PlanOptions): Plan {
  const dice = seededDice(seed);
  const wanted = dice.shuffle([...killsOf(kills, dice), ...freezesOf(freezes, dice)]);
  const slot = (seconds - TAIL) / wanted.length;
  const spread = wanted.map(({ victim, how, moment }, index): Fault => {
    const at = 1 + slot * (index + 0.6 * dice.fraction());
    return { at: tenth(at), victim, worker: dice.fraction() < 0.5 ? 1 : 2, how, moment, seconds: lengthOf(victim, how, slot, dice) };
  });
  if (away === 0) return { faults: spread, seconds };
  return { faults: [...spread, ...longAbsence(seconds, away)], seconds: seconds + away + TAIL };
}

type What = Pick<Fault, 'victim' | 'how' | 'moment'>;

function killsOf(count: number, dice: Dice): What[] {
  const order = dice.shuffle(victims);
  const ugly = new Map(victims.map((victim) => [victim, dice.shuffle(uglyMoments[victim])]));
  return Array.from({ length: count }, (_, index) => {
    const victim = order[index % order.length] as Victim;
    return { victim, how: 'kill', moment: ugly.get(victim)?.shift() ?? 'at its time' };
  });
}

function freezesOf(count: number, dice: Dice): What[] {
  // First the worker: a result that comes after the lease is what freezes are about.
  const order: Victim[] = ['worker', ...dice.shuffle(victims.filter((victim) => victim !== 'worker'))];
  return Array.from({ length: count }, (_, index) => {
    const victim = order[index % order.length] as Victim;
    return { victim, how: 'freeze', moment: index === 0 ? 'visitor mail taken' : 'at its time' };
  });
}

/** A worker is frozen for longer than its lease, a store for longer than anybody waits for it; of short runs, for as long as there is time. */
function lengthOf(victim: Victim, how: Fault['how'], slot: number, dice: Dice): number {
  if (how === 'kill') return isStore(victim) ? dice.between(0.5, Math.min(6, Math.max(1, slot * 0.8))) : 0;
  if (victim === 'worker') return dice.between(9, 12);
  return dice.between(2, Math.min(7, Math.max(3, slot * 0.8)));
}

function longAbsence(from: number, away: number): Fault[] {
  const kill = { how: 'kill', moment: 'at its time', worker: 1 } as const;
  const meanwhile = whileAway.map(
    ({ victim, share, moment }): Fault => ({
      ...kill,
      at: tenth(from + share * away),
      victim,
      moment,
      seconds: victim === 'redis' ? 2 : 0,
    }),
  );
  const mongodb: Fault = { ...kill, at: from, victim: 'mongodb', seconds: away };
  return [mongodb, ...meanwhile, { ...kill, at: from + away + WHILE_RESTORING, victim: 'worker', worker: 2, seconds: 0 }];
}

const tenth = (seconds: number): number => Math.round(seconds * 10) / 10;
