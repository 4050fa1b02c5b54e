import { contentPlugin } from '@annuity-lantern/mdx';
import { defineConfig } from 'vitest/config';

/** Long enough for two slow cores that are shared with the stores. A test that checks a duration sets its own limit. */
const PATIENCE = 60_000;

export default defineConfig({
  test: {
    maxWorkers: 2,
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
          expect: { poll: { timeout: PATIENCE } },
          include: ['{shell,mfe-*,packages/*,services/*,services/libs/*,infra/*}/{src,resources,tests}/**/*.test.ts'],
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
          expect: { poll: { timeout: PATIENCE } },
          include: ['{shell,mfe-*,packages/*}/src/**/*.test.tsx'],
          setupFiles: ['infra/checks/src/dom-setup.ts'],
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
      {
        test: {
          name: 'integration',
          environment: 'node',
          isolate: false,
          // More than there are cores, as these tests mostly wait for stores and services.
          maxWorkers: 3,
          include: ['{services,infra}/**/test/**/*.integration.test.ts'],
          globalSetup: ['infra/checks/src/stores-setup.ts'],
          testTimeout: 4 * PATIENCE,
          hookTimeout: 2 * PATIENCE,
          expect: { poll: { timeout: PATIENCE } },
        },
      },
    ],
  },
});
