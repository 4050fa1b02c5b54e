import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ageRanges, assetRanges, createConsultationRequest, FORM_TOKEN_YOUNGEST, usStates } from '@annuity-lantern/contracts/http';
import { leadBody } from '@annuity-lantern/harness/lead-body';
import type { Browser } from '@playwright/test';
import { defaultConfig } from 'lighthouse';

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true };
/** The page fetches its form token when its script runs, while the fields are filled in. */
const MARGIN_MS = 1500;
const TOAST_WITHIN_MS = 30_000;
const LOGGED_WITHIN_MS = 5000;

/** In milliseconds. */
export interface Sent {
  readonly toast: number;
  /** Of the gateway and everything behind it. */
  readonly server: number;
}

interface SendOptions {
  readonly origin: string;
  readonly dataDir: string;
  readonly visitor: number;
}

declare global {
  var clickToToast: { clickedAt?: number; toastAt?: number } | undefined;
}

/** Fills in and sends the consultation form on Lighthouse's phone, as a new visitor. */
export async function sendForm(browser: Browser, { origin, dataDir, visitor }: SendOptions): Promise<Sent> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  const { requestLatencyMs = 0, downloadThroughputKbps = 0, uploadThroughputKbps = 0 } = defaultConfig.settings?.throttling ?? {};
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: requestLatencyMs,
    downloadThroughput: downloadThroughputKbps * 128,
    uploadThroughput: uploadThroughputKbps * 128,
  });
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: defaultConfig.settings?.throttling?.cpuSlowdownMultiplier ?? 4 });
  await page.addInitScript(watchForToast);
  await page.goto(`${origin}/consultation`);

  const form = page.locator('#consultation-form form');
  const { firstName, lastName, email, phone: number, age, assets, state, primaryConcern } = leadBody(visitor);
  await form.getByLabel('First name').fill(firstName);
  await form.getByLabel('Last name').fill(lastName);
  await form.getByLabel('Email', { exact: true }).fill(email);
  await form.getByLabel('Phone', { exact: true }).fill(number);
  await form.getByLabel('Age', { exact: true }).selectOption({ label: ageRanges[age] });
  await form.getByLabel('Assets', { exact: true }).selectOption({ label: assetRanges[assets] });
  await form.getByLabel('State', { exact: true }).selectOption({ label: usStates[state] });
  await form.getByLabel('Primary concern').fill(primaryConcern);
  await page.waitForLoadState('networkidle');
  await pause(FORM_TOKEN_YOUNGEST + MARGIN_MS);

  const answered = page.waitForResponse((response) => response.url().endsWith(createConsultationRequest.path));
  await form.locator('button[type=submit]').click();
  const answer = await answered;
  if (answer.status() !== 201) throw new Error(`The form was answered with ${answer.status()}: ${await answer.text()}`);
  await page.waitForFunction(() => globalThis.clickToToast?.toastAt !== undefined, undefined, { timeout: TOAST_WITHIN_MS });
  const toast = await page.evaluate(() => {
    const { clickedAt = Number.NaN, toastAt = Number.NaN } = globalThis.clickToToast ?? {};
    return toastAt - clickedAt;
  });
  const requestId = (await answer.headerValue('x-request-id')) ?? '';
  await context.close();
  return { toast, server: await serverTime(path.join(dataDir, 'logs/gateway.log'), requestId) };
}

/** Runs in the page before its own scripts and looks at every frame after the click, so that nothing outside the page adds time. */
function watchForToast(): void {
  const watched: typeof globalThis.clickToToast = {};
  globalThis.clickToToast = watched;
  const look = () => {
    const toast = document.querySelector('[role="region"][aria-label^="Notifications"] li');
    const box = toast?.getBoundingClientRect();
    const isInView = box !== undefined && box.height > 0 && box.bottom > 0 && box.top < innerHeight;
    if (isInView && toast?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) watched.toastAt = performance.now();
    else requestAnimationFrame(look);
  };
  const onClick = (event: Event) => {
    if (watched.clickedAt !== undefined || !(event.target as Element).closest('button[type=submit]')) return;
    watched.clickedAt = event.timeStamp;
    requestAnimationFrame(look);
  };
  document.addEventListener('click', onClick, { capture: true });
}

async function serverTime(logFile: string, requestId: string): Promise<number> {
  for (const late = Date.now() + LOGGED_WITHIN_MS; ; await pause(50)) {
    const lines = (await readFile(logFile, 'utf8')).split('\n');
    const line = lines.find((text) => text.includes(`"requestId":"${requestId}"`) && text.includes('"ms":'));
    if (line) return (JSON.parse(line.slice(line.indexOf('{'))) as { ms: number }).ms;
    if (Date.now() > late) throw new Error(`The gateway's log has no line for the request ${requestId}.`);
  }
}
