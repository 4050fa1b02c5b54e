import { existsSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from '@playwright/test';

/** Debian's Chromium without a user interface, which opens a page with a third of the work, or else the whole one. */
const debianChromium = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((program) => existsSync(program));

// The services of the tests start in half the time if Node keeps what it compiled.
process.env.NODE_COMPILE_CACHE ??= path.resolve(import.meta.dirname, '../../node_modules/.cache/node');

/** They mostly wait. Started last, they would run alone. */
const longest = /(start-stop|visitor-journey)\.spec\.ts$/;

export default defineConfig({
  testDir: './tests',
  globalSetup: './src/global-setup.ts',
  outputDir: '../../test-results',
  // Every test brings its own data, so that several can use the same product side by side.
  fullyParallel: true,
  // More than there are cores, as many of these tests wait for frames, fades and frozen services.
  workers: 3,
  projects: [
    { name: 'longest', testMatch: longest },
    { name: 'others', testIgnore: longest },
  ],
  retries: 0,
  // A test counts as hung then. The longest takes 70 s on two slow cores.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: '../../test-results/e2e.json' }]],
  use: {
    viewport: { width: 1280, height: 900 },
    // No traces: they slow down every passing test. To record one: --trace on.
    screenshot: 'only-on-failure',
    launchOptions: {
      // Without Debian's, Playwright starts its own.
      ...(debianChromium ? { executablePath: debianChromium } : {}),
      args: [
        '--no-sandbox',
        // Fonts as wide as in a window: without one, Chromium rounds each letter to whole pixels.
        '--font-render-hinting=none',
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
