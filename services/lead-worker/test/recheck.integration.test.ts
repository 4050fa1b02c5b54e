import { type NameServer, startNameServer } from '@annuity-lantern/contact-check/test/name-server';
import { effects as definitions } from '@annuity-lantern/contracts/effects';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { type ClockedWorkers, startClockedWorkers } from './support/clocked-workers.ts';
import { createPipelineRig } from './support/pipeline-rig.ts';
import { postConsultation } from './support/post-lead.ts';

const mailServer = { mx: ['mx.example.net'] };
const wellKnown = ['gmail.com', 'outlook.com', 'yahoo.com'];

let nameServer: NameServer;
let workers: ClockedWorkers;

/** Fails every query until a test says otherwise. */
beforeEach(async () => {
  const failing = Object.fromEntries([...wellKnown, 'example.org'].map((domain) => [domain, 'serverFailure' as const]));
  nameServer = await startNameServer(failing);
  workers = await startClockedWorkers(inject('mongodbUrl'), [nameServer.address], 2);
});

afterEach(async () => {
  await workers.stop();
  await nameServer.stop();
});

function repair(ofLead: 'takesMail' | 'takesNone'): void {
  for (const domain of wellKnown) nameServer.zones.set(domain, mailServer);
  nameServer.zones.set('example.org', ofLead === 'takesMail' ? mailServer : { mx: ['.'] });
}

const mailsTo = (id: string, effect: string) => workers.mails.filter(({ key }) => key === `lead/${id}/${effect}`);

describe('a contact of unknown outcome', () => {
  it('is checked until it turns out to be good', async () => {
    const id = await workers.store();
    await workers.pass(4);
    const { contact, effects } = await workers.lead(id);
    expect(contact).toEqual({ email: 'unknown', phone: 'good' });
    expect(effects.recheck).toMatchObject({ state: 'due', nextAt: expect.any(Date) });
    expect(effects.recheck).not.toHaveProperty('lastErrorClass');
    expect(effects.recheck.attempts).toBeGreaterThan(3);

    repair('takesMail');
    await workers.pass(5);
    const after = await workers.lead(id);
    expect(after.contact).toEqual({ email: 'good', phone: 'good' });
    expect(after.effects.recheck).toMatchObject({ state: 'done', doneAt: expect.any(Date) });
    const { attempts } = after.effects.recheck;
    const asked = nameServer.timesAsked('example.org');
    await workers.pass(20);
    expect((await workers.lead(id)).effects.recheck.attempts).toBe(attempts);
    expect(nameServer.timesAsked('example.org')).toBe(asked);
    expect(mailsTo(id, 'visitorMail')).toHaveLength(1);
  });

  it('may turn out to be false after the visitor got mail: staff learn it, and nothing else changes', async () => {
    const id = await workers.store();
    await workers.pass(1);
    expect(mailsTo(id, 'visitorMail')).toHaveLength(1);
    const before = await workers.lead(id);
    repair('takesNone');
    await workers.pass(5);
    const after = await workers.lead(id);
    expect(after).toEqual({
      ...before,
      contact: { email: 'false', phone: 'good' },
      facets: [...(before.facets ?? []), 'x'],
      effects: {
        ...before.effects,
        recheck: { state: 'done', attempts: expect.any(Number), doneAt: expect.any(Date), ...definitions.recheck.starts },
      },
    });
    expect(mailsTo(id, 'visitorMail')).toHaveLength(1);
  });

  it('is given up after about 24 hours if it stays unknown', async () => {
    const id = await workers.store();
    await workers.pass(18);
    expect((await workers.lead(id)).effects.recheck.state).toBe('due');
    await workers.pass(12);
    const { contact, effects } = await workers.lead(id);
    expect(effects.recheck).toEqual({ state: 'done', attempts: 9, doneAt: expect.any(Date), ...definitions.recheck.starts });
    expect(contact).toEqual({ email: 'unknown', phone: 'good' });
  });
});

it.each([
  ['good', 'takesMail'],
  ['false', 'takesNone'],
] as const)('does not check a contact again that is %s at once', async (email, ofLead) => {
  repair(ofLead);
  const id = await workers.store();
  await workers.pass(1);
  const { contact, effects } = await workers.lead(id);
  expect(contact).toEqual({ email, phone: 'good' });
  expect(effects.recheck).toEqual({ state: 'skipped', attempts: 0, ...definitions.recheck.starts });
});

it('is resolved by a real worker hours later', async () => {
  const rig = await createPipelineRig(inject('mongodbUrl'), inject('redisUrl'), 24);
  try {
    const [intake, first] = await Promise.all([rig.startIntake(), rig.startWorker()]);
    const { id } = (await postConsultation(intake)).body;
    expect(await rig.settled([id])).toMatchObject([{ verify: 'done', visitorMail: 'done' }]);
    expect(await rig.effect(id, 'recheck')).toMatchObject({ state: 'due', attempts: 0 });
    first.process.kill('SIGTERM');
    await expect.poll(() => first.process.exitCode).toBe(0);

    // As if its time had come.
    await rig.hasten(id, 'recheck');
    repair('takesMail');
    const second = await rig.startWorker({ settings: { DNS_SERVERS: nameServer.address } });
    await expect.poll(() => rig.effect(id, 'recheck')).toMatchObject({ state: 'done', attempts: 1 });
    expect(await rig.lead(id)).toMatchObject({ contact: { email: 'good', phone: 'good' }, verifiedOnReceipt: false });
    // Logged after the commit.
    await expect.poll(() => second.output()).toMatch(/"effect":"recheck".*"words":"effect done"/);
  } finally {
    await rig.end();
  }
});
