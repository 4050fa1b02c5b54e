import { setTimeout as pause } from 'node:timers/promises';
import type { Section } from '@annuity-lantern/harness/report';
import { audit, type LeadReader, type Received, waitForDrain } from './audit.ts';
import type { Verdict } from './report.ts';
import { sendVisitors, type Visitors } from './visitors.ts';

export type Log = (line: string) => void;

/** A run, as one driver read it from the command line: a sentence for the screen when an argument is invalid, or its help. */
export type Chaos = string | { readonly help: string } | ChaosRun;

export interface ChaosRun {
  /** Repeats it. */
  readonly command: string;
  readonly write: boolean;
  /** What stays in its folder when a promise is broken. */
  readonly keeps: string;
  start(folder: string, log: Log): Promise<{ readonly section: Section; readonly verdicts: readonly Verdict[] }>;
}

interface AnyFault {
  readonly victim: string;
  /** Seconds after the first visitor. Absent: after the fault before it. */
  readonly at?: number;
}

/** What differs between processes of this machine and containers. */
interface Driver<Fault, Struck, Seen> {
  readonly seed: number;
  /** Visitors per second on average. */
  readonly rate: number;
  readonly log: Log;
  /** Under which visitors reach the product. */
  readonly origin: string;
  /** Reads its MongoDB. */
  readonly reader: LeadReader;
  /** By its providers. */
  readonly received: Received;
  readonly phases: readonly Phase<Fault>[];
  /** Resolves when the victim is back. */
  strike(fault: Fault, visitors: Visitors): Promise<Struck>;
  /** Watches or visits the product until the last fault of a phase is over. */
  watch(ended: AbortSignal, first: number): Promise<Seen>;
  /** After the last phase, before the audit. */
  end(struck: readonly Struck[]): Promise<void>;
}

/** Faults with visitors of their own. */
interface Phase<Fault> {
  /** Number of its first visitor. */
  readonly first: number;
  /** For which visitors come. Absent: until the last fault is over. */
  readonly seconds?: number;
  /** Asked for when the phase begins. */
  faults(): Promise<readonly Fault[]>;
}

export interface PhaseOutcome<Struck, Seen> {
  readonly visitors: Visitors;
  readonly struck: readonly Struck[];
  readonly seen: Seen;
  /** Undefined: not everything was worked off in time. */
  readonly drainSeconds: number | undefined;
}

/** Long enough that the last request is under way. */
const TAIL_MS = 5000;
/** In seconds. Ends with the last fault instead. */
const LONGEST_PHASE = 1800;

/** Each phase with its visitors and faults, until everything is worked off; then the audit. */
export async function runChaos<Fault extends AnyFault, Struck, Seen>(driver: Driver<Fault, Struck, Seen>) {
  const { seed, rate, log, origin, reader, received } = driver;
  const phases: PhaseOutcome<Struck, Seen>[] = [];
  for (const { first, seconds, faults } of driver.phases) {
    const planned = await faults();
    const ended = new AbortController();
    const coming = seconds === undefined ? { seconds: LONGEST_PHASE, until: ended.signal } : { seconds };
    const tail = seconds === undefined ? TAIL_MS : 0;
    const visitors = sendVisitors({ origin, seed: seed + first, rate, first, ...coming });
    const watching = driver.watch(ended.signal, first);
    await pause(tail);
    const struck = await strikeAll(planned, (fault) => driver.strike(fault, visitors));
    await pause(tail);
    ended.abort();
    const seen = await watching;
    log('The last fault is over; waiting until everything is worked off ...');
    const drainSeconds = await waitForDrain(visitors, reader, log);
    visitors.giveUp();
    phases.push({ visitors, struck, seen, drainSeconds });
  }
  await driver.end(phases.flatMap(({ struck }) => struck));
  const leads = await reader.leads();
  const acknowledged = phases.flatMap(({ visitors }) => visitors.acknowledged);
  return { phases, leads, findings: audit(acknowledged, leads, received) };
}

/** Faults with a time strike then, in seconds from now; the others follow one another. */
export function strikeAll<Fault extends AnyFault, Struck>(
  faults: readonly Fault[],
  strike: (fault: Fault) => Promise<Struck>,
): Promise<Struck[]> {
  let before: Promise<unknown> = Promise.resolve();
  const all = faults.map((fault) => {
    const struck = (fault.at === undefined ? before : pause(fault.at * 1000)).then(() => strike(fault));
    before = struck;
    return struck;
  });
  return Promise.all(all);
}
