import { cpus, totalmem } from 'node:os';
import { isUndisturbed, type Takeover } from '../audit/watch-takeovers.ts';
import type { Struck } from '../faults/run-faults.ts';
import { planLines } from '../plan/plan-lines.ts';
import type { ControlOutcome } from '../run-control.ts';
import type { Run } from '../run-product.ts';
import { at, secondsOf, type Verdict, word } from './verdicts.ts';

export interface Report {
  readonly command: string;
  readonly seed: number;
  readonly programs: readonly string[];
  readonly run: Run;
  readonly controls: readonly ControlOutcome[];
  readonly verdicts: readonly Verdict[];
}

const MOST_DETAILS = 5;

/** What was found, as rows of two columns. */
export function figureRows({ run, controls }: Report): [name: string, value: string][] {
  const { visitors, struck, drain, findings, takeovers } = run;
  const count = (how: 'kill' | 'freeze') => struck.filter(({ fault }) => fault.how === how);
  const aimed = struck.filter(({ fault }) => fault.moment !== 'at its time');
  const took = visitors.took.toSorted((one, other) => one - other);
  const ms = (share: number) => `${Math.round(at(took, share) ?? 0)} ms`;
  return [
    ['visitors', String(visitors.sent)],
    [
      'acknowledged',
      `${visitors.acknowledged.length}, ${visitors.acknowledged.filter(({ status }) => status === 202).length} of them sealed (202)`,
    ],
    ['answers', countWords(visitors.answers)],
    ['time to an acknowledgement', `p50 ${ms(0.5)}, p99 ${ms(0.99)}, longest ${ms(1)} (freezes of gateway and intake included)`],
    ['kills', `${count('kill').length}: ${byVictim(count('kill').map(({ fault }) => fault.victim))}`],
    ['freezes', `${count('freeze').length}: ${byVictim(count('freeze').map(({ fault }) => fault.victim))}`],
    ['faults that met the moment they were aimed at', `${aimed.filter((one) => one.aimed).length} of ${aimed.length}`],
    ['leads in the ledger', String(findings.stored)],
    ['effects expected', `${findings.expected}, ${findings.done} done`],
    ['unconfirmed', countWords(findings.unconfirmed)],
    ['unconfirmed because', countWords(findings.unconfirmedBecause)],
    ['staff mails and webhooks sent again under their key', String(findings.resent)],
    ['claims of killed workers, taken over', takeoverWords(takeovers, struck)],
    [
      'after the last fault',
      `${drain.effects} effects in ${drain.seconds === undefined ? 'more time than there was' : `${drain.seconds.toFixed(1)} s`}`,
    ],
    ...controls.map(({ name, acknowledged, found, what }): [string, string] => [
      `control ${name}`,
      `${found} ${what}, ${acknowledged} acknowledged`,
    ]),
  ];
}

/** For the screen. */
export function reportText(report: Report): string {
  const verdicts = report.verdicts.map((verdict) => [verdict.name, verdict.found, verdict.bar, word(verdict)]);
  return [
    ...columns(figureRows(report)),
    '',
    ...columns(verdicts),
    ...report.verdicts.filter(({ met }) => met === false).flatMap(detailsOf),
  ].join('\n');
}

/** For the file. */
export function reportMarkdown(report: Report, measuredOn: string): string {
  const verdicts = report.verdicts.map((verdict) => [verdict.name, verdict.found, verdict.bar, word(verdict)]);
  return [
    `## Seed ${report.seed}`,
    '',
    `\`${report.command}\``,
    '',
    `${measuredOn} ${report.programs.join(', ')}.`,
    '',
    ...table(['promise or bar', 'found', 'bar', ''], verdicts),
    '',
    ...table(['figure', ''], figureRows(report)),
    '',
    'The plan:',
    '',
    '```',
    ...planLines(report.run.struck.map(({ fault }) => fault)),
    '```',
    ...report.verdicts.filter(({ met }) => met === false).flatMap(detailsOf),
  ].join('\n');
}

export function machineWords(): string {
  return `${cpus().length} processor cores (${cpus()[0]?.model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GiB of memory, Node ${process.versions.node}`;
}

/** For each kill that left claims behind: when it was planned, how many, and how long the last one waited. */
function takeoverWords(takeovers: readonly Takeover[], struck: readonly Struck[]): string {
  const kills = [...Map.groupBy(takeovers, ({ killedAt }) => killedAt)].map(([killedAt, claims]) => {
    const kill = struck.find(({ at }) => at === killedAt)?.fault.at;
    const disturbed = claims.some((takeover) => !isUndisturbed(takeover, struck));
    return `at ${kill} s ${claims.length} in ${secondsOf(claims).at(-1)?.toFixed(1)} s${disturbed ? ' (a store or a worker was down too)' : ''}`;
  });
  return kills.join('; ') || 'none';
}

const countWords = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .map(([what, times]) => `${what}: ${times}`)
    .join(', ');

function detailsOf({ name, details }: Verdict): string[] {
  if (details.length === 0) return [];
  const more = details.length > MOST_DETAILS ? [`- and ${details.length - MOST_DETAILS} more`] : [];
  return ['', `${name}:`, ...details.slice(0, MOST_DETAILS).map((detail) => `- ${detail}`), ...more];
}

function byVictim(victims: readonly string[]): string {
  return [...Map.groupBy(victims, (victim) => victim)].map(([victim, of]) => `${victim} ${of.length}`).join(', ');
}

function columns(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows.map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd());
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)];
}
