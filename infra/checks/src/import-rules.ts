import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { cruise, type ICruiseResult, type IModule } from 'dependency-cruiser';
import config, { tests } from '../../../.dependency-cruiser.ts';

export interface Violation {
  readonly rule: string;
  readonly from: string;
  readonly to: string;
}

export interface ImportReport {
  /** Source files that were read. */
  readonly cruised: number;
  /** Source files on disk: fewer cruised than these means that the check does not look. */
  readonly onDisk: number;
  readonly violations: readonly Violation[];
}

/** The folders that the import rules bind. */
const sources = ['shell/src', 'mfe-*/src', 'packages/*/src', 'services/*/src', 'services/libs/*/src', 'infra/*/src'];
const sourceFiles = [...sources.map((folder) => `${folder}/**/*.{ts,tsx}`), '{shell,mfe-*}/rspack.config.ts', 'mfe-*/resources/build/*.ts'];

/** Reads every source file below a folder and holds its imports against the import rules. */
export async function checkImports(folder: string): Promise<ImportReport> {
  const files = globSync(sourceFiles, { cwd: folder });
  const { enhancedResolveOptions, ...options } = config.options ?? {};
  const reply = await cruise(
    files,
    {
      ...options,
      baseDir: folder,
      validate: true,
      ruleSet: { forbidden: [...(config.forbidden ?? [])] },
      ...(enhancedResolveOptions ? { enhancedResolveOptions } : {}),
    },
    { ...enhancedResolveOptions, bustTheCache: true },
  );
  const { modules, summary } = reply.output as ICruiseResult;
  const read = new Set(modules.filter((module) => !module.couldNotResolve).map((module) => module.source));
  return {
    cruised: files.filter((file) => read.has(file)).length,
    onDisk: files.length,
    violations: [
      ...summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
      ...findUndeclaredWorkspaces(folder, modules),
      ...findSourceForTests(modules),
    ],
  };
}

/** What starts a process or a remote. */
const startedAlone = /\/src\/(remote|server|main|boot)\.tsx?$/;

/** Finds source of the product that only tests import: its place is a folder `testing` or `test`. */
function findSourceForTests(modules: readonly IModule[]): Violation[] {
  const isTest = (file: string) => new RegExp(tests).test(file);
  const importers = Map.groupBy(
    modules.flatMap(({ source, dependencies }) => dependencies.map(({ resolved }) => ({ source, resolved }))),
    ({ resolved }) => resolved,
  );
  return [...importers]
    .filter(([file]) => /^(shell|mfe-[a-z]+|packages|services)\/.*\.tsx?$/.test(file) && !isTest(file) && !startedAlone.test(file))
    .filter(([, by]) => by.every(({ source }) => isTest(source)))
    .map(([file, by]) => ({ rule: 'no-source-for-tests-alone', from: by[0]?.source ?? '', to: file }));
}

/** dependency-cruiser takes a package of the same workspace tree for a local file, whether or not it was declared. */
function findUndeclaredWorkspaces(folder: string, modules: readonly IModule[]): Violation[] {
  return modules.flatMap((module) => {
    const declared = declaredBy(folder, module.source);
    return module.dependencies
      .filter(({ module: name }) => name.startsWith('@annuity-lantern/'))
      .filter(({ module: name }) => declared && !declared.has(name.split('/').slice(0, 2).join('/')))
      .map(({ module: name }) => ({ rule: 'no-undeclared-workspace', from: module.source, to: name }));
  });
}

/** The packages that the workspace of a file declares, its own name included. */
function declaredBy(folder: string, source: string): Set<string> | null {
  for (let at = path.dirname(source); at !== '.'; at = path.dirname(at)) {
    const file = path.join(folder, at, 'package.json');
    if (!existsSync(file)) continue;
    const { name, dependencies, devDependencies } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Record<string, string>> & {
      name: string;
    };
    return new Set([name, ...Object.keys(dependencies ?? {}), ...Object.keys(devDependencies ?? {})]);
  }
  return null;
}
