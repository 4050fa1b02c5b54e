/** `npm run supply`: what the product is made of, and whether it may be used as it is. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sayIfUnsupported } from '@annuity-lantern/local/support-ends';
import { repositoryRoot, runStep } from './run-step.ts';
import { askAdvisories } from './supply/ask-advisories.ts';
import { checkActions } from './supply/check-actions.ts';
import { checkLicenses } from './supply/check-licenses.ts';

const help = `npm run supply looks at what others made: the license of each package of package-lock.json, the actions of our workflows (each named
by its commit), advisories (npm audit, where the registry answers), and whether Node and the images of the stores still get security fixes.
It writes dist/sbom.cdx.json, a bill of materials in the format of CycloneDX; the image has the same at /app/sbom.cdx.json.
It ends with exit code 1 when one of them finds something. A registry that does not answer is said, and is no fault.`;

interface Part {
  readonly name: string;
  /** Notes are printed; a fault also fails the run. */
  readonly run: () => Promise<{ readonly notes?: readonly string[]; readonly faults: readonly string[] }>;
}

const parts: readonly Part[] = [
  { name: 'Licenses', run: licenses },
  { name: 'Actions by their commit', run: async () => ({ faults: checkActions(repositoryRoot) }) },
  { name: 'Bill of materials', run: billOfMaterials },
  { name: 'Advisories', run: advisories },
  { name: 'Support of Node and of the stores', run: support },
];

if (process.argv.includes('--help') || process.argv.includes('-h')) console.log(help);
else await runParts();

async function runParts(): Promise<void> {
  let found = 0;
  for (const { name, run } of parts) {
    const { notes = [], faults } = await run();
    console.log(`${faults.length === 0 ? 'ok    ' : 'FAILED'}  ${name}`);
    for (const line of [...notes, ...faults]) console.log(`        ${line}`);
    found += faults.length;
  }
  console.log(found === 0 ? 'Everything is in order.' : `${found} found.`);
  process.exitCode = found === 0 ? 0 : 1;
}

async function licenses() {
  const { counts, faults } = checkLicenses(repositoryRoot);
  const sorted = [...counts].sort(([, one], [, other]) => other - one);
  return { notes: [sorted.map(([license, count]) => `${license} ${count}`).join(', ')], faults };
}

async function billOfMaterials() {
  const { code, output } = await runStep({ program: 'npm', args: ['run', '--silent', 'sbom'], system: true, timeoutMs: 60_000 });
  if (code !== 0) return { faults: [`npm sbom failed: ${output.split('\n').at(-1)}`] };
  const file = join('dist', 'sbom.cdx.json');
  mkdirSync(join(repositoryRoot, 'dist'), { recursive: true });
  writeFileSync(join(repositoryRoot, file), `${output}\n`);
  const { components } = JSON.parse(output) as { components: readonly unknown[] };
  return { notes: [`${components.length} packages that visitors and services run, in ${file}`], faults: [] };
}

async function advisories() {
  const answer = await askAdvisories();
  return answer.known ? { faults: answer.lines } : { notes: [`not known, the registry does not answer (${answer.reason})`], faults: [] };
}

async function support() {
  const compose = readFileSync(join(repositoryRoot, 'docker-compose.yml'), 'utf8');
  const versions = [
    ['Node.js', process.versions.node],
    ['MongoDB', imageVersion(compose, 'MONGO_IMAGE')],
    ['Redis', imageVersion(compose, 'REDIS_IMAGE')],
  ] as const;
  const faults = versions.flatMap(([product, version]) =>
    version === undefined ? [`docker-compose.yml names no version of ${product}`] : (sayIfUnsupported(product, version, new Date()) ?? []),
  );
  return { faults };
}

/** Of the image that compose runs unless a setting names another. */
function imageVersion(compose: string, setting: string): string | undefined {
  return new RegExp(`\\$\\{${setting}:-[^:}]+:([\\d.]+)`).exec(compose)?.[1];
}
