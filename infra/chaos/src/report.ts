import { type Section, sectionText } from '@annuity-lantern/harness/report';
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
  readonly details: readonly string[];
}

const MOST_DETAILS = 5;
/** While a store changes its primary. */
const LEAST_ACCEPTED = 0.99;
/** In seconds. */
const SEALED_WITHIN = 15;
/** A sweep reads as many of one effect. */
const LEAST_OWED = 500;
/** A visitor who did nothing wrong must not get these. */
const wrongAnswer = /^(?!429)4\d\d$|^500$/;

export function judge(run: Run, controls: readonly ControlOutcome[]): Verdict[] {
  const { visitors, struck, drainSeconds, within, findings, rolledBack, crashed } = run;
  const { expected, done, unconfirmed, unsettled } = findings;
  const noneOf = (name: string, count: number): Verdict => ({ name, found: String(count), bar: '0', isKept: count === 0, details: [] });
  const none = (name: string, list: readonly string[]): Verdict => ({ ...noneOf(name, list.length), details: list });
  const wrong = Object.entries(visitors.answers).filter(([what]) => wrongAnswer.test(what));
  const unheard = visitors.sent - visitors.acknowledged.length;
  const settled = done + unconfirmed;
  return [
    none('acknowledged leads lost', findings.lost),
    none('acknowledged under another id, or under two', findings.mixedUp),
    {
      name: '(done + unconfirmed) / expected effects',
      found: `${(settled / expected).toFixed(3)} (${settled} / ${expected})`,
      bar: '1.000',
      isKept: settled === expected && expected > 0,
      details: unsettled,
    },
    none('unconfirmed although the provider knows the key', findings.wronglyUnconfirmed),
    none('marked done and never received', findings.missing),
    none('visitor mails and conversions received twice', findings.twice),
    none('received for no stored lead, or without a key', findings.strange),
    none('boundaries of effects that no kill hit', missedBoundaries(struck)),
    { name: 'visitors never acknowledged', found: String(unheard), bar: '0', isKept: unheard === 0, details: [] },
    none(
      'visitors refused, or answered 500',
      wrong.flatMap(([what, count]) => Array<string>(count).fill(what)),
    ),
    none('services that ended by themselves', crashed),
    {
      name: 'everything worked off after the last fault',
      found: drainSeconds === undefined ? 'no' : `after ${drainSeconds.toFixed(1)} s`,
      bar: `within ${within} s`,
      isKept: drainSeconds !== undefined && drainSeconds <= within,
      details: [],
    },
    ...(struck.length === 0 ? [noneOf('unconfirmed without any fault', unconfirmed)] : []),
    ...(struck.some(losesWorker) ? [] : [none('effects taken over while every worker lived', findings.takenOver)]),
    ...(rolledBack
      ? [
          {
            name: 'leads that owe effects of a newer release',
            found: String(rolledBack.owed),
            bar: `at least ${LEAST_OWED}`,
            isKept: rolledBack.owed >= LEAST_OWED,
            details: [],
          },
          none('leads whose effects of a newer release were changed', rolledBack.changed),
        ]
      : []),
    ...(struck.some(({ movedAt }) => movedAt) && struck.some(({ fault }) => fault.victim === 'mongodb') ? [sealedAgain(run)] : []),
    ...(struck.some(movesPrimary) && !struck.some(({ fault }) => fault.victim === 'mongodb') ? [acceptedAtOnce(visitors.answers)] : []),
    ...controls.map(({ name, found, what, kills }) => ({
      name: `control ${name}: ${what} in ${kills} kills`,
      found: String(found),
      bar: 'at least 1',
      isKept: found > 0,
      details: [],
    })),
  ];
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
    details: [],
  };
}

function acceptedAtOnce(answers: Run['visitors']['answers']): Verdict {
  const sent = Object.values(answers).reduce((sum, count) => sum + count, 0);
  const accepted = (answers[201] ?? 0) + (answers[202] ?? 0);
  return {
    name: 'requests accepted / sent',
    found: `${(accepted / sent).toFixed(3)} (${accepted} / ${sent})`,
    bar: `at least ${LEAST_ACCEPTED}`,
    isKept: accepted / sent >= LEAST_ACCEPTED,
    details: [],
  };
}

function missedBoundaries(struck: readonly Struck[]): Moment[] {
  const wanted = struck.filter(({ fault }) => isBoundary(fault.moment));
  const hit = new Set(wanted.filter(({ aimed }) => aimed).map(({ fault }) => fault.moment));
  return [...new Set(wanted.map(({ fault }) => fault.moment))].filter((moment) => !hit.has(moment));
}

/** In the shape of a bench, so that both print and store their results alike. */
export function sectionOf(title: string, command: string, { visitors, struck, findings }: Run, verdicts: readonly Verdict[]): Section {
  const words = (counts: Readonly<Record<string, number>>) =>
    Object.entries(counts)
      .map(([what, count]) => `${what} ${count}`)
      .join(', ');
  const byVictim = (how: Fault['how']) => {
    const ofKind = struck.filter(({ fault }) => fault.how === how).map(({ fault }) => fault.victim);
    const counts = [...Map.groupBy(ofKind, (victim) => victim)].map(([victim, all]) => [victim, all.length]);
    return `${ofKind.length}: ${words(Object.fromEntries(counts))}`;
  };
  const aimed = struck.filter(({ fault }) => fault.moment !== 'at its time');
  const ms = (share: number) => `${Math.round(percentile(visitors.took, share))} ms`;
  const sealed = visitors.acknowledged.filter(({ status }) => status === 202).length;
  const broken = verdicts.filter(({ isKept, details }) => !isKept && details.length > 0);
  return {
    title,
    notes: [command],
    figures: [],
    tables: [
      {
        title: 'Promises',
        columns: ['promise', 'found', 'bar', ''],
        rows: verdicts.map(({ name, found, bar, isKept }) => [name, found, bar, isKept ? 'met' : 'BROKEN']),
      },
      {
        title: 'What happened',
        columns: ['figure', ''],
        rows: [
          ['visitors', `${visitors.sent}, ${visitors.acknowledged.length} acknowledged, ${sealed} of them sealed (202)`],
          ['answers', words(visitors.answers)],
          ['time to an acknowledgement', `p50 ${ms(0.5)}, p99 ${ms(0.99)}, longest ${ms(1)}`],
          ['kills', byVictim('kill')],
          ['freezes', byVictim('freeze')],
          ['stepdowns', byVictim('step down')],
          ['full disks', byVictim('fill the disk of')],
          ['demotions', byVictim('demote')],
          ['rollbacks', byVictim('roll back')],
          ['faults that hit their moment', `${aimed.filter((one) => one.aimed).length} of ${aimed.length}`],
          [
            'effects',
            `${findings.expected} expected, ${findings.done} done, ${findings.unconfirmed} unconfirmed, ${findings.resent} sent again`,
          ],
        ],
      },
      { title: 'Plan', columns: ['fault'], rows: struck.map(({ fault }) => [faultWords(fault)]) },
      ...broken.map(({ name, details }) => ({ title: name, columns: ['which'], rows: details.slice(0, MOST_DETAILS).map((one) => [one]) })),
    ],
  };
}

export const reportText = (section: Section): string =>
  sectionText({ ...section, tables: section.tables?.filter(({ title }) => title !== 'Plan') ?? [] });
