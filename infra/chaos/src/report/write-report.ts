import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { machineWords, type Report, reportMarkdown } from './report-lines.ts';

const repositoryRoot = path.resolve(import.meta.dirname, '../../../..');
const FILE = 'docs/evidence/chaos.md';
const HEAD = [
  '# What `npm run chaos` found',
  '',
  'Each section is one run: what was promised and what was found, the figures, and the plan of faults as it happened. The command repeats it.',
].join('\n');

/** Keeps the report in the repository, in place of an earlier one of the same seed; gives the file's path. */
export async function writeReport(report: Report): Promise<string> {
  const file = path.join(repositoryRoot, FILE);
  const before = await readFile(file, 'utf8').catch(() => '');
  const { stdout: commit } = await promisify(execFile)('git', ['rev-parse', '--short', 'HEAD'], { cwd: repositoryRoot });
  const measuredOn = `Run on ${new Date().toISOString().slice(0, 10)} at commit ${commit.trim()}: ${machineWords()},`;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, mergeReport(before, reportMarkdown(report, measuredOn)));
  return FILE;
}

/** The file with this section in place of the one with its title, or at its end. */
export function mergeReport(file: string, section: string): string {
  const titleOf = (markdown: string) => markdown.split('\n', 1)[0] ?? '';
  const sections = new Map(
    file
      .split(/^(?=## )/m)
      .filter((part) => part.startsWith('## '))
      .map((part) => [titleOf(part), part.trimEnd()]),
  );
  sections.set(titleOf(section), section);
  const seedOf = (title: string) => Number(/\d+/.exec(title)?.[0]);
  const inOrder = [...sections].toSorted(([one], [other]) => seedOf(one) - seedOf(other)).map(([, markdown]) => markdown);
  return `${[HEAD, ...inOrder].join('\n\n')}\n`;
}
