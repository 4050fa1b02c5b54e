import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { consultationForm, expectRequested, fillConsultation, submitConsultation } from '../src/consultation.ts';
import { mailAbout, staffAddress } from '../src/inbox.ts';
import { isAlive, type Product, startProduct } from '../src/start-product.ts';
import { expect, pageIsLive, product, test } from '../src/test.ts';

/** Longest that an answer may take that waits for stores in vain, in milliseconds: 2 s, and room for a busy machine. Without the form's own wait for its token. */
const STORE_LIMIT = 2500;

async function pidOf(running: Product, name: string | RegExp): Promise<number> {
  const found = (await running.processes()).find((process) => (typeof name === 'string' ? process.name === name : name.test(process.name)));
  if (!found) throw new Error(`No process ${name} is running`);
  return found.pid;
}

/** The last lines of what a service logged: why it answered as it did. */
async function endOfLog(running: Product, service: string): Promise<string> {
  return (await readFile(path.join(running.dataDir, 'logs', `${service}.log`), 'utf8')).slice(-4000);
}

test('a start beside a running one, stopped by SIGINT, leaves nothing behind; the next start has its data', async ({
  page,
  complaints,
}) => {
  test.setTimeout(240_000);
  const first = await startProduct();
  expect(first.origin).not.toBe(product.origin);
  await page.goto(`${first.origin}/consultation`);
  await pageIsLive(page);
  await fillConsultation(page);
  const answered = page.waitForResponse((response) => response.url().endsWith('/api/consultation-requests'));
  await submitConsultation(page);
  const { id } = await (await answered).json();
  await expectRequested(page);
  await mailAbout(first.inbox, id, staffAddress);
  const pids = (await first.processes()).map(({ pid }) => pid);
  expect(pids.length).toBeGreaterThanOrEqual(7);
  expect(await first.stop('SIGINT')).toBe(0);
  expect(pids.filter(isAlive)).toEqual([]);

  const second = await startProduct({ dataDir: first.dataDir });
  await mailAbout(second.inbox, id, staffAddress);
  expect(second.output()).not.toContain('a-long-test-password-1');
  expect(await second.stop('SIGTERM')).toBe(0);
  await second.removeData();
  complaints.length = 0;
});

test('a supervisor killed with SIGKILL: the next start ends what it left and works', async () => {
  test.setTimeout(240_000);
  const first = await startProduct();
  const pids = (await first.processes()).map(({ pid }) => pid);
  await first.stop('SIGKILL');
  expect(pids.filter(isAlive).length).toBeGreaterThan(0);
  const second = await startProduct({ dataDir: first.dataDir });
  expect(pids.filter(isAlive)).toEqual([]);
  expect((await fetch(`${second.origin}/api/resources`)).status).toBe(200);
  expect(await second.stop()).toBe(0);
  await second.removeData();
});

test('Redis killed before a submission: 201, and the mail after it is back', async ({ page, complaints }) => {
  test.setTimeout(240_000);
  const own = await startProduct();
  await page.goto(`${own.origin}/consultation`);
  await pageIsLive(page);
  await fillConsultation(page);
  process.kill(await pidOf(own, /redis/i), 'SIGKILL');
  const answered = page.waitForResponse((response) => response.url().endsWith('/api/consultation-requests'));
  await submitConsultation(page);
  const answer = await answered;
  expect(answer.status(), await endOfLog(own, 'lead-intake')).toBe(201);
  await expectRequested(page);
  await mailAbout(own.inbox, (await answer.json()).id, staffAddress, 60_000);
  expect(await own.stop()).toBe(0);
  await own.removeData();
  complaints.length = 0;
});

test('MongoDB frozen: 202 within 2 s and the same thanks as ever; once it thaws the lead is stored and mailed, once', async ({
  page,
  complaints,
}) => {
  test.setTimeout(240_000);
  const own = await startProduct();
  await page.goto(`${own.origin}/consultation`);
  await pageIsLive(page);
  await fillConsultation(page);
  const mongod = await pidOf(own, /mongo/i);
  process.kill(mongod, 'SIGSTOP');
  let id: string;
  try {
    const answered = page.waitForResponse((response) => response.url().endsWith('/api/consultation-requests'));
    await submitConsultation(page);
    const answer = await answered;
    expect(answer.status(), await endOfLog(own, 'lead-intake')).toBe(202);
    expect(answer.request().timing().responseStart).toBeLessThan(STORE_LIMIT);
    const body = await answer.json();
    expect(Object.keys(body).sort()).toEqual(['createdAt', 'id', 'status']);
    id = body.id;
    await expectRequested(page);
    await expect(page.getByText('Your contact information has been verified')).toHaveCount(0);
  } finally {
    process.kill(mongod, 'SIGCONT');
  }
  await mailAbout(own.inbox, id, staffAddress, 60_000);
  expect(await own.stop()).toBe(0);
  await own.removeData();
  complaints.length = 0;
});

test('MongoDB and Redis frozen: 503 with Retry-After within 2 s, nothing typed is lost, and the next try is stored', async ({
  page,
  complaints,
}) => {
  test.setTimeout(240_000);
  const own = await startProduct();
  await page.goto(`${own.origin}/consultation`);
  await pageIsLive(page);
  await fillConsultation(page);
  const stores = [await pidOf(own, /mongo/i), await pidOf(own, /redis/i)];
  for (const pid of stores) process.kill(pid, 'SIGSTOP');
  try {
    const answered = page.waitForResponse((response) => response.url().endsWith('/api/consultation-requests'));
    await submitConsultation(page);
    const answer = await answered;
    expect(answer.status(), await endOfLog(own, 'lead-intake')).toBe(503);
    expect(answer.request().timing().responseStart).toBeLessThan(STORE_LIMIT);
    expect(answer.headers()['retry-after']).toMatch(/^\d+$/);
    await expect(page.getByText('Failed to submit consultation request. Please try again.').first()).toBeVisible();
    await expect(consultationForm(page).getByLabel('First name')).not.toHaveValue('');
  } finally {
    for (const pid of stores) process.kill(pid, 'SIGCONT');
  }
  await expect(async () => {
    await submitConsultation(page);
    await expect(consultationForm(page).getByLabel('First name')).toHaveValue('', { timeout: 3_000 });
  }).toPass({ timeout: 30_000 });
  expect(await own.stop()).toBe(0);
  await own.removeData();
  complaints.length = 0;
});
