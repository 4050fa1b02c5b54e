import { type Section, sectionText, type Table } from '@annuity-lantern/harness/report';
import { percentile } from '@annuity-lantern/harness/rounds';
import type { Findings } from './audit.ts';
import type { Struck } from './faults.ts';
import { type Fault, faultWords, isBoundary, type Moment } from './plan.ts';
import type { Visitors } from './visitors.ts';

export interface Run {
  readonly visitors: Pick<Visitors, 'sent' | 'acknowledged' | 'answers' | 'took' | 'sealedAt'>;
  readonly struck: readonly Struck[];
  /** Undefined: not everything was worked off in time. */
  readonly drainSeconds: number | undefined;
  /** Seconds allowed for it. */
  readonly within: number;
  readonly findings: Findings;
  /** Leads with effects of a newer release, and those in which a worker changed them. */
  readonly rolledBack?: { readonly owed: number; readonly changed: readonly string[] } | undefined;
  /** Services that ended without being killed. */
  readonly crashed: readonly string[];
}

export interface ControlOutcome {
  readonly name: string;
  readonly kills: number;
  /** Its losses. If a run finds none here, it cannot find any. */
  readonly found: number;
  readonly what: string;
}

export interface Verdict {
  readonly name: string;
  readonly found: string;
  readonly bar: string;
  readonly isKept: boolean;
  readonly details?: readonly string[];
}

const MOST_DETAILS = 8;
const LEAST_ACCEPTED = 0.99;
/** In seconds. */
const SEALED_WITHIN = 15;
/** A sweep reads as many of one effect. */
const LEAST_OWED = 500;
/** A visitor who did nothing wrong must not get these. */
const wrongAnswer = /^(?!429)4\d\d$|^500$/;

const noneOf = (name: string, count: number): Verdict => ({ name, found: String(count), bar: '0', isKept: count === 0 });
const atLeast = (name: string, count: number, least: number): Verdict => ({
  name,
  found: String(count),
  bar: `at least ${least}`,
  isKept: count >= least,
});
export const none = (name: string, list: readonly string[]): Verdict => ({ ...noneOf(name, list.length), details: list });

/** What both drivers promise. */
export function promisesOf({ expected, done, unconfirmed, ...findings }: Findings, phases: readonly Pick<Run, 'visitors'>[]): Verdict[] {
  const settled = done + unconfirmed;
  const unheard = phases.reduce((sum, { visitors }) => sum + visitors.sent - visitors.acknowledged.length, 0);
  return [
    none('acknowledged leads lost', findings.lost),
    none('acknowledged under another id, or under two', findings.mixedUp),
    {
      name: '(done + unconfirmed) / expected effects',
      found: `${(settled / expected).toFixed(3)} (${settled} / ${expected})`,
      bar: '1.000',
      isKept: settled === expected && expected > 0,
      details: findings.unsettled,
    },
    none('unconfirmed although the provider knows the key', findings.wronglyUnconfirmed),
    none('marked done and never received', findings.missing),
    none('visitor mails and conversions received twice', findings.twice),
    none('received for no stored lead, or without a key', findings.strange),
    noneOf('visitors never acknowledged', unheard),
  ];
}

export function judge(run: Run, controls: readonly ControlOutcome[]): Verdict[] {
  const { visitors, struck, drainSeconds, within, findings, rolledBack, crashed } = run;
  return [
    ...promisesOf(findings, [run]),
    none('boundaries of effects that no kill hit', missedBoundaries(struck)),
    none('visitors refused, or answered 500', answersOf(visitors, wrongAnswer)),
    none('services that ended by themselves', crashed),
    {
      name: 'everything worked off after the last fault',
      found: drainSeconds === undefined ? 'no' : `after ${drainSeconds.toFixed(1)} s`,
      bar: `within ${within} s`,
      isKept: drainSeconds !== undefined && drainSeconds <= within,
    },
    ...(struck.length === 0 ? [noneOf('unconfirmed without any fault', findings.unconfirmed)] : []),
    ...(struck.some(losesWorker) ? [] : [none('effects taken over while every worker lived', findings.takenOver)]),
    ...(rolledBack
      ? [
          atLeast('leads that owe effects of a newer release', rolledBack.owed, LEAST_OWED),
          none('leads whose effects of a newer release were changed', rolledBack.changed),
        ]
      : []),
    ...(struck.some(({ movedAt }) => movedAt) && struck.some(({ fault }) => fault.victim === 'mongodb') ? [sealedAgain(run)] : []),
    ...(struck.some(movesPrimary) && !struck.some(({ fault }) => fault.victim === 'mongodb') ? [acceptedAtOnce(visitors.answers)] : []),
    ...controls.map(({ name, found, what, kills }) => atLeast(`control ${name}: ${what} in ${kills} kills`, found, 1)),
  ];
}

/** The answers that match, each as often as it came. */
export function answersOf({ answers }: Pick<Visitors, 'answers'>, pattern: RegExp): string[] {
  return Object.entries(answers).flatMap(([what, count]) => (pattern.test(what) ? Array<string>(count).fill(what) : []));
}

/** Only then may another worker take over its effects, and only then is an outcome that it knew unknown. */
const losesWorker = ({ fault }: Struck): boolean => fault.victim === 'worker' && (fault.how === 'kill' || fault.how === 'freeze');

/** After that, requests are still stored or sealed, unless MongoDB is away too. */
const movesPrimary = ({ fault }: Struck): boolean => fault.victim === 'primary' || fault.victim === 'redis primary';

/** From the move of Redis's address to the first 202. */
function sealedAgain({ visitors, struck }: Run): Verdict {
  const moves = struck.flatMap(({ movedAt }) => (movedAt === undefined ? [] : [movedAt]));
  const took = moves.map((move) => (visitors.sealedAt.find((at) => at >= move) ?? Number.POSITIVE_INFINITY) - move);
  const longest = Math.max(...took) / 1000;
  return {
    name: 'requests sealed again after the address of Redis moved',
    found: `after at most ${longest.toFixed(1)} s`,
    bar: `within ${SEALED_WITHIN} s`,
    isKept: longest <= SEALED_WITHIN,
  };
}

/** While victims come and go. */
export function acceptedAtOnce(answers: Visitors['answers']): Verdict {
  const sent = Object.values(answers).reduce((sum, count) => sum + count, 0);
  const accepted = (answers[201] ?? 0) + (answers[202] ?? 0);
  return {
    name: 'requests accepted / sent',
    found: `${(accepted / sent).toFixed(3)} (${accepted} / ${sent})`,
    bar: `at least ${LEAST_ACCEPTED}`,
    isKept: accepted / sent >= LEAST_ACCEPTED,
  };
}

function missedBoundaries(struck: readonly Struck[]): Moment[] {
  const wanted = struck.filter(({ fault }) => isBoundary(fault.moment));
  const hit = new Set(wanted.filter(({ aimed }) => aimed).map(({ fault }) => fault.moment));
  return [...new Set(wanted.map(({ fault }) => fault.moment))].filter((moment) => !hit.has(moment));
}

/** In the shape of a bench, so that both print and store their results alike. */
export function sectionOf(title: string, command: string, { visitors, struck, findings }: Run, verdicts: readonly Verdict[]): Section {
  const byVictim = (how: Fault['how']) => {
    const ofKind = struck.filter(({ fault }) => fault.how === how).map(({ fault }) => fault.victim);
    return `${ofKind.length}: ${wordsOf(countOf(ofKind))}`;
  };
  const aimed = struck.filter(({ fault }) => fault.moment !== 'at its time');
  const sealed = visitors.acknowledged.filter(({ status }) => status === 202).length;
  return {
    title,
    notes: [command],
    figures: [],
    tables: [
      promisesTable(verdicts),
      {
        title: 'What happened',
        columns: ['figure', ''],
        rows: [
          ['visitors', `${visitors.sent}, ${visitors.acknowledged.length} acknowledged, ${sealed} of them sealed (202)`],
          ['answers', wordsOf(visitors.answers)],
          ['time to an acknowledgement', timesOf(visitors)],
          ['kills', byVictim('kill')],
          ['freezes', byVictim('freeze')],
          ['stepdowns', byVictim('step down')],
          ['full disks', byVictim('fill the disk of')],
          ['demotions', byVictim('demote')],
          ['rollbacks', byVictim('roll back')],
          ['faults that hit their moment', `${aimed.filter((one) => one.aimed).length} of ${aimed.length}`],
          ['effects', effectsOf(findings)],
        ],
      },
      { title: 'Plan', columns: ['fault'], rows: struck.map(({ fault }) => [faultWords(fault)]) },
      ...detailTables(verdicts),
    ],
  };
}

export const wordsOf = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .map(([what, count]) => `${what} ${count}`)
    .join(', ');

export const countOf = (names: readonly string[]): Readonly<Record<string, number>> =>
  Object.fromEntries([...Map.groupBy(names, (name) => name)].map(([name, all]) => [name, all.length]));

export const promisesTable = (verdicts: readonly Verdict[]): Table => ({
  title: 'Promises',
  columns: ['promise', 'found', 'bar', ''],
  rows: verdicts.map(({ name, found, bar, isKept }) => [name, found, bar, isKept ? 'met' : 'BROKEN']),
});

/** What broke each promise. */
export const detailTables = (verdicts: readonly Verdict[]): Table[] =>
  verdicts.filter(({ isKept }) => !isKept).flatMap(({ name, details = [] }) => detailTable(name, details));

/** None for an empty list. */
export function detailTable(title: string, list: readonly string[]): Table[] {
  const rows = list.slice(0, MOST_DETAILS).map((one) => [one.split('\n', 1)[0] ?? '']);
  return rows.length > 0 ? [{ title, columns: ['which'], rows }] : [];
}

export function timesOf({ took }: Pick<Visitors, 'took'>): string {
  const ms = (share: number) => `${Math.round(percentile(took, share))} ms`;
  return `p50 ${ms(0.5)}, p99 ${ms(0.99)}, longest ${ms(1)}`;
}

export const effectsOf = ({ expected, done, unconfirmed, resent }: Findings): string =>
  `${expected} expected, ${done} done, ${unconfirmed} unconfirmed, ${resent} sent again`;

export const reportText = (section: Section): string =>
  sectionText({ ...section, tables: section.tables?.filter(({ title }) => title !== 'Plan') ?? [] });
