import type { Browser, Page } from '@playwright/test';
import { defaultConfig } from 'lighthouse';

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true };

/** Lighthouse's own phone: slow 4G and a fourth of the processor. */
export const throttling = { ...defaultConfig.settings?.throttling } as {
  readonly requestLatencyMs: number;
  readonly downloadThroughputKbps: number;
  readonly uploadThroughputKbps: number;
  readonly cpuSlowdownMultiplier: number;
};

/** A page of a new visitor with an empty cache, on a slow phone. */
export async function openAsPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: throttling.requestLatencyMs,
    downloadThroughput: bytesPerSecond(throttling.downloadThroughputKbps),
    uploadThroughput: bytesPerSecond(throttling.uploadThroughputKbps),
  });
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: throttling.cpuSlowdownMultiplier });
  return page;
}

function bytesPerSecond(kilobits: number): number {
  return Math.floor((kilobits * 1024) / 8);
}
