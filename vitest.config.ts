import { defineConfig } from 'vitest/config';

const browserCode = ['shell', 'mfe-*', 'packages/ui', 'packages/host-kit'];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
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
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
