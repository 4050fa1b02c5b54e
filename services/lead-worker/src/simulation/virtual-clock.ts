import { AsyncLocalStorage } from 'node:async_hooks';

/** A process of the simulation. Its timers and answers wait while it is frozen, and are dropped once it is dead. */
export interface Process {
  readonly name: string;
  isAlive: boolean;
  frozenUntil: number;
  /** Milliseconds by which its own clock is ahead. Its timers run as those of others. */
  readonly ahead?: number;
}

interface Event {
  at: number;
  readonly owner: Process | null;
  readonly run: () => void;
  isCanceled: boolean;
}

export interface VirtualClock {
  /** Milliseconds since the start of the simulation. */
  now(): number;
  /** Runs the work in this many milliseconds, as the process; null for the world outside of all processes. Returns how to cancel it. */
  after(ms: number, owner: Process | null, work: () => void): () => void;
  /** Runs the work as the process, with the simulated timers and `performance.now()`. */
  as<T>(owner: Process, work: () => T): T;
  /** Runs what is due until the time, or until `isOver`, asked after each event. */
  runUntil(end: number, isOver?: () => boolean): Promise<void>;
  /** Lets time pass at once, as if the whole machine had slept. Pending timers keep their remaining time. */
  skip(ms: number): void;
  /** Puts the real timers back. */
  stop(): void;
}

const real = { setTimeout, clearTimeout, setInterval, clearInterval, setImmediate, clearImmediate };

/**
 * A clock that jumps from event to event, and the timers of the processes that live by it. Code outside of a process keeps the real ones.
 * One event runs to its end, with all promises that it resolves, before the next one starts.
 */
export function startVirtualClock(): VirtualClock {
  let now = 0;
  const events: Event[] = [];
  const current = new AsyncLocalStorage<Process>();

  function add(ms: number, owner: Process | null, run: () => void): Event {
    const event = { at: now + Math.max(0, ms), owner, run, isCanceled: false };
    events.push(event);
    return event;
  }

  /** Takes the earliest event, and forgets those that were canceled or whose process is dead. */
  function takeNext(end: number): Event | undefined {
    let first: Event | undefined;
    let kept = 0;
    for (const event of events) {
      if (event.isCanceled || event.owner?.isAlive === false) continue;
      events[kept] = event;
      kept += 1;
      if (event.at <= end && (first === undefined || event.at < first.at)) first = event;
    }
    events.length = kept;
    if (first) events.splice(events.indexOf(first), 1);
    return first;
  }

  function run(event: Event): void {
    const { owner } = event;
    now = Math.max(now, event.at);
    if (owner && owner.frozenUntil > now) {
      event.at = owner.frozenUntil;
      events.push(event);
    } else if (owner) current.run(owner, event.run);
    else event.run();
  }

  const timer =
    (fallback: (...given: never[]) => unknown, isRepeated: boolean) =>
    (work: () => void, ms = 0) => {
      const owner = current.getStore();
      if (!owner) return fallback(...([work, ms] as never[]));
      const handle = { event: add(ms, owner, fire), unref: () => handle, ref: () => handle };
      function fire(): void {
        if (isRepeated) handle.event = add(ms, owner as Process, fire);
        work();
      }
      return handle;
    };
  const canceling = (fallback: (handle: never) => void) => (handle: unknown) => {
    const event = (handle as { readonly event?: Event } | undefined)?.event;
    if (!event) return fallback(handle as never);
    event.isCanceled = true;
  };

  Object.assign(globalThis, {
    setTimeout: timer(real.setTimeout as never, false),
    setInterval: timer(real.setInterval as never, true),
    setImmediate: (work: () => void) => (current.getStore() ? timer(real.setTimeout as never, false)(work) : real.setImmediate(work)),
    clearTimeout: canceling(real.clearTimeout as never),
    clearInterval: canceling(real.clearInterval as never),
  });
  const realNow = performance.now.bind(performance);
  performance.now = () => (current.getStore() ? now : realNow());

  return {
    now: () => now,
    after: (ms, owner, work) => {
      const event = add(ms, owner, work);
      return () => {
        event.isCanceled = true;
      };
    },
    as: (owner, work) => current.run(owner, work),
    runUntil: async (end, isOver = () => false) => {
      for (;;) {
        // One turn of the real event loop: every promise that the last event resolved has run its course.
        await new Promise((resolve) => real.setImmediate(resolve));
        if (isOver()) return;
        const event = takeNext(end);
        if (!event) break;
        run(event);
      }
      now = Math.max(now, end);
    },
    skip: (ms) => {
      now += ms;
      for (const event of events) event.at += ms;
    },
    stop: () => {
      Object.assign(globalThis, real);
      Reflect.deleteProperty(performance, 'now');
    },
  };
}
