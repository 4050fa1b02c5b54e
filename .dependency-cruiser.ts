import type { IConfiguration } from 'dependency-cruiser';

/**
 * Which module may import which. Rules about code inside a module are held by biome (biome.json, infra/checks/rules).
 * Each rule has a fixture in infra/checks/tests/fixtures that breaks it, and a test that sees it fail.
 */
export const tests = '\\.test\\.tsx?$|\\.examples\\.tsx$|/test(s|ing)?/|/fixtures/';
const browser = '^(shell|mfe-[a-z]+|packages/[^/]+)/src/';
const npm = (...names: string[]) => `(^|/)node_modules/(${names.join('|')})/`;

const config: IConfiguration = {
  forbidden: [
    {
      name: 'browser-never-imports-server',
      comment: 'Browser code runs in the browser: no service, no store, no queue, no Node.',
      severity: 'error',
      from: { path: browser, pathNot: tests },
      to: { path: ['^services/', npm('mongoose', 'mongodb', 'bullmq', 'ioredis', 'express', 'pino')] },
    },
    {
      name: 'browser-never-imports-node',
      comment: 'Browser code runs in the browser: no `node:*`.',
      severity: 'error',
      from: { path: browser, pathNot: tests },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'shell-and-remotes-meet-at-run-time',
      comment: 'Shell and remotes are deployed apart and meet through the federation runtime and the types of host-kit.',
      severity: 'error',
      from: { path: '^(shell|mfe-[a-z]+)/src/' },
      to: { path: '^(shell|mfe-[a-z]+)/', pathNot: '^$1/' },
    },
    {
      name: 'domain-imports-nothing',
      comment: 'Calculations are pure functions.',
      severity: 'error',
      from: { path: '^packages/domain/src/', pathNot: tests },
      to: { pathNot: '^packages/domain/src/' },
    },
    {
      name: 'contracts-import-zod-and-domain',
      comment: 'A contract is read by both sides, so it carries neither.',
      severity: 'error',
      from: { path: '^packages/contracts/src/', pathNot: tests },
      to: { pathNot: ['^packages/(contracts|domain)/src/', npm('zod')] },
    },
    {
      name: 'ui-imports-nothing-of-ours',
      comment: 'The design system knows no business.',
      severity: 'error',
      from: { path: '^packages/ui/src/', pathNot: tests },
      to: { path: '^(shell|mfe-[a-z]+|packages|services|infra)/', pathNot: '^packages/ui/' },
    },
    {
      name: 'tool-kit-knows-no-tool',
      comment: 'What all tools use knows none of them.',
      severity: 'error',
      from: { path: '^packages/tool-kit/src/', pathNot: tests },
      to: { path: '^(shell|mfe-[a-z]+|services|infra)/' },
    },
    {
      name: 'only-remotes-use-the-tool-kit',
      comment: 'Pages without a tool never load it.',
      severity: 'error',
      from: { path: '^(shell|packages/[^/]+)/src/', pathNot: ['^packages/tool-kit/', tests] },
      to: { path: '^packages/tool-kit/' },
    },
    {
      name: 'browser-never-imports-jobs',
      comment: 'Job payloads are between services. The list of all calls would load every contract.',
      severity: 'error',
      from: { path: '^(shell|mfe-[a-z]+|packages/(ui|host-kit|tool-kit|site))/src/' },
      to: { path: '(^|/)packages/contracts/src/(jobs|endpoints)\\.ts$' },
    },
    {
      name: 'features-are-closed',
      comment: 'A feature knows one thing; only pages and remote.ts compose.',
      severity: 'error',
      from: { path: '^(mfe-[a-z]+)/src/features/([^/]+)/' },
      to: { path: '^mfe-[a-z]+/src/(features|pages)/', pathNot: '^$1/src/features/$2/' },
    },
    {
      name: 'services-never-import-each-other',
      comment: 'They meet in services/libs. The simulation runs the code of several.',
      severity: 'error',
      from: { path: '^services/([^/]+)/', pathNot: ['^services/libs/', '/simulation/', tests] },
      to: { path: '^services/', pathNot: ['^services/libs/', '^services/$1/'] },
    },
    {
      name: 'libs-never-import-services',
      comment: 'Libraries do not know who uses them.',
      severity: 'error',
      from: { path: '^services/libs/' },
      to: { path: '^services/', pathNot: '^services/libs/' },
    },
    {
      name: 'mongoose-only-in-stores',
      comment: 'One place per collection.',
      severity: 'error',
      from: { path: '^services/', pathNot: ['^services/libs/([a-z]+-store|store-kit)/', tests] },
      to: { path: npm('mongoose') },
    },
    {
      name: 'changes-are-pure',
      comment: 'What people do to a lead is decided without a store and without a clock.',
      severity: 'error',
      from: { path: '/lead-store/src/changes/', pathNot: tests },
      to: {
        path: [
          npm('mongoose', 'mongodb'),
          '/lead-store/src/(work|outbox|insert|consents)/',
          '/lead-store/src/record/(leads|change-lead|settle)\\.ts$',
        ],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'bullmq-only-in-the-queue-module',
      comment: 'BullMQ and ioredis have traps; they are handled once.',
      severity: 'error',
      from: { path: '^services/', pathNot: ['^services/libs/service-kit/src/queue[./]', tests] },
      to: { path: npm('bullmq', 'ioredis') },
    },
    {
      name: 'no-import-past-exports',
      comment: 'A package is used through its `exports`, by its name.',
      severity: 'error',
      from: { path: '^(shell|mfe-[a-z]+|packages/[^/]+|services/libs/[^/]+|services/[^/]+|infra/[^/]+)/', pathNot: '/fixtures/' },
      to: {
        path: '^(shell|mfe-[a-z]+|packages|services|infra)/',
        pathNot: '^$1/',
        dependencyTypes: ['local'],
        dependencyTypesNot: ['aliased-workspace', 'npm'],
      },
    },
    {
      name: 'every-import-resolves',
      comment: 'Not in the package’s `exports`, or not there at all.',
      severity: 'error',
      // The real refresh runtime is reached past the exports of react-refresh, because the exported name leads back to this file.
      from: { pathNot: '^infra/rspack-config/src/shared-refresh-runtime\\.cjs$' },
      to: { couldNotResolve: true },
    },
    {
      name: 'no-cycle',
      comment: 'Modules that need each other are one module.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-undeclared-dependency',
      comment: 'Each workspace declares what it imports.',
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'undetermined'] },
    },
  ],
  options: {
    // Without it dependency-cruiser reads no TypeScript at all, and passes.
    parser: 'swc',
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'browser', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.css', '.d.ts'],
      mainFields: ['types', 'typings', 'module', 'main'],
    },
  },
};

export default config;
