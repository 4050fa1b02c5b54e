import { randomUUID } from 'node:crypto';
import type { EffectName } from '@annuity-lantern/contracts/effects';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { type ClockedWorkers, startClockedWorkers } from './support/clocked-workers.ts';
import { createPipelineRig, STAFF_ADDRESS } from './support/pipeline-rig.ts';
import { postConsultation } from './support/post-lead.ts';

const HOUR = 3_600_000;

describe('over days, with two workers', () => {
  let workers: ClockedWorkers;

  beforeEach(async () => {
    workers = await startClockedWorkers(inject('mongodbUrl'), ['127.0.0.1:1'], 2);
  });
  afterEach(() => workers.stop());

  const subjectsOf = (id: string) =>
    workers.mails.filter(({ key }) => key.startsWith(`lead/${id}/sla`)).map(({ mail }) => mail.subject.replace(/:.*/, ''));
  const statesOf = async (id: string) => {
    const { slaWarning, slaBreach } = (await workers.lead(id)).effects;
    return [slaWarning.state, slaBreach.state];
  };

  it('mails about a lead without contact at 20 and at 24 hours, once each', async () => {
    const id = await workers.store();
    await workers.pass(19.9);
    expect(subjectsOf(id)).toEqual([]);
    await workers.pass(0.1);
    expect(subjectsOf(id)).toEqual(['Nobody has called yet']);
    await workers.pass(3.9);
    expect(subjectsOf(id)).toEqual(['Nobody has called yet']);
    await workers.pass(0.1);
    expect(subjectsOf(id)).toEqual(['Nobody has called yet', 'Over 24 hours without a call']);
    await workers.pass(24);
    expect(subjectsOf(id)).toHaveLength(2);
    expect(await statesOf(id)).toEqual(['done', 'done']);
  });

  it('does not count a weekend, on which the clocks go forward', async () => {
    workers.passWithoutWorkers(4 * 24);
    const id = await workers.store();
    await workers.pass(66.9);
    expect(subjectsOf(id)).toEqual([]);
    expect(await statesOf(id)).toEqual(['due', 'due']);
    await workers.pass(0.1);
    expect(subjectsOf(id)).toEqual(['Nobody has called yet']);
    await workers.pass(4);
    expect(subjectsOf(id)).toEqual(['Nobody has called yet', 'Over 24 hours without a call']);
    expect(await statesOf(id)).toEqual(['done', 'done']);
  });

  it.each(['contacted', 'scheduled', 'closed', 'disqualified'] as const)('sends none for a lead that is %s by then', async (status) => {
    const id = await workers.store();
    await workers.pass(1);
    await workers.setStatus(id, status);
    await workers.pass(24);
    expect(subjectsOf(id)).toEqual([]);
    expect(await statesOf(id)).toEqual(['skipped', 'skipped']);
  });

  it('a call after the warning prevents the second mail; an owner alone does not', async () => {
    const [called, assigned] = [await workers.store(), await workers.store()];
    await workers.setStatus(assigned, 'assigned');
    await workers.pass(21);
    await workers.setStatus(called, 'contacted');
    await workers.pass(4);
    expect(subjectsOf(called)).toEqual(['Nobody has called yet']);
    expect(subjectsOf(assigned)).toEqual(['Nobody has called yet', 'Over 24 hours without a call']);
  });

  it('sends only the breach after 30 hours without a worker', async () => {
    const id = await workers.store();
    workers.passWithoutWorkers(30);
    await workers.pass(0.1);
    expect(subjectsOf(id)).toEqual(['Over 24 hours without a call']);
    expect(await statesOf(id)).toEqual(['skipped', 'done']);
  });

  it('sends the warning late and the breach in time after 22 hours without a worker', async () => {
    const id = await workers.store();
    workers.passWithoutWorkers(22);
    await workers.pass(0.1);
    expect(subjectsOf(id)).toEqual(['Nobody has called yet']);
    await workers.pass(2);
    expect(await statesOf(id)).toEqual(['done', 'done']);
  });
});

describe('the addresses of a reminder', () => {
  let workers: ClockedWorkers;

  beforeEach(async () => {
    workers = await startClockedWorkers(inject('mongodbUrl'), ['127.0.0.1:1'], 2);
  });
  afterEach(() => workers.stop());

  const recipientsOf = (id: string) => workers.mails.filter(({ key }) => key.startsWith(`lead/${id}/sla`)).map(({ to }) => to);

  it('include the owner and every active manager, by their current accounts', async () => {
    await workers.addAccounts([
      { id: 'dana', role: 'agent', mail: 'dana@example.org' },
      { id: 'kim', role: 'agent', mail: 'kim@example.org' },
      { id: 'max', role: 'manager', mail: 'max@example.org' },
      { id: 'mia', role: 'manager', mail: 'mia@example.org' },
      { id: 'nobody', role: 'manager' },
      { id: 'old', role: 'manager', mail: 'old@example.org', disabledAt: new Date() },
    ]);
    const [owned, free] = [await workers.store(), await workers.store()];
    await workers.setOwner(owned, 'dana');
    await workers.pass(20);
    expect(recipientsOf(owned)).toEqual([['dana@example.org', 'max@example.org', 'mia@example.org']]);
    expect(recipientsOf(free)).toEqual([['max@example.org', 'mia@example.org', 'desk@example.org']]);
    await workers.setOwner(owned, 'mia');
    await workers.pass(4);
    expect(recipientsOf(owned)[1]).toEqual(['mia@example.org', 'max@example.org']);
  });

  it('include the owner and the desk if no manager is reachable, and only the desk if the owner has left', async () => {
    await workers.addAccounts([
      { id: 'dana', role: 'agent', mail: 'dana@example.org' },
      { id: 'gone', role: 'agent', mail: 'gone@example.org', disabledAt: new Date() },
    ]);
    const [owned, left] = [await workers.store(), await workers.store()];
    await workers.setOwner(owned, 'dana');
    await workers.setOwner(left, 'gone');
    await workers.pass(20);
    expect(recipientsOf(owned)).toEqual([['dana@example.org', 'desk@example.org']]);
    expect(recipientsOf(left)).toEqual([['desk@example.org']]);
  });
});

it('two real workers send each reminder of old leads to staff once, with nothing personal', async () => {
  const rig = await createPipelineRig(inject('mongodbUrl'), inject('redisUrl'), 48);
  try {
    const intake = await rig.startIntake();
    const ids: string[] = [];
    for (let count = 0; count < 15; count += 1) ids.push((await postConsultation(intake, {}, randomUUID())).body.id);
    const [late, waiting, contacted] = [ids.slice(0, 5), ids.slice(5, 10), ids.slice(10)];
    const age = (leads: string[], hours: number, changes: object = {}) => {
      const createdAt = new Date(Date.now() - hours * HOUR);
      const due = (after: number) => new Date(createdAt.getTime() + after * HOUR);
      const times = { createdAt, 'effects.slaWarning.nextAt': due(20), 'effects.slaBreach.nextAt': due(24) };
      return rig.command({
        update: 'leads',
        updates: [{ q: { _id: { $in: leads } }, u: { $set: { ...times, ...changes } }, multi: true }],
      });
    };
    await age(late, 30);
    await age(waiting, 21);
    await age(contacted, 30, { status: 'contacted' });
    await Promise.all([rig.startWorker(), rig.startWorker()]);

    const statesOf = (leads: string[], name: EffectName) =>
      Promise.all(leads.map(async (id) => (await rig.effect(id, name))?.state)).then((states) => [...new Set(states)]);
    const all = async () => [
      [await statesOf(late, 'slaWarning'), await statesOf(late, 'slaBreach')],
      [await statesOf(waiting, 'slaWarning'), await statesOf(waiting, 'slaBreach')],
      [await statesOf(contacted, 'slaWarning'), await statesOf(contacted, 'slaBreach')],
    ];
    await expect.poll(all).toEqual([
      [['skipped'], ['done']],
      [['done'], ['due']],
      [['skipped'], ['skipped']],
    ]);
    await rig.settled(ids);

    const reminders = rig.trap.messages.filter((message) => /lead\/[\w-]+\/sla/.test(message));
    expect(reminders).toHaveLength(10);
    for (const id of late) expect(reminders.filter((mail) => mail.includes(`lead/${id}/slaBreach`))).toHaveLength(1);
    for (const id of waiting) expect(reminders.filter((mail) => mail.includes(`lead/${id}/slaWarning`))).toHaveLength(1);
    for (const mail of reminders) {
      expect(mail).toContain(STAFF_ADDRESS);
      expect(mail).toContain('http://localhost:8080/admin');
      for (const personal of ['Ada', 'Okafor', 'okafor', '762-1401', '7621401', 'income last']) expect(mail).not.toContain(personal);
    }
  } finally {
    await rig.end();
  }
});
