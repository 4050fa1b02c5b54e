import { type ProcessKind, processCounters } from '@annuity-lantern/contracts/heartbeats';
import { healthLimits } from '@annuity-lantern/contracts/http';
import type { Heartbeat, HourOfHeartbeats } from '@annuity-lantern/service-kit/heartbeats';

type Counts = Readonly<Record<string, number>>;

export interface HourOfProcess {
  readonly kind: ProcessKind;
  /** Processes that have written a heartbeat lately and have not stopped. */
  readonly alive: number;
  /** By the clock of Redis, in milliseconds since 1970, as all times here. */
  readonly lastSeen?: number;
  /** The last heartbeat of the process that was lost most recently: it wrote none for too long, and did not say that it stops. */
  readonly lostAt?: number;
  /** What all processes of the kind counted in the hour. */
  readonly counts: Counts;
  /** As `counts`, since a moment. */
  countsSince(at: number): Counts;
  /** Oldest first, one for each minute with a heartbeat. */
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
  const lost = lasts.filter((last) => !last.ended && isQuiet(last)).map(({ at }) => at);
  const steps = processes.flatMap((own) => stepsOf(own));
  const named: readonly string[] = processCounters[kind];
  const countsSince = (from: number) => sum(steps.filter(({ at }) => at > from));
  return {
    kind,
    alive: lasts.filter((last) => !last.ended && !isQuiet(last)).length,
    ...(lasts.length > 0 ? { lastSeen: Math.max(...lasts.map(({ at }) => at)) } : {}),
    ...(lost.length > 0 ? { lostAt: Math.max(...lost) } : {}),
    counts: countsSince(0),
    countsSince,
    minutes: [...Map.groupBy(steps, ({ at }) => Math.floor(at / MINUTE) * MINUTE)]
      .map(([at, own]) => ({ at, alive: new Set(own.map(({ id }) => id)).size, counts: only(named, sum(own)) }))
      .sort((a, b) => a.at - b.at),
  };
}

/** Counters run from the start of a process. What came before the hour is not counted. */
function stepsOf(beats: readonly Heartbeat[]): Step[] {
  return beats.map(({ at, id, counts }, index) => {
    const before = index > 0 ? beats[index - 1]?.counts : undefined;
    return { at, id, counts: before ? minus(counts, before) : isFirstOfProcess(beats[0]) ? counts : {} };
  });
}

/** Whether the process started with its first heartbeat here. A process beats as soon as it reaches Redis. */
function isFirstOfProcess(first: Heartbeat | undefined): boolean {
  return first !== undefined && Math.abs(first.at - first.startedAt) < MINUTE;
}

function minus(counts: Counts, before: Counts): Counts {
  return Object.fromEntries(Object.entries(counts).map(([name, value]) => [name, Math.max(0, value - (before[name] ?? 0))]));
}

function sum(steps: readonly Step[]): Counts {
  const total: Record<string, number> = {};
  for (const { counts } of steps) for (const name in counts) total[name] = (total[name] ?? 0) + (counts[name] ?? 0);
  return Object.fromEntries(Object.entries(total).filter(([, value]) => value > 0));
}

function only(names: readonly string[], counts: Counts): Counts {
  return Object.fromEntries(Object.entries(counts).filter(([name]) => names.includes(name)));
}
