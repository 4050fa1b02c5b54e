import type { Moment } from './plan.ts';

/** Called at the moment, with the instance it happened to. Returns true when the message must not arrive. */
type Strike = (instance?: number) => boolean;

interface Aim {
  readonly moment: Moment;
  readonly strike: Strike;
  readonly isReady: () => boolean;
}

/** Faults wait here for their moment; gates and sinks report each moment here. */
export class Aims {
  readonly #armed = new Set<Aim>();

  /** Returns what disarms it. */
  arm(aim: Aim): () => void {
    this.#armed.add(aim);
    return () => this.#armed.delete(aim);
  }

  awaits(moment: Moment): boolean {
    return [...this.#armed].some((armed) => armed.moment === moment && armed.isReady());
  }

  /** Returns true when the message must not arrive. */
  reached(moment: Moment, instance?: number): boolean {
    const aim = [...this.#armed].find((armed) => armed.moment === moment && armed.isReady());
    if (!aim) return false;
    this.#armed.delete(aim);
    return aim.strike(instance);
  }
}
