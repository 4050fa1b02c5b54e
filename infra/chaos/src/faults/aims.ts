import type { Moment } from '../plan/fault.ts';

/** Called at the moment, with the worker it happened to; true when what was on its way must not arrive. */
type Strike = (worker?: number) => boolean;

interface Aim {
  readonly moment: Moment;
  readonly strike: Strike;
  readonly isReady: () => boolean;
}

/** Where faults wait for their moment, and where those who see a moment come tell of it. */
export class Aims {
  readonly #armed: Aim[] = [];

  /** Strikes once, at the next such moment at which it is ready; the function given back calls it off. */
  arm(moment: Moment, strike: Strike, isReady: () => boolean): () => void {
    const aim = { moment, strike, isReady };
    this.#armed.push(aim);
    return () => this.#drop(aim);
  }

  /** The moment has come. True when what was on its way must not arrive. */
  reached(moment: Moment, worker?: number): boolean {
    const aim = this.#armed.find((armed) => armed.moment === moment && armed.isReady());
    if (!aim) return false;
    this.#drop(aim);
    return aim.strike(worker);
  }

  #drop(aim: Aim): void {
    const at = this.#armed.indexOf(aim);
    if (at >= 0) this.#armed.splice(at, 1);
  }
}
