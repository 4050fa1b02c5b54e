import type { Figure, Section } from '@annuity-lantern/harness/report';
import { percentile } from '@annuity-lantern/harness/rounds';
import type { Findings } from '../audit.ts';
import type { Visitors } from '../visitors.ts';
import type { Browsed } from './browse.ts';
import type { PagesRead } from './read-pages.ts';

export interface Phase {
  readonly visitors: Visitors;
  readonly pages: PagesRead;
  readonly browsed: Browsed;
  /** Killed or restarted, in this order. */
  readonly strikes: readonly string[];
  readonly memory: ReadonlyMap<string, number>;
}

export interface ComposeRun {
  readonly killed: Phase;
  readonly restarted: Phase;
  /** Seconds from `up` to healthy containers. */
  readonly cold: number;
  /** Seconds after each phase until everything was worked off. */
  readonly drains: readonly (number | undefined)[];
  readonly atRest: ReadonlyMap<string, number>;
  readonly underLoad: ReadonlyMap<string, number>;
  readonly findings: Findings;
  /** Visitors with two stored leads. */
  readonly storedTwice: readonly string[];
}

const LEAST_ACCEPTED = 0.99;
const MOST_DETAILS = 8;

export function sectionOf(command: string, run: ComposeRun): Section {
  const { killed, restarted, cold, drains, atRest, underLoad, findings, storedTwice } = run;
  const settled = findings.done + findings.unconfirmed;
  const none = (name: string, value: number): Figure => ({ name, value, unit: '', bar: { at: 'most', value: 0 } });
  const least = (name: string, value: number, bar: number): Figure => ({
    name,
    value,
    unit: '',
    digits: 4,
    bar: { at: 'least', value: bar },
  });
  const sent = sum(killed.visitors.answers);
  const unheard = [killed, restarted].reduce((all, { visitors }) => all + visitors.sent - visitors.acknowledged.length, 0);
  const details = {
    lost: findings.lost,
    'stored twice': storedTwice,
    'neither done nor unconfirmed': findings.unsettled,
    'marked done and never received': findings.missing,
    'received twice': findings.twice,
    'received for no stored lead': findings.strange,
    'unconfirmed although the provider knows the key': findings.wronglyUnconfirmed,
    'failures of Chromium': [...killed.browsed.failures, ...restarted.browsed.failures],
    'pages that failed in the rolling restart': restarted.pages.failures,
  };
  return {
    title: `Containers of docker-compose.yml${restarted.strikes.length === 0 ? ', kills alone' : ''}`,
    notes: [command, 'Two of each service, the gateways behind a balancer of the check, and three members of MongoDB.'],
    figures: [
      none('acknowledged leads lost', findings.lost.length),
      none('acknowledged under another id, or under two', findings.mixedUp.length),
      none('visitors stored twice', storedTwice.length),
      least('(done + unconfirmed) / expected effects', settled / findings.expected, 1),
      none('unconfirmed although the provider knows the key', findings.wronglyUnconfirmed.length),
      none('marked done and never received', findings.missing.length),
      none('visitor mails and conversions received twice', findings.twice.length),
      none('received for no stored lead, or without a key', findings.strange.length),
      none('visitors never acknowledged', unheard),
      least('requests accepted / sent, with kills', accepted(killed) / sent, LEAST_ACCEPTED),
      ...(restarted.strikes.length === 0
        ? []
        : [
            none('requests not accepted in the rolling restart', sum(restarted.visitors.answers) - accepted(restarted)),
            none('pages not answered 200 in the rolling restart', restarted.pages.failures.length),
            none('forms of Chromium without thanks in the rolling restart', restarted.browsed.failures.length),
          ]),
      { name: 'cold start until every container is healthy', value: cold, unit: 's', digits: 0 },
    ],
    tables: [
      {
        title: 'What happened',
        columns: ['figure', 'with kills', restarted.strikes.length === 0 ? 'afterwards' : 'rolling restart'],
        rows: [
          row('visitors acknowledged / sent', ({ visitors }) => `${visitors.acknowledged.length} / ${visitors.sent}`),
          row('answers', ({ visitors }) => words(visitors.answers)),
          row('time to an acknowledgement', ({ visitors: { took } }) =>
            [0.5, 0.99, 1].map((share, at) => `${['p50', 'p99', 'longest'][at]} ${Math.round(percentile(took, share))} ms`).join(', '),
          ),
          row('pages answered 200 / read', ({ pages }) => `${pages.read - pages.failures.length} / ${pages.read}`),
          row('forms thanked / sent in Chromium', ({ browsed }) => `${browsed.thanked} / ${browsed.sent}`),
          row('containers', ({ strikes }) => words(countOf(strikes))),
          ['everything worked off after', ...drains.map((seconds) => (seconds === undefined ? 'not in time' : `${seconds.toFixed(1)} s`))],
        ],
      },
      {
        title: 'Effects, in all',
        columns: ['figure', ''],
        rows: [
          ['leads stored', String(findings.stored)],
          [
            'effects',
            `${findings.expected} expected, ${findings.done} done, ${findings.unconfirmed} unconfirmed, ${findings.resent} sent again`,
          ],
        ],
      },
      {
        title: 'Memory of each container (docker stats), 1 MB is 1000 KB',
        columns: ['container', 'at rest', 'under load'],
        rows: [...atRest].toSorted().map(([name, megabytes]) => [name, mb(megabytes), mb(underLoad.get(name))]),
      },
      ...Object.entries(details)
        .filter(([, list]) => list.length > 0)
        .map(([title, list]) => ({
          title,
          columns: ['which'],
          rows: list.slice(0, MOST_DETAILS).map((one) => [one.split('\n', 1)[0] ?? '']),
        })),
    ],
  };

  function row(name: string, tell: (phase: Phase) => string): string[] {
    return [name, tell(killed), tell(restarted)];
  }
}

const accepted = ({ visitors: { answers } }: Phase): number => (answers[201] ?? 0) + (answers[202] ?? 0);
const sum = (counts: Readonly<Record<string, number>>): number => Object.values(counts).reduce((all, count) => all + count, 0);
const mb = (megabytes: number | undefined): string => (megabytes === undefined ? '' : `${Math.round(megabytes)} MB`);
const countOf = (names: readonly string[]) =>
  Object.fromEntries([...Map.groupBy(names, (name) => name)].map(([name, all]) => [name, all.length]));
const words = (counts: Readonly<Record<string, number>>) =>
  Object.entries(counts)
    .map(([what, count]) => `${what} ${count}`)
    .join(', ');
