import { mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Effect } from '@annuity-lantern/lead-store';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { backUp, loseStores, restoreBackup } from './support/back-up.ts';
import { findLeaks } from './support/find-leaks.ts';
import { createPipelineRig, type PipelineRig } from './support/pipeline-rig.ts';
import { postConsultation, sealConsultation } from './support/post-lead.ts';
import { signInAsStaff } from './support/read-as-staff.ts';

const REDIS_DATABASE = 21;
const held: Partial<Effect> = { state: 'unconfirmed', lastErrorClass: 'restored' };
const EMAIL = 'canary.backup@example.org';

let rig: PipelineRig;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backup-test-'));
  rig = await createPipelineRig(inject('mongodbUrl'), inject('redisUrl'), REDIS_DATABASE);
});

afterAll(async () => {
  await rig?.end();
  await rm(folder, { recursive: true, force: true });
});

/** Names and indexes of the collections that a restore brings back. The backup notes itself in `operations` once it is whole. */
async function shapes(): Promise<Record<string, unknown>> {
  const others = ['sessions', 'signInAttempts', 'operations'];
  const names = [...(await rig.documents()).keys()].filter((name) => !others.includes(name)).toSorted();
  const found = names.map(async (name) => {
    const { cursor } = (await rig.command({ listIndexes: name })) as {
      readonly cursor: { readonly firstBatch: { readonly name: string }[] };
    };
    return [name, cursor.firstBatch.toSorted((one, other) => (one.name < other.name ? -1 : 1))] as const;
  });
  return Object.fromEntries(await Promise.all(found));
}

async function settings(): Promise<readonly object[]> {
  return (await rig.documents()).get('deskSettings') ?? [];
}

const statesOf = async (id: string) => {
  const { effects } = (await rig.lead(id)) ?? { effects: undefined };
  return { visitorMail: effects?.visitorMail, staffMail: effects?.staffMail, analytics: effects?.analytics, webhook: effects?.webhook };
};

it('restores requests, accounts and settings into empty stores, and repeats nothing that may have happened since', async () => {
  const [intake, desk, worker] = await Promise.all([rig.startIntake(), rig.startDesk(), rig.startWorker()]);
  const staff = await signInAsStaff(desk);
  const post = async () => (await postConsultation(intake, { email: EMAIL })).body.id;
  const [before, erasedLater] = [await post(), await post()];
  await rig.settled([before, erasedLater]);
  expect((await staff.get('/api/staff/session')).status).toBe(200);
  await rig.command({ insert: 'deskSettings', documents: [{ _id: 'of-this-test', on: true }] });
  await rig.command({
    update: 'users',
    updates: [{ q: {}, u: { $set: { reset: { digest: 'x', until: new Date() }, mail: 'boss@example.org' } } }],
  });
  await worker.stop();
  const open = await post();
  await rig.mongodb.set('down');
  const { status, body } = await sealConsultation(intake, { email: EMAIL });
  expect(status).toBe(202);
  await rig.mongodb.set('open');

  const backup = await backUp(rig, folder);
  expect(backup).toMatchObject({ code: 0, output: expect.stringMatching(/leads: 3\n[\s\S]*documents, [\d.]+ MB, in/) });
  expect(backup.output).toContain('sealed requests: 1');
  const [name = ''] = await readdir(folder);
  expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600);
  const bytes = (await readFile(join(folder, name))).toString('latin1');
  expect(findLeaks([{ name, text: bytes }], [EMAIL])).toEqual([]);
  const atBackup = { shapes: await shapes(), settings: await settings() };

  // What happens after the backup.
  const second = await rig.startWorker();
  await expect.poll(async () => (await rig.lead(body.id)) !== null).toBe(true);
  await rig.settled([open, body.id]);
  expect(await rig.expire(erasedLater)).toBe('erased');
  const lost = await post();
  await expect.poll(async () => (await rig.lead(lost)) !== null).toBe(true);
  await rig.settled([lost]);

  expect(await restoreBackup(rig, folder)).toMatchObject({ code: 2, output: expect.stringContaining('Stop these services first') });
  await Promise.all([second.stop(), intake.stop(), desk.stop()]);
  expect(await restoreBackup(rig, folder)).toMatchObject({ code: 2, output: expect.stringContaining('is not empty') });
  expect(await rig.countLeads()).toBe(5);

  await loseStores(rig, inject('redisUrl'), REDIS_DATABASE);
  const restored = await restoreBackup(rig, folder);
  expect(restored, restored.output).toMatchObject({ code: 0 });
  expect(restored.output).toMatch(/Restored 3 requests and 1 sealed request in .* s\.\nLeft out: 1 request of the file of erasures/);
  expect(restored.output).toContain('LOST: everything after');
  expect({ shapes: await shapes(), settings: await settings() }).toEqual(atBackup);
  const { users = [], sessions = [] } = Object.fromEntries(await rig.documents());
  expect(users).toMatchObject([{ username: 'admin', mail: 'boss@example.org' }]);
  expect([JSON.stringify(users).includes('reset'), sessions]).toEqual([false, []]);

  const [third, secondDesk] = await Promise.all([rig.startWorker(), rig.startDesk()]);
  await expect.poll(async () => (await rig.lead(body.id)) !== null).toBe(true);
  await rig.settled([before, open, body.id]);
  expect(await statesOf(before)).toMatchObject({ visitorMail: { state: 'done' }, staffMail: { state: 'done' } });
  for (const id of [open, body.id]) {
    expect(await statesOf(id), id).toMatchObject({ visitorMail: held, staffMail: held, analytics: held, webhook: { state: 'done' } });
    expect([rig.mailsOf(id).length, rig.mailsOf(id, 'visitorMail').length]).toEqual([1, 1]);
  }
  expect(await rig.lead(erasedLater)).toMatchObject({ status: 'erased', email: '' });
  expect(await rig.lead(lost)).toBeNull();
  expect((await rig.consents()).faults).toEqual([]);
  const again = await signInAsStaff(secondDesk);
  const parked = (await (await again.get('/api/pipeline/parked')).json()) as readonly { readonly reason: string }[];
  expect(parked.filter(({ reason }) => reason === 'restored')).toHaveLength(6);
  const { faults } = (await (await again.get('/api/audit/verify')).json()) as { readonly faults: readonly unknown[] };
  expect(faults).toEqual([]);
  await Promise.all([third.stop(), secondDesk.stop()]);
}, 240_000);

it('refuses a file that was cut off, before it changes anything', async () => {
  const name = (await readdir(folder)).find((one) => one.endsWith('.age')) ?? '';
  const cut = await mkdtemp(join(folder, 'cut-'));
  await writeFile(join(cut, name), await readFile(join(folder, name)));
  await truncate(join(cut, name), (await stat(join(cut, name))).size - 100);
  await loseStores(rig, inject('redisUrl'), REDIS_DATABASE);
  expect(await restoreBackup(rig, cut)).toMatchObject({ code: 1, output: expect.stringContaining('cut off') });
  expect(await rig.countLeads()).toBe(0);
});
