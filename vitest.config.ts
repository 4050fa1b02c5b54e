import path from 'node:path';
import { contentPlugin } from '@annuity-lantern/mdx';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Long enough for two slow cores that are shared with the stores. A test that checks a duration sets its own limit. */
const PATIENCE = 120_000;

const FILE_SETUP = 'infra/checks/src/file-setup.ts';

/** Starts the files that take longest first, so that none of them runs alone at the end. The others follow, largest first. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => longest.findIndex((part) => moduleId.includes(part));
    return (await super.sort(files)).sort((one, other) => rank(one) - rank(other));
  }
}

/** The last entry is for all other files: each path includes it. */
const longest = ['/infra/chaos/test/', '/services/lead-worker/test/', '/lead-worker/src/simulation/', '/infra/checks/src/patterns/', ''];

const isShuffled = process.argv.some((word) => word.startsWith('--sequence.shuffle'));

export default defineConfig({
  test: {
    maxWorkers: 2,
    sequence: isShuffled ? {} : { sequencer: LongestFirst },
    projects: [
      {
        plugins: [contentPlugin()],
        test: {
          name: 'node',
          environment: 'node',
          // A native module that crashes a process fails its file. In a thread it would end the whole run without a report.
          pool: 'forks',
          isolate: false,
          testTimeout: PATIENCE,
          hookTimeout: PATIENCE,
          expect: { poll: { timeout: PATIENCE } },
          include: ['{shell,mfe-*,packages/*,services/*,services/libs/*,infra/*}/{src,resources,tests}/**/*.test.ts'],
          setupFiles: [FILE_SETUP],
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
      {
        plugins: [contentPlugin()],
        test: {
          name: 'browser',
          environment: 'jsdom',
          pool: 'forks',
          isolate: false,
          testTimeout: PATIENCE,
          hookTimeout: PATIENCE,
          expect: { poll: { timeout: PATIENCE } },
          include: ['{shell,mfe-*,packages/*}/src/**/*.test.tsx'],
          setupFiles: [FILE_SETUP, 'infra/checks/src/dom-setup.ts'],
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
      {
        test: {
          name: 'integration',
          environment: 'node',
          isolate: false,
          include: ['{services,infra}/**/test/**/*.integration.test.ts'],
          setupFiles: [FILE_SETUP],
          globalSetup: ['infra/checks/src/stores-setup.ts'],
          // The services of the tests start in half the time if Node keeps what it compiled.
          env: { NODE_COMPILE_CACHE: path.resolve(import.meta.dirname, 'node_modules/.cache/node') },
          testTimeout: 4 * PATIENCE,
          hookTimeout: 2 * PATIENCE,
          expect: { poll: { timeout: PATIENCE } },
        },
      },
    ],
  },
});
