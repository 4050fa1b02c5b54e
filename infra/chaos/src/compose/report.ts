import type { Section } from '@annuity-lantern/harness/report';
import type { AuditedLead, Findings } from '../audit.ts';
import * as common from '../report.ts';
import type { PhaseOutcome } from '../run-chaos.ts';
import type { Browsed } from './browse.ts';
import type { PagesRead } from './read-pages.ts';

/** With the names of what was killed or restarted. */
type Phase = PhaseOutcome<string, { readonly pages: PagesRead; readonly browsed: Browsed }>;

export interface ComposeRun {
  /** With kills, and with the rolling restart. */
  readonly phases: readonly Phase[];
  readonly leads: readonly AuditedLead[];
  readonly findings: Findings;
  /** Seconds from `up` to healthy containers. */
  readonly cold: number;
  readonly atRest: ReadonlyMap<string, number>;
  readonly underLoad: ReadonlyMap<string, number> | undefined;
}

export function judge({ phases, leads, findings }: ComposeRun): common.Verdict[] {
  const [killed, restarted] = phases as [Phase, Phase];
  const { visitors, seen, struck } = restarted;
  const storedTwice = [...Map.groupBy(leads, ({ email }) => email)].filter(([, same]) => same.length > 1).map(([email]) => email);
  return [
    ...common.promisesOf(findings, phases),
    common.none('visitors stored twice', storedTwice),
    { ...common.acceptedAtOnce(killed.visitors.answers), name: 'requests accepted / sent, with kills' },
    ...(struck.length === 0
      ? []
      : [
          common.none('requests not accepted in the rolling restart', common.answersOf(visitors, /^(?!20[12]$)/)),
          common.none('pages not answered 200 in the rolling restart', seen.pages.failures),
          common.none('forms of Chromium without thanks in the rolling restart', seen.browsed.failures),
        ]),
  ];
}

export function sectionOf(command: string, run: ComposeRun, verdicts: readonly common.Verdict[]): Section {
  const { phases, cold, atRest, underLoad, findings } = run;
  const isKillsAlone = phases.at(-1)?.struck.length === 0;
  const row = (name: string, tell: (phase: Phase) => string) => [name, ...phases.map(tell)];
  const mb = (megabytes: number | undefined) => (megabytes === undefined ? '' : `${Math.round(megabytes)} MB`);
  return {
    title: `Containers of docker-compose.yml${isKillsAlone ? ', kills alone' : ''}`,
    notes: [command, 'Two of each service, the gateways behind the proxy, and three members of MongoDB.'],
    figures: [],
    tables: [
      common.promisesTable(verdicts),
      {
        title: 'What happened',
        columns: ['figure', 'with kills', isKillsAlone ? 'afterwards' : 'rolling restart'],
        rows: [
          row('visitors acknowledged / sent', ({ visitors }) => `${visitors.acknowledged.length} / ${visitors.sent}`),
          row('answers', ({ visitors }) => common.wordsOf(visitors.answers)),
          row('time to an acknowledgement', ({ visitors }) => common.timesOf(visitors)),
          row('pages answered 200 / read', ({ seen: { pages } }) => `${pages.read - pages.failures.length} / ${pages.read}`),
          row('forms thanked / sent in Chromium', ({ seen: { browsed } }) => `${browsed.thanked} / ${browsed.sent}`),
          row('containers', ({ struck }) => common.wordsOf(common.countOf(struck))),
          row('everything worked off after', ({ drainSeconds }) =>
            drainSeconds === undefined ? 'not in time' : `${drainSeconds.toFixed(1)} s`,
          ),
          ['cold start until every container is healthy', `${cold.toFixed(0)} s`],
        ],
      },
      {
        title: 'Effects, in all',
        columns: ['figure', ''],
        rows: [
          ['leads stored', String(findings.stored)],
          ['effects', common.effectsOf(findings)],
        ],
      },
      {
        title: 'Memory of each container (docker stats), 1 MB is 1000 KB',
        columns: ['container', 'at rest', 'under load'],
        rows: [...atRest].toSorted().map(([name, megabytes]) => [name, mb(megabytes), mb(underLoad?.get(name))]),
      },
      ...common.detailTables(verdicts),
      ...common.detailTable(
        'failures of Chromium with kills',
        phases.slice(0, 1).flatMap(({ seen }) => seen.browsed.failures),
      ),
    ],
  };
}
