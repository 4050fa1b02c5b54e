import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { cpus, loadavg, totalmem } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { repositoryRoot } from './start-service.ts';

/** One measured figure with the bar that it is held against, if it has one. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** After the point, at most; 2 when absent. */
  readonly digits?: number;
  readonly bar?: { readonly at: 'most' | 'least'; readonly value: number };
}

export interface Table {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Results of one kind. */
export interface Section {
  readonly title: string;
  /** How it was measured. */
  readonly notes: readonly string[];
  readonly figures: readonly Figure[];
  readonly tables?: readonly Table[];
}

export function isMissed({ value, bar }: Figure): boolean {
  if (!bar) return false;
  // NaN: nothing was measured.
  return !(bar.at === 'most' ? value <= bar.value : value >= bar.value);
}

/** 1 KB is 1000 bytes, the stricter reading of the bars. */
export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`;

export function sectionText({ title, notes, figures, tables = [] }: Section): string {
  const textTable = ({ title, columns, rows }: Table) => {
    const all = [columns, ...rows];
    const widths = columns.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
    const lines = all.map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd());
    return ['', ...(title ? [title] : []), ...lines];
  };
  return [title, '='.repeat(title.length), ...notes, ...[...figuresTable(figures), ...tables].flatMap(textTable)].join('\n');
}

/** Replaces the report's sections of the same title and appends new ones. All others are kept. */
export function mergeReport(report: string, name: string, sections: readonly Section[], measuredOn: string): string {
  const parts = report.split(/^(?=## )/m).filter((part) => part.startsWith('## '));
  const merged = new Map(parts.map((part) => [part.split('\n', 1)[0], part.trimEnd()]));
  for (const { title, notes, figures, tables = [] } of sections) {
    const head = [`## ${title}`, '', measuredOn, '', ...notes.map((note) => `- ${note}`)];
    merged.set(`## ${title}`, [...head, ...[...figuresTable(figures), ...tables].flatMap(markdownTable)].join('\n'));
  }
  return `${[`# Results of \`npm run ${name}\``, 'Each section names its date, commit and machine.', ...merged.values()].join('\n\n')}\n`;
}

/** Merges the sections into the results beside the program of this name. */
export async function writeReport(sections: readonly Section[], name: 'bench' | 'chaos'): Promise<string> {
  const file = `infra/${name}/results.md`;
  const before = await readFile(path.join(repositoryRoot, file), 'utf8').catch(() => '');
  const { stdout: commit } = await promisify(execFile)('git', ['rev-parse', '--short', 'HEAD'], { cwd: repositoryRoot });
  const machine = `${cpus().length} cores (${cpus()[0]?.model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GiB, load ${loadavg()[0]?.toFixed(1)}`;
  const day = new Date().toISOString().slice(0, 10);
  await writeFile(
    path.join(repositoryRoot, file),
    mergeReport(before, name, sections, `${day}, commit ${commit.trim()}, ${machine}, Node ${process.versions.node}.`),
  );
  return file;
}

function figuresTable(figures: readonly Figure[]): Table[] {
  if (figures.length === 0) return [];
  const rows = figures.map((figure) => {
    const { name, value, unit, digits = 2, bar } = figure;
    const show = (number: number) => `${Number(number.toFixed(digits))} ${unit}`.trim();
    return [name, show(value), bar ? `at ${bar.at} ${show(bar.value)}` : '', bar ? (isMissed(figure) ? 'MISSED' : 'met') : ''];
  });
  return [{ title: '', columns: ['figure', 'measured', 'bar', ''], rows }];
}

function markdownTable({ title, columns, rows }: Table): string[] {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return ['', ...(title ? [`**${title}**`, ''] : []), line(columns), line(columns.map(() => '---')), ...rows.map(line)];
}
