import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { LeadAccepted } from '@annuity-lantern/contracts/http';
import { sampleConsultation } from '@annuity-lantern/contracts/testing/sample-answers';
import { openLeads } from '@annuity-lantern/lead-store';
import { connectStore } from '@annuity-lantern/store-kit/connection';
import { expect, inject, it, onTestFinished } from 'vitest';
import { type Answer, ask } from './ask.ts';
import { gatewayBefore } from './gateway-before.ts';
import { startService } from './start-service.ts';
import { serviceSettings } from './start-services.ts';

/** A Redis database of its own: on a busy machine MongoDB may be slow, and sealed leads stay in Redis. */
const REDIS_DATABASE = 19;
const PER_SECOND = 40;
/** Fewer than the gateway holds, because starting a process may take long on a busy machine. */
const POSTS = 120;
const PATIENCE = 100_000;
/** Half of the posts carry a key, half neither key nor token. */
const kinds = [() => ({ 'idempotency-key': randomUUID() }), () => ({})];

it('fails no post and stores each lead once while the only lead-intake restarts under 40 posts a second', async () => {
  const database = new URL(inject('mongodbUrl'));
  database.pathname = `/restart-${randomUUID().slice(0, 8)}`;
  const settings = serviceSettings(database.href, `${inject('redisUrl')}/${REDIS_DATABASE}`);
  let intake = await startService('lead-intake', settings);
  onTestFinished(() => intake.stop());
  const url = await gatewayBefore({
    intake: new URL(intake.url),
    timeLimit: PATIENCE,
    resendLimits: { patience: PATIENCE, mostHeld: 128, mostAtOnce: 8 },
  });

  const posted = postAll(url);
  await pause(1500);
  await intake.stop();
  await pause(1000);
  intake = await startService('lead-intake', { ...settings, SERVICE_PORT: new URL(intake.url).port });
  const answers = await posted;

  expect(answers.filter(({ status }) => status !== 201 && status !== 202)).toEqual([]);
  const accepted = answers.map(({ status, text }) => ({ status, id: LeadAccepted.parse(JSON.parse(text)).id }));
  const store = connectStore({ mongodbUrl: database.href });
  onTestFinished(() => store.close());
  await store.connected;
  const stored = (await openLeads(store).any.find().lean()).map(({ _id }) => _id);
  expect(new Set(accepted.map(({ id }) => id)).size).toBe(POSTS);
  expect(accepted.map(({ id }) => id)).toEqual(expect.arrayContaining(stored));
  expect(stored).toEqual(expect.arrayContaining(accepted.filter(({ status }) => status === 201).map(({ id }) => id)));
});

/** Posts at an even pace, without waiting for answers. */
async function postAll(gatewayUrl: string): Promise<Answer[]> {
  const answers: Promise<Answer>[] = [];
  while (answers.length < POSTS) {
    answers.push(post(gatewayUrl, answers.length));
    await pause(1000 / PER_SECOND);
  }
  return Promise.all(answers);
}

function post(gatewayUrl: string, index: number): Promise<Answer> {
  const headers = kinds[index % kinds.length]?.();
  return ask(`${gatewayUrl}/api/consultation-requests`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ ...sampleConsultation, email: `visitor-${index}@example.org` }),
  });
}
