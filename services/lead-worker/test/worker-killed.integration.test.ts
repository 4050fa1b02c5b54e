import { consentRecordIds } from '@annuity-lantern/lead-store';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { createPipelineRig, type PipelineRig } from './support/pipeline-rig.ts';
import { postConsultation, postMany, postReview } from './support/post-lead.ts';

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

it('continues each effect by its policy if a worker is killed after the provider received it and before the commit', async () => {
  const [intake, worker] = await Promise.all([rig.startIntake(), rig.startWorker()]);
  for (const sink of [rig.trap, rig.webhook, rig.analytics]) sink.behave('hold');
  const posted = await Promise.all([postConsultation(intake), postReview(intake)]);
  const ids = posted.map(({ body }) => body.id);
  const reached = () => [mailCounts('staffMail'), mailCounts('visitorMail'), rig.webhook.received, rig.analytics.received];
  await expect.poll(() => reached().map(({ length }) => length), { interval: 20 }).toEqual([2, 2, 2, 2]);
  worker.process.kill('SIGKILL');
  for (const sink of [rig.trap, rig.webhook, rig.analytics]) sink.behave('accept');
  await rig.startWorker();

  const states = await rig.settled(ids);
  for (const state of states) {
    expect(state).toEqual({
      verify: 'done',
      persist: 'done',
      consentRecord: 'done',
      staffMail: 'done',
      webhook: 'done',
      visitorMail: 'unconfirmed',
      analytics: 'unconfirmed',
    });
  }
  // Sent again only if the provider knows an idempotency key.
  expect(mailCounts('staffMail')).toEqual([2, 2]);
  expect([...rig.webhook.countsByKey().values()]).toEqual([2, 2]);
  expect(mailCounts('visitorMail')).toEqual([1, 1]);
  expect([...rig.analytics.countsByKey().values()]).toEqual([1, 1]);
  expect(rig.output()).toContain('"words":"effect unconfirmed, its worker was lost"');
});

it('lets another worker run every effect once if a worker is killed before its first claim', async () => {
  const intake = await rig.startIntake();
  const worker = await rig.startWorker();
  worker.process.kill('SIGSTOP');
  const { id } = (await postConsultation(intake)).body;
  worker.process.kill('SIGKILL');
  await rig.startWorker();
  const [states] = await rig.settled([id]);
  expect(new Set(Object.values(states ?? {}))).toEqual(new Set(['done']));
  expect([...mailCounts('staffMail'), ...mailCounts('visitorMail')]).toEqual([1, 1]);
});

it('holds each choice once in the consent ledger, and in chains that verify, if workers are killed while they record', async () => {
  const intake = await rig.startIntake();
  const ids: string[] = [];
  for (let kills = 0; kills < 3; kills += 1) {
    // New ones each time: a quick worker may have recorded the others before it was killed.
    ids.push(...(await postMany(intake, 30)).map(({ body }) => body.id));
    const before = (await rig.consents()).ids.length;
    const worker = await rig.startWorker();
    await expect.poll(async () => (await rig.consents()).ids.length, { interval: 5 }).toBeGreaterThan(before);
    worker.process.kill('SIGKILL');
  }
  await rig.startWorker();
  await rig.settled(ids);
  expect(await rig.consents()).toEqual({ ids: ids.flatMap((_id) => consentRecordIds({ _id })).toSorted(), faults: [] });
});
