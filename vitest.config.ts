import { defineConfig } from 'vitest/config';

/**
 * Milliseconds that a test waits for what must happen some time: long, since it costs nothing where all goes well, and two slow cores shared
 * with the stores can take many times as long as a quick machine. Where the time itself is the point, the test says its own.
 */
const PATIENCE = 60_000;

const browserCode = ['shell', 'mfe-*', 'packages/ui', 'packages/host-kit'];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          testTimeout: PATIENCE,
          expect: { poll: { timeout: PATIENCE } },
          include: [
            'mfe-content/resources/**/*.test.ts',
            '{packages/{domain,contracts,site},services/*,services/libs/*,infra/*}/src/**/*.test.ts',
            'infra/checks/tests/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          name: 'browser',
          environment: 'jsdom',
          testTimeout: PATIENCE,
          expect: { poll: { timeout: PATIENCE } },
          include: browserCode.map((folder) => `${folder}/src/**/*.test.{ts,tsx}`),
          setupFiles: ['infra/checks/src/dom-setup.ts'],
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
      {
        test: {
          name: 'integration',
          environment: 'node',
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
