import { defineConfig } from 'vitest/config';

// For the two runs that look at this package alone: its coverage, and the mutation tests. All others use the configuration at the root.
export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    coverage: {
      include: ['src/**/*.ts'],
      exclude: ['src/**/*.test.ts'],
      thresholds: { lines: 100, branches: 100, functions: 100, statements: 100 },
      reporter: ['text'],
    },
  },
});
