/** `npm run kubernetes:check`: renders the overlays and compares them with the schemas of Kubernetes. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

const KUSTOMIZE = '5.7.1';
const VALIDATE = '1.34.1';
const SCHEMAS = '1.34';
const folder = resolve(import.meta.dirname, '..');
const cache = resolve(folder, '../../.cache/kubernetes');

const help = `npm run kubernetes:check renders each overlay of infra/kubernetes, and the example, with kustomize ${KUSTOMIZE}, and compares every object with the
schemas of Kubernetes ${SCHEMAS}, with kubernetes-validate ${VALIDATE}. Fields that the schemas do not know are faults, too.

It needs Go (or KUSTOMIZE, the path of a kustomize) and Python 3 with venv. The first run fetches both programs into .cache/kubernetes: from
the Go module proxy and from PyPI. It needs no cluster and changes none. It exits with 1 if something is wrong.`;

/** As folders of `infra/kubernetes`; the last one as an operator's own overlay adds a component to ours. */
const renderings: readonly { readonly path: string; readonly components?: readonly string[] }[] = [
  { path: 'overlays/single' },
  { path: 'overlays/cluster' },
  { path: 'example' },
  { path: 'example/restore' },
  { path: 'overlays/single', components: ['scale-workers-by-cpu'] },
];

if (process.argv.includes('--help') || process.argv.includes('-h')) console.log(help);
else main();

function main(): void {
  const kustomize = process.env.KUSTOMIZE || fetchKustomize();
  const validate = fetchValidate();
  let wrong = 0;
  for (const { path, components = [] } of renderings) {
    const label = [path, ...components].join(' with ');
    const rendered = render(kustomize, join(folder, path), components);
    const file = join(cache, `${label.replaceAll(/[ /]/g, '-')}.yaml`);
    writeFileSync(file, rendered);
    const { status, stdout, stderr } = spawnSync(validate, ['--strict', '--quiet', '-k', SCHEMAS, file], { encoding: 'utf8' });
    const objects = rendered.match(/^kind: /gm)?.length ?? 0;
    console.log(`${status === 0 ? 'ok    ' : 'FAILED'}  ${label}: ${objects} objects, in ${relative(process.cwd(), file)}`);
    if (status !== 0) console.log(stdout + stderr);
    wrong += status === 0 ? 0 : 1;
  }
  console.log(wrong === 0 ? 'Everything is valid. Nothing was applied.' : `${wrong} of ${renderings.length} are not valid.`);
  process.exitCode = wrong === 0 ? 0 : 1;
}

function render(kustomize: string, overlay: string, components: readonly string[]): string {
  if (components.length === 0) return run(kustomize, ['build', overlay]);
  const own = join(cache, 'overlay');
  mkdirSync(own, { recursive: true });
  const lines = components.map((component) => `  - ${relative(own, join(folder, 'components', component))}\n`);
  writeFileSync(
    join(own, 'kustomization.yaml'),
    `apiVersion: kustomize.config.k8s.io/v1beta1\nkind: Kustomization\nresources:\n  - ${relative(own, overlay)}\ncomponents:\n${lines.join('')}`,
  );
  const rendered = run(kustomize, ['build', own]);
  rmSync(own, { recursive: true });
  return rendered;
}

function fetchKustomize(): string {
  const bin = join(cache, `kustomize-${KUSTOMIZE}`);
  const program = join(bin, 'kustomize');
  if (!existsSync(program)) {
    console.log(`Building kustomize ${KUSTOMIZE} from its Go module.`);
    run('go', ['install', `sigs.k8s.io/kustomize/kustomize/v5@v${KUSTOMIZE}`], { GOBIN: bin, GOFLAGS: '' });
  }
  return program;
}

function fetchValidate(): string {
  const venv = join(cache, `validate-${VALIDATE}`);
  const program = join(venv, 'bin', 'kubernetes-validate');
  if (!existsSync(program)) {
    console.log(`Installing kubernetes-validate ${VALIDATE}.`);
    run('python3', ['-m', 'venv', venv]);
    run(join(venv, 'bin', 'pip'), ['install', '--quiet', '--disable-pip-version-check', `kubernetes-validate==${VALIDATE}`]);
  }
  return program;
}

function run(program: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    encoding: 'utf8',
    env: { ...process.env, ...env },
    maxBuffer: 64e6,
  });
  if (status === 0) return stdout;
  console.error(`${program} ${args[0]} failed: ${error?.message ?? stderr}`);
  process.exit(1);
}
