import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

const debianChromium = '/usr/bin/chromium';

export default defineConfig({
  testDir: './tests',
  globalSetup: './src/global-setup.ts',
  outputDir: '../../test-results',
  // Every test brings its own data, so that two can use the same product side by side.
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: '../../test-results/e2e.json' }]],
  use: {
    viewport: { width: 1280, height: 900 },
    // No traces: they slow down every passing test. To record one: --trace on.
    screenshot: 'only-on-failure',
    launchOptions: {
      // Without Debian's Chromium, Playwright starts its own.
      ...(existsSync(debianChromium) ? { executablePath: debianChromium } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
