import { BEATS_KEPT, type ProcessKind, processCounters } from '@annuity-lantern/contracts/heartbeats';
import { healthLimits } from '@annuity-lantern/contracts/http';
import type { Heartbeat, HourOfHeartbeats } from '@annuity-lantern/service-kit/heartbeats';

type Counts = Readonly<Record<string, number>>;

export interface HourOfProcess {
  readonly kind: ProcessKind;
  /** Processes with a recent heartbeat that have not stopped. */
  readonly alive: number;
  /** By the clock of Redis, in milliseconds since 1970, like all times here. */
  readonly lastSeen?: number;
  /** The last heartbeats of lost processes, oldest first. A process is lost if its heartbeats end and it did not say that it stops. */
  readonly losses: readonly number[];
  /** When the processes that are alive started. */
  readonly starts: readonly number[];
  /** What all processes of the kind counted within the hour. */
  readonly counts: Counts;
  /** Like `counts`, from this moment on. */
  countsSince(at: number): Counts;
  /** One entry for each minute with a heartbeat, oldest first. */
  readonly minutes: readonly { readonly at: number; readonly alive: number; readonly counts: Counts }[];
}

/** What one process counted between two of its heartbeats. */
interface Step {
  readonly at: number;
  readonly id: string;
  readonly counts: Counts;
}

const MINUTE = 60_000;

/** The last hour of all processes of one kind. */
export function hourOfProcess(kind: ProcessKind, { now, beats }: HourOfHeartbeats): HourOfProcess {
  const byId = Map.groupBy(
    beats.filter((beat) => beat.kind === kind),
    ({ id }) => id,
  );
  const processes = [...byId.values()];
  const lasts = processes.flatMap((own) => own.at(-1) ?? []);
  const isQuiet = ({ at }: Heartbeat) => now - at > healthLimits.processAlive;
  const alive = lasts.filter((last) => !last.ended && !isQuiet(last));
  const lost = lasts.filter((last) => !last.ended && isQuiet(last)).map(({ at }) => at);
  const steps = processes.flatMap((own) => stepsOf(own, now - BEATS_KEPT));
  const named: readonly string[] = processCounters[kind];
  const countsSince = (from: number) => sum(steps.filter(({ at }) => at > from));
  return {
    kind,
    alive: alive.length,
    ...(lasts.length > 0 ? { lastSeen: Math.max(...lasts.map(({ at }) => at)) } : {}),
    losses: lost.toSorted((a, b) => a - b),
    starts: alive.map(({ startedAt }) => startedAt),
    counts: countsSince(0),
    countsSince,
    minutes: [...Map.groupBy(steps, ({ at }) => Math.floor(at / MINUTE) * MINUTE)]
      .map(([at, own]) => ({ at, alive: new Set(own.map(({ id }) => id)).size, counts: only(named, sum(own)) }))
      .sort((a, b) => a.at - b.at),
  };
}

/** Counters start with the process. If it started before the hour, its first heartbeat is only the base to count from. */
function stepsOf(beats: readonly Heartbeat[], hourBegan: number): Step[] {
  return beats.map(({ at, id, counts, startedAt }, index) => {
    const before = beats[index - 1]?.counts ?? (startedAt > hourBegan ? {} : counts);
    return { at, id, counts: minus(counts, before) };
  });
}

/** Leaves out zeros. A loop, because it runs for every heartbeat of an hour. */
function minus(counts: Counts, before: Counts): Counts {
  const rest: Record<string, number> = {};
  for (const name in counts) {
    const more = (counts[name] ?? 0) - (before[name] ?? 0);
    if (more > 0) rest[name] = more;
  }
  return rest;
}

function sum(steps: readonly Step[]): Counts {
  const total: Record<string, number> = {};
  for (const { counts } of steps) for (const name in counts) total[name] = (total[name] ?? 0) + (counts[name] ?? 0);
  return total;
}

function only(names: readonly string[], counts: Counts): Counts {
  return Object.fromEntries(Object.entries(counts).filter(([name]) => names.includes(name)));
}
