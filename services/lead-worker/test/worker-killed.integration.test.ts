import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { createPipelineRig, type PipelineRig } from './support/pipeline-rig.ts';
import { postConsultation, postMany, postReview } from './support/post-lead.ts';
import type { SpawnedService } from './support/spawn-service.ts';

/** A lease, two sweeps and the effects, with room for a busy machine. */
const TAKEN_OVER = 30_000;

let rig: PipelineRig;

beforeEach(async () => {
  rig = await createPipelineRig(inject('mongodbUrl'), inject('redisUrl'), 6);
});

afterEach(() => rig.end());

/** How often each mail reached the server, by its Message-ID. */
function mailCounts(effect: 'staffMail' | 'visitorMail'): number[] {
  const counts = new Map<string, number>();
  for (const mail of rig.trap.messages) {
    const [, id] = /^Message-ID:\s+<(\S+)@/im.exec(mail) ?? [];
    if (id?.endsWith(`/${effect}`)) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return [...counts.values()];
}

const all = (count: number, value: number): number[] => Array(count).fill(value);

it('killed after every provider has it and before any is marked: each effect goes on by its policy', async () => {
  const [intake, worker] = await Promise.all([rig.startIntake(), rig.startWorker()]);
  for (const sink of [rig.trap, rig.webhook, rig.analytics]) sink.behave('hold');
  const posted = await Promise.all([postConsultation(intake), postReview(intake)]);
  const ids = posted.map(({ body }) => body.id);
  const reached = () => [mailCounts('staffMail'), mailCounts('visitorMail'), rig.webhook.received, rig.analytics.received];
  await expect.poll(() => reached().map(({ length }) => length), { timeout: 60_000, interval: 20 }).toEqual([2, 2, 2, 2]);
  worker.process.kill('SIGKILL');
  for (const sink of [rig.trap, rig.webhook, rig.analytics]) sink.behave('accept');
  await rig.startWorker();

  const states = await rig.settled(ids, TAKEN_OVER);
  for (const state of states) {
    expect(state).toEqual({
      verify: 'done',
      persist: 'done',
      staffMail: 'done',
      webhook: 'done',
      visitorMail: 'unconfirmed',
      analytics: 'unconfirmed',
    });
  }
  // Sent again under the same key; where there is no key, not sent again.
  expect(mailCounts('staffMail')).toEqual([2, 2]);
  expect([...rig.webhook.countsByKey().values()]).toEqual([2, 2]);
  expect(mailCounts('visitorMail')).toEqual([1, 1]);
  expect([...rig.analytics.countsByKey().values()]).toEqual([1, 1]);
  expect(rig.output()).toContain('"words":"effect unconfirmed, its worker was lost"');
});

it('killed before it has claimed anything: another one does all of it within 20 s, once', async () => {
  const intake = await rig.startIntake();
  const worker = await rig.startWorker();
  worker.process.kill('SIGSTOP');
  const { id } = (await postConsultation(intake)).body;
  worker.process.kill('SIGKILL');
  const started = performance.now();
  await rig.startWorker();
  const [states] = await rig.settled([id], 20_000);
  expect(performance.now() - started).toBeLessThan(20_000);
  expect(new Set(Object.values(states ?? {}))).toEqual(new Set(['done']));
  expect([...mailCounts('staffMail'), ...mailCounts('visitorMail')]).toEqual([1, 1]);
});

it('killed again and again while the effects of many leads run: each ends done or unconfirmed, and counts once', async () => {
  const intake = await rig.startIntake();
  const posted = await postMany(intake, 24);
  const ids = posted.map(({ body }) => body.id);
  const seen = () => rig.trap.messages.length + rig.webhook.received.length + rig.analytics.received.length;
  // Two at a time; each kill falls into whatever is being done when so much has reached the providers.
  const workers: SpawnedService[] = await Promise.all([rig.startWorker(), rig.startWorker()]);
  for (const reached of [5, 20, 40, 60]) {
    await expect.poll(seen, { timeout: TAKEN_OVER, interval: 5 }).toBeGreaterThanOrEqual(reached);
    workers.shift()?.process.kill('SIGKILL');
    workers.push(await rig.startWorker());
  }

  const states = await rig.settled(ids, TAKEN_OVER);
  const count = { visitorMail: 0, analytics: 0 };
  for (const { visitorMail, analytics, ...others } of states) {
    expect(new Set(Object.values(others))).toEqual(new Set(['done']));
    for (const state of [visitorMail, analytics]) expect(['done', 'unconfirmed']).toContain(state);
    if (visitorMail === 'done') count.visitorMail += 1;
    if (analytics === 'done') count.analytics += 1;
  }
  // By key each of them counts once, however often it came.
  expect(mailCounts('staffMail')).toHaveLength(24);
  expect([...rig.webhook.countsByKey().keys()].sort()).toEqual(ids.map((id) => `lead/${id}/webhook`).sort());
  // These never come twice at all, and come where they are called done.
  expect(mailCounts('visitorMail')).toEqual(all(mailCounts('visitorMail').length, 1));
  expect(mailCounts('visitorMail').length).toBeGreaterThanOrEqual(count.visitorMail);
  const counted = [...rig.analytics.countsByKey().values()];
  expect(counted).toEqual(all(counted.length, 1));
  expect(counted.length).toBeGreaterThanOrEqual(count.analytics);
});
