import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { chromiumProgram } from '../product/chromium.ts';
import { repositoryRoot } from '../product/repository-root.ts';
import { sectionMarkdown } from './render-section.ts';
import type { Section } from './section.ts';

const run = promisify(execFile);
const FILE = 'docs/evidence/bench.md';

/** Keeps the figures in the repository, with what they were measured on; answers the file's path. */
export async function writeReport(sections: readonly Section[]): Promise<string> {
  const [commit, browser] = await Promise.all([
    run('git', ['rev-parse', '--short', 'HEAD'], { cwd: repositoryRoot }),
    run(chromiumProgram(), ['--version', '--no-sandbox']),
  ]);
  const head = [
    '# Figures of `npm run bench`',
    '',
    `Measured on ${new Date().toISOString().slice(0, 10)} at commit ${commit.stdout.trim()}: ${cpus().length} processor cores (${cpus()[0]?.model.trim()}), ` +
      `${Math.round(totalmem() / 2 ** 30)} GiB of memory, Node ${process.versions.node}, ${browser.stdout.trim()}.`,
  ].join('\n');
  const file = path.join(repositoryRoot, FILE);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, `${[head, ...sections.map(sectionMarkdown)].join('\n\n')}\n`);
  return FILE;
}
