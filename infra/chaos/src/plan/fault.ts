export const victims = ['intake', 'worker', 'gateway', 'redis', 'mongodb'] as const;
export type Victim = (typeof victims)[number];

/**
 * When a fault falls: at its time, or the next time that something happens which makes the moment an ugly one. Inserts and answers are those of the
 * intake; `taken` means that a provider has all of it and the worker has not been told yet.
 */
export type Moment =
  | 'at its time'
  | 'insert sent'
  | 'insert acknowledged'
  | 'answer given'
  | 'staff mail taken'
  | 'visitor mail taken'
  | 'webhook taken'
  | 'conversion taken';

export interface Fault {
  /** Seconds after the first visitor. */
  readonly at: number;
  readonly victim: Victim;
  /** Which of the workers, unless the moment says it. */
  readonly worker: 1 | 2;
  readonly how: 'kill' | 'freeze';
  readonly moment: Moment;
  /** How long it is frozen, or a store is away. A service that was killed comes back when its supervisor brings it back. */
  readonly seconds: number;
}

export const isStore = (victim: Victim): victim is 'redis' | 'mongodb' => victim === 'redis' || victim === 'mongodb';
