import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { chromiumProgram } from '../product/chromium.ts';
import { repositoryRoot } from '../product/repository-root.ts';
import { mergeReport } from './merge-report.ts';
import type { Section } from './section.ts';

const run = promisify(execFile);
const FILE = 'docs/evidence/bench.md';

/** Keeps the figures in the repository, with what they were measured on, beside those of kinds that were not measured now; answers the file's path. */
export async function writeReport(sections: readonly Section[]): Promise<string> {
  const file = path.join(repositoryRoot, FILE);
  const before = await readFile(file, 'utf8').catch(() => '');
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, mergeReport(before, sections, await measuredOn()));
  return FILE;
}

async function measuredOn(): Promise<string> {
  const [commit, browser] = await Promise.all([
    run('git', ['rev-parse', '--short', 'HEAD'], { cwd: repositoryRoot }),
    run(chromiumProgram(), ['--version', '--no-sandbox']).then(
      ({ stdout }) => [stdout.trim()],
      () => [],
    ),
  ]);
  const memory = `${Math.round(totalmem() / 2 ** 30)} GiB of memory`;
  const machine = [`${cpus().length} processor cores (${cpus()[0]?.model.trim()})`, memory, `Node ${process.versions.node}`, ...browser];
  return `Measured on ${new Date().toISOString().slice(0, 10)} at commit ${commit.stdout.trim()}: ${machine.join(', ')}.`;
}
