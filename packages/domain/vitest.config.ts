import { defineConfig } from 'vitest/config';

// Used by the two runs of this package alone, coverage and mutation tests. Other runs use the configuration at the root.
export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    pool: 'threads',
    isolate: false,
    maxWorkers: 2,
    // As in the configuration at the root: coverage makes loops many times slower.
    testTimeout: 60_000,
    coverage: {
      include: ['src/**/*.ts'],
      exclude: ['src/**/*.test.ts'],
      thresholds: { lines: 100, branches: 100, functions: 100, statements: 100 },
      reporter: ['text'],
    },
  },
});
