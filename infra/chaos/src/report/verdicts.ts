import { isUndisturbed, type Takeover } from '../audit/watch-takeovers.ts';
import type { ControlOutcome } from '../run-control.ts';
import type { Run } from '../run-product.ts';

export interface Verdict {
  readonly name: string;
  readonly found: string;
  readonly bar: string;
  /** Null when there was nothing to measure. */
  readonly met: boolean | null;
  /** A broken promise fails the run; a bar of speed that is missed is told. */
  readonly isPromise: boolean;
  /** Which leads, for whoever looks into it. */
  readonly details: readonly string[];
}

const TAKEOVER = { p95: 15, most: 20 };
const DRAIN = 30;
/** What a visitor who did nothing wrong must never be answered. */
const wrongAnswer = /^(?!429)4\d\d$|^500$/;

/** Holds what was found against what is promised. */
export function judge({ visitors, struck, drain, takeovers, findings, crashed }: Run, controls: readonly ControlOutcome[]): Verdict[] {
  const { lost, mixedUp, expected, done, unconfirmed, unsettled, wronglyUnconfirmed, missing, twice, strange } = findings;
  const settled = done + Object.values(unconfirmed).reduce((sum, count) => sum + count, 0);
  const wrong = Object.entries(visitors.answers).filter(([what]) => wrongAnswer.test(what));
  const unheard = visitors.sent - visitors.acknowledged.length;
  const seconds = secondsOf(takeovers.filter((takeover) => isUndisturbed(takeover, struck)));
  return [
    none('acknowledged leads lost', lost),
    none('acknowledged under another id, or under two', mixedUp),
    promise('(done + unconfirmed) / expected effects', settled === expected && expected > 0, ratio(settled, expected), '1.000', unsettled),
    none('unconfirmed although the provider knows the key', wronglyUnconfirmed),
    none('marked done and never received', missing),
    none('visitor mails and conversions received twice', twice),
    none('received for no stored lead, or without a key', strange),
    promise('visitors never acknowledged', unheard === 0, String(unheard), '0', []),
    none(
      'visitors refused, or answered 500',
      wrong.map(([what, count]) => `${what}: ${count}`),
    ),
    none('services that ended by themselves', crashed),
    speed('a killed worker’s effects running again, p95', at(seconds, 0.95), TAKEOVER.p95),
    speed('the longest of them', seconds.at(-1), TAKEOVER.most),
    speed(
      'the first 200 effects after the last fault',
      drain.effects === 0 ? undefined : (drain.firstSeconds ?? Number.POSITIVE_INFINITY),
      DRAIN,
    ),
    ...controls.map(({ name, found, what, kills }) =>
      promise(`control ${name}: ${what} in ${kills} kills`, found > 0, String(found), 'at least 1', []),
    ),
  ];
}

const isBroken = ({ isPromise, met }: Verdict): boolean => isPromise && met === false;

export const areKept = (verdicts: readonly Verdict[]): boolean => !verdicts.some(isBroken);

export function word(verdict: Verdict): string {
  if (verdict.met === null) return 'not measured';
  if (verdict.met) return 'met';
  return isBroken(verdict) ? 'BROKEN' : 'MISSED';
}

function promise(name: string, met: boolean, found: string, bar: string, details: readonly string[]): Verdict {
  return { name, found, bar, met, isPromise: true, details };
}

const none = (name: string, list: readonly string[]): Verdict => promise(name, list.length === 0, String(list.length), '0', list);

function speed(name: string, seconds: number | undefined, most: number): Verdict {
  const found = seconds === undefined ? 'nothing' : Number.isFinite(seconds) ? `${seconds.toFixed(1)} s` : 'not in time';
  return { name, found, bar: `at most ${most} s`, met: seconds === undefined ? null : seconds <= most, isPromise: false, details: [] };
}

/** From the shortest to the longest. */
export function secondsOf(takeovers: readonly Takeover[]): number[] {
  return takeovers.map(({ ms }) => ms / 1000).toSorted((one, other) => one - other);
}

const ratio = (part: number, whole: number): string => `${(part / whole).toFixed(3)} (${part} / ${whole})`;

/** Nearest rank; undefined of nothing. */
export function at(sorted: readonly number[], share: number): number | undefined {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)];
}
