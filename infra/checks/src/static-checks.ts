import { findLooseText } from './find-loose-text.ts';
import { checkImports } from './import-rules.ts';
import { checkFigures } from './overdue-figures.ts';
import { checkProse } from './prose/check-prose.ts';
import { repositoryRoot, runStep, type Step } from './run-step.ts';
import { emptyTally, type Tally } from './tally.ts';

interface StaticCheck {
  /** For `--only`. */
  readonly name: string;
  readonly title: string;
  readonly run: () => Promise<{ readonly ok: boolean; readonly output: string }>;
}

export const staticChecks: readonly StaticCheck[] = [
  { name: 'types', title: 'Types of browser code', run: () => runProgram({ program: 'tsc', args: ['-p', 'tsconfig.browser.json'] }) },
  { name: 'types', title: 'Types of services and tools', run: () => runProgram({ program: 'tsc', args: ['-p', 'tsconfig.node.json'] }) },
  {
    name: 'format',
    title: 'Lint and format',
    run: () =>
      runProgram({
        program: 'biome',
        args: ['ci', '--colors=off', '--diagnostic-level=warn', '--error-on-warnings', '--max-diagnostics=50'],
      }),
  },
  { name: 'imports', title: 'Import rules', run: runImportRules },
  {
    name: 'unused',
    title: 'Unused files, exports and dependencies',
    run: () => runProgram({ program: 'knip', args: ['--no-progress', '--no-config-hints'] }),
  },
  { name: 'versions', title: 'One version of each package', run: () => runProgram({ program: 'syncpack', args: ['lint'] }) },
  { name: 'texts', title: 'Text that a translator may replace', run: runLooseTextCheck },
  {
    name: 'figures',
    title: 'Figures of law and reports, reviewed in time',
    run: async () => checkFigures(new Date().toISOString().slice(0, 10)),
  },
  { name: 'words', title: 'Words of comments, test titles and docs', run: runProseCheck },
];

/** Runs checks, also after one has failed, and prints what is wrong. Each counts as one test. */
export async function runStaticChecks(checks: readonly StaticCheck[], log: (line: string) => void): Promise<Tally> {
  const failures: string[] = [];
  for (const { title, run } of checks) {
    const startedAt = performance.now();
    const { ok, output } = await run();
    log(`${ok ? 'ok    ' : 'FAILED'}  ${title} (${((performance.now() - startedAt) / 1000).toFixed(1)} s)`);
    if (ok) continue;
    log(output);
    failures.push(title);
  }
  return { ...emptyTally, passed: checks.length - failures.length, failed: failures.length, failures };
}

async function runProgram(step: Step) {
  const { code, output } = await runStep({ ...step, yields: true });
  return { ok: code === 0, output };
}

async function runImportRules() {
  const { cruised, onDisk, violations } = await checkImports(repositoryRoot);
  const lines = violations.map(({ rule, from, to }) => `  ${rule}: ${from} imports ${to}`);
  if (cruised < onDisk || onDisk === 0) lines.push(`  Only ${cruised} of ${onDisk} source files were read: the others are not checked.`);
  return { ok: lines.length === 0, output: lines.join('\n') };
}

async function runProseCheck() {
  const faults = checkProse(repositoryRoot);
  return { ok: faults.length === 0, output: [...faults, `${faults.length} faults`].join('\n') };
}

async function runLooseTextCheck() {
  const faults = findLooseText('tsconfig.browser.json', repositoryRoot);
  return { ok: faults.length === 0, output: faults.join('\n') };
}
