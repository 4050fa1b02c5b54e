import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Response } from '@playwright/test';
import { consultationForm, expectRequested, fillConsultation, person, submitConsultation } from '../src/consultation.ts';
import { openDesk, openRequest, sendReview, unfold } from '../src/desk.ts';
import { mailAbout, staffAddress } from '../src/inbox.ts';
import { type Installation, isAlive, startInstallation } from '../src/start-installation.ts';
import { expect, installation, openPage, test } from '../src/test.ts';

async function pidOf(running: Installation, name: RegExp): Promise<number> {
  const found = (await running.processes()).find((process) => name.test(process.name));
  if (!found) throw new Error(`No process ${name} is running`);
  return found.pid;
}

/** The last lines of the log of a service, which explain an unexpected answer. */
async function endOfLog(running: Installation, service: string): Promise<string> {
  return (await readFile(path.join(running.dataDir, 'logs', `${service}.log`), 'utf8')).slice(-4000);
}

test('a second product on one machine keeps every request while its stores are frozen and over a restart', async ({ page, complaints }) => {
  test.setTimeout(240_000);
  const first = await startInstallation();
  expect(first.origin).not.toBe(installation.origin);
  const redis = await pidOf(first, /redis/i);
  const mongod = await pidOf(first, /mongo/i);
  let id = '';
  try {
    await test.step('with Redis frozen, a request is stored and staff read it', async () => {
      process.kill(redis, 'SIGSTOP');
      await sendReview(page, first.origin, 'Withoutredis');
      await openDesk(page, first.origin);
      const panel = await openRequest(page, 'Withoutredis');
      const { effects, history } = await unfold(panel);
      await expect(history).toContainText('Visitor sent the request');
      await expect(effects.getByText('Staff mail')).toBeVisible();
    });

    const answers: Response[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('/api/consultation-requests') && response.request().method() === 'POST') answers.push(response);
    });
    await test.step('with both stores frozen, the form keeps every answer', async () => {
      await openPage(page, `${first.origin}/consultation`);
      await fillConsultation(page);
      process.kill(mongod, 'SIGSTOP');
      await submitConsultation(page);
      await expect(page.getByText('Failed to submit consultation request. Please try again.').first()).toBeVisible();
      expect(answers.at(-1)?.status(), await endOfLog(first, 'lead-intake')).toBe(503);
      expect(answers.at(-1)?.headers()['retry-after']).toMatch(/^\d+$/);
      await expect(consultationForm(page).getByLabel('First name')).not.toHaveValue('');
    });

    await test.step('with MongoDB frozen, the request is accepted with the usual thanks', async () => {
      process.kill(redis, 'SIGCONT');
      await expect(async () => {
        await submitConsultation(page);
        await expect(consultationForm(page).getByLabel('First name')).toHaveValue('', { timeout: 5_000 });
      }).toPass();
      await expectRequested(page);
      expect(answers.at(-1)?.status(), await endOfLog(first, 'lead-intake')).toBe(202);
      const body = await answers.at(-1)?.json();
      expect(Object.keys(body).sort()).toEqual(['createdAt', 'id', 'status']);
      id = body.id;
    });
  } finally {
    for (const pid of [redis, mongod]) process.kill(pid, 'SIGCONT');
  }
  await mailAbout(first.inbox, id, staffAddress);

  const pids = (await first.processes()).map(({ pid }) => pid);
  expect(pids.length).toBeGreaterThanOrEqual(7);
  expect(await first.stop('SIGINT')).toBe(0);
  expect(pids.filter(isAlive)).toEqual([]);

  const second = await startInstallation({ dataDir: first.dataDir });
  await mailAbout(second.inbox, id, staffAddress);
  // The session is kept as well, but this signs in again.
  await page.context().clearCookies();
  await openDesk(page, second.origin);
  await expect(page.getByText(person.lastName).first()).toBeVisible();
  expect(second.output()).not.toContain('a-long-test-password-1');
  expect(await second.stop('SIGTERM')).toBe(0);
  await second.removeData();
  complaints.length = 0;
});
