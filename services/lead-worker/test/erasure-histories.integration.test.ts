import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MY_REQUEST_HEADER } from '@annuity-lantern/contracts/http';
import { sampleConsultation } from '@annuity-lantern/contracts/testing/sample-answers';
import { readErasures, type StoredLead } from '@annuity-lantern/lead-store';
import { freePort } from '@annuity-lantern/local/free-port';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { backUp, loseStores, restoreBackup } from './support/back-up.ts';
import { findLeaks } from './support/find-leaks.ts';
import { type OwnStore, startOwnStore } from './support/own-stores.ts';
import { createPipelineRig, type PipelineRig, STAFF_PASSWORD } from './support/pipeline-rig.ts';
import { placesOf } from './support/places-of.ts';
import { type Posted, postConsultation } from './support/post-lead.ts';
import { type StaffCalls, signInAsStaff } from './support/read-as-staff.ts';
import type { SpawnedService } from './support/spawn-service.ts';

/** For the figure: `ERASURE_HISTORIES=1000`, which takes some minutes. */
const HISTORIES = Number(process.env.ERASURE_HISTORIES ?? 4);
/** With kills, outages, and a backup that is restored. The others take only seconds: after a kill, leases rest. */
const IS_DISTURBED = HISTORIES >= 50;
const AT_ONCE = 12;
const REDIS_DATABASE = 3;
/**
 * Milliseconds between two deaths of a worker, and between two outages of MongoDB. A worker lives long enough to take over what others lost:
 * its leases rest for 8 s.
 */
const BETWEEN_KILLS = 12_000;
const BETWEEN_OUTAGES = 9000;
const OUTAGE = 1500;
/** Milliseconds in which all that was ordered is done, also what must run alone after kills. */
const PATIENCE = 600_000;
/** Of the erased requests. */
const REPEATED = 100;

/** In every text of every person, and nowhere else. */
const mark = randomUUID().slice(0, 8);
/** What no place but the leads, their mails and the CRM may ever hold, of anyone. */
const traces = [mark, '(312) 867-', '+1312867'];

interface Person {
  /** In all that they type. */
  readonly own: string;
  readonly key: string;
  readonly form: Parameters<typeof postConsultation>[1];
}

function newPerson(number: number): Person {
  const own = `${mark}x${String(number).padStart(4, '0')}x`;
  const phone = `(312) 867-${String(number % 10_000).padStart(4, '0')}`;
  const channels = { automatedCalls: true, texts: true, email: true };
  return {
    own,
    key: randomUUID(),
    form: {
      ...sampleConsultation,
      firstName: `Canária${own}`,
      lastName: `Vögel${own}`,
      email: `canary.${own}@example.org`,
      phone,
      primaryConcern: `My secret is ${own}.`,
      consent: { textVersion: '2026-11-23', channels, analytics: true },
      attachments: [{ kind: 'contract-check', version: 1, inputs: { insurer: `Sent along: ${own}` } }],
    },
  };
}

let mongodb: OwnStore;
let redis: OwnStore;
let folder: string;
let rig: PipelineRig;
let intake: SpawnedService;
let desk: SpawnedService;
let staff: StaffCalls;
let inbox: { readonly url: string; readonly end: () => void };

beforeAll(async () => {
  mongodb = await startOwnStore('mongodb', inject('mongodbUrl'), inject('redisUrl'));
  redis = await startOwnStore('redis', inject('mongodbUrl'), inject('redisUrl'));
  folder = await mkdtemp(join(tmpdir(), 'erasure-histories-'));
  inbox = await startInbox();
  rig = await createPipelineRig(mongodb.url, redis.url, REDIS_DATABASE);
  [intake, desk] = await Promise.all([rig.startIntake(), rig.startDesk()]);
  staff = await signInAsManager();
});

afterAll(async () => {
  await rig?.end();
  inbox?.end();
  await Promise.all([mongodb?.end(), redis?.end()]);
  await rm(folder, { recursive: true, force: true });
});

/** With the proof that holds and erasures need. */
async function signInAsManager(): Promise<StaffCalls> {
  const calls = await signInAsStaff(desk);
  expect((await calls.post('/api/staff/proof', { password: STAFF_PASSWORD })).status).toBe(204);
  return calls;
}

/** The local inbox of the product, which keeps mails as files. */
async function startInbox() {
  const [smtp, http] = [await freePort(), await freePort()];
  const main = fileURLToPath(new URL('../../../infra/local/src/inbox/main.ts', import.meta.url));
  const env = { PATH: process.env.PATH, INBOX_DIR: folder, INBOX_SMTP_PORT: String(smtp), INBOX_HTTP_PORT: String(http) };
  const child = spawn(process.execPath, [main], { env, stdio: 'ignore' });
  await vi.waitFor(async () => expect((await fetch(`http://127.0.0.1:${http}/`)).ok).toBe(true), { timeout: 120_000 });
  return { url: `smtp://127.0.0.1:${smtp}`, end: () => void child.kill('SIGKILL') };
}

const startWorker = () =>
  rig.startWorker({
    untilListening: true,
    settings: { SMTP_URL: '', LOCAL_INBOX_URL: inbox.url, VISITOR_MAILS_PER_HOUR: '0', INTAKE_LIMIT_PER_IP: '0' },
  });

/** Two workers, of which one is killed again and again, and a MongoDB that is away at times, if there are many histories. */
async function disturb(until: Promise<unknown>): Promise<{ kills: number; outages: number; stop: () => Promise<unknown> }> {
  const workers = await Promise.all([startWorker(), startWorker()]);
  const counts = { kills: 0, outages: 0 };
  let isOver = !IS_DISTURBED;
  const over = until.finally(() => {
    isOver = true;
  });
  const pause = (ms: number) => Promise.race([over, new Promise((resolve) => setTimeout(resolve, ms))]);
  const kill = async () => {
    for (let turn = 0; !isOver; turn = 1 - turn) {
      await pause(BETWEEN_KILLS);
      if (isOver) return;
      workers[turn]?.process.kill('SIGKILL');
      counts.kills += 1;
      workers[turn] = await startWorker();
    }
  };
  const cut = async () => {
    while (!isOver) {
      await pause(BETWEEN_OUTAGES);
      if (isOver) return;
      await rig.mongodb.set('down');
      await new Promise((resolve) => setTimeout(resolve, OUTAGE));
      await rig.mongodb.set('open');
      counts.outages += 1;
    }
  };
  await Promise.all([over, kill(), cut()]);
  return { ...counts, stop: () => Promise.all(workers.map((worker) => worker.stop())) };
}

/** Loses both stores and restores the backup, which an outage of MongoDB does not disturb. Returns how many requests are lost. */
async function loseAndRestore(backups: string, ids: readonly string[]): Promise<readonly string[]> {
  await Promise.all([intake.stop(), desk.stop()]);
  await loseStores(rig, redis.url, REDIS_DATABASE);
  const restored = await restoreBackup(rig, backups);
  expect(restored, restored.output).toMatchObject({ code: 0 });
  const stored = new Map((await storedLeads()).map((lead) => [lead._id, lead]));
  const noted = new Set((await readErasures(rig.storeSettings.ERASURES_FILE ?? '')).erasures.map(({ id }) => id));
  const back = [...stored.values()].filter(({ _id, status, hold }) => noted.has(_id) && status !== 'erased' && !hold);
  expect(back.map(({ _id }) => _id)).toEqual([]);
  [intake, desk] = await Promise.all([rig.startIntake(), rig.startDesk()]);
  staff = await signInAsManager();
  return ids.filter((id) => !stored.has(id));
}

type Step = (id: string, person: Person) => Promise<unknown>;

const asStaff = (path: string, body: (person: Person, seq: number) => object): Step => {
  return async (id, person) => {
    const { seq = 0 } = (await (await staff.get(`/api/leads/${id}`)).json()) as { seq?: number };
    await staff.post(`/api/leads/${id}/${path}`, body(person, seq));
  };
};

const asVisitor = (path: string, body: (person: Person) => object): Step => {
  return (id, person) => postAsVisitor(id, path, body(person));
};

async function postAsVisitor(id: string, path: string, body: object): Promise<Response> {
  const headers = { origin: desk.origin, 'content-type': 'application/json', [MY_REQUEST_HEADER]: await rig.visitOf(id) };
  return fetch(`${desk.origin}/api/my-request/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
}

const post = (person: Person): Promise<Posted> => postConsultation(intake, person.form, person.key);

const endHold = asStaff('hold-ended', ({ own }) => ({ reason: `Settled with ${own}` }));

const steps: readonly Step[] = [
  (_id, person) => post(person),
  (_id, { own }) => staff.post('/api/leads/search', { q: `vogel${own}` }),
  asStaff('notes', ({ own }) => ({ text: `${own} called` })),
  asStaff('contact', ({ own }, seq) => ({ email: `other.${own}@example.org`, seq })),
  asStaff('transitions', (_, seq) => ({ to: 'assigned', seq })),
  asStaff('transitions', ({ own }, seq) => ({ to: 'disqualified', seq, reason: `said ${own}` })),
  asStaff('revocations', () => ({ channels: ['texts'], way: 'phone' })),
  asStaff('no-calls', () => ({ way: 'phone' })),
  asStaff('no-email', () => ({ way: 'email' })),
  asStaff('hold', ({ own }) => ({ reason: `A complaint of ${own}` })),
  endHold,
  asVisitor('corrections', ({ own }) => ({ lastName: `Specht${own}`, primaryConcern: `Still ${own}` })),
  asVisitor('corrections', ({ own }) => ({ email: `third.${own}@example.org` })),
  asVisitor('revocations', () => ({ channels: ['email'] })),
  asVisitor('no-calls', () => ({})),
  async (id, { own }) => {
    const of = { reference: id.slice(0, 8), email: `canary.${own}@example.org` };
    await postAsVisitor(id, 'codes', { of });
  },
];

async function eraseAsManager(id: string, all = false): Promise<void> {
  const erase = () => staff.post(`/api/leads/${id}/erase`, { reason: 'asked', ...(all ? { all } : {}) });
  if ((await erase()).status !== 401) return;
  await staff.post('/api/staff/proof', { password: STAFF_PASSWORD });
  await erase();
}

const erasures: readonly Step[] = [
  (id) => eraseAsManager(id),
  (id) => eraseAsManager(id, true),
  asVisitor('erasure', () => ({})),
  (id) => rig.expire(id),
];

const pick = <T>(choices: readonly T[]): T => choices[Math.floor(Math.random() * choices.length)] as T;
/** What is refused, or meets an outage, is a part of the history. */
const attempt = async (step: Step, id: string, person: Person) => void (await step(id, person).catch(() => {}));
const someTime = () => new Promise((resolve) => setTimeout(resolve, Math.random() * 150));

/** Returns the id of the request that the history is about. */
async function live(person: Person): Promise<string> {
  const { id } = await insist(async () => {
    const posted = await post(person);
    expect([201, 202]).toContain(posted.status);
    return posted.body;
  });
  const step = async () => {
    await attempt(pick(steps), id, person);
    await someTime();
  };
  for (let before = 0; before < 5; before += 1) await step();
  await Promise.all([step(), step(), attempt(pick(erasures), id, person), step()]);
  for (let after = 0; after < 3; after += 1) await step();
  return id;
}

async function insist<T>(work: () => Promise<T>): Promise<T> {
  return await vi.waitFor(work, { timeout: PATIENCE, interval: 300 });
}

async function storedLeads(): Promise<readonly StoredLead[]> {
  return ((await rig.documents()).get('leads') ?? []) as readonly object[] as readonly StoredLead[];
}

/** Erases those that no history has erased, until only those with a hold are left. Then brings what is due about all of them forward. */
async function finish(ids: readonly string[]): Promise<void> {
  await insist(async () => {
    const open = (await storedLeads()).filter(({ status, hold, effects }) => {
      const isOrdered = effects.ownErasure && ['due', 'sending'].includes(effects.ownErasure.state);
      return status !== 'erased' && !hold && !isOrdered;
    });
    for (const { _id } of open) await eraseAsManager(_id).catch(() => {});
    const left = await storedLeads();
    expect(left.map(({ _id }) => _id)).toEqual(expect.arrayContaining([...ids]));
    expect(left.filter(({ status, hold }) => status !== 'erased' && !hold)).toEqual([]);
    // No handler runs that could still send what it read before.
    expect(left.flatMap(({ effects }) => Object.values(effects)).filter(({ state }) => state === 'sending')).toEqual([]);
  });
  const isOver = ({ effects }: StoredLead) => Object.values(effects).every(({ state }) => state === 'done' || state === 'skipped');
  // Each time, because a call that failed waits for minutes.
  const order = { q: { 'effects.erasedWebhook.state': 'due' }, u: { $set: { 'effects.erasedWebhook.nextAt': new Date() } }, multi: true };
  await insist(async () => {
    await rig.command({ update: 'leads', updates: [order] });
    expect((await storedLeads()).filter((one) => one.status === 'erased' && !isOver(one))).toEqual([]);
  });
}

async function readFolder(path: string): Promise<Map<string, string>> {
  const names = (await readdir(path, { recursive: true, withFileTypes: true })).filter((one) => one.isFile());
  const texts = names.map(async ({ parentPath, name }) => [name, await readFile(join(parentPath, name), 'utf8')] as const);
  return new Map(await Promise.all(texts));
}

it(`leaves nothing of a person anywhere in ${HISTORIES} random histories${IS_DISTURBED ? ' with killed workers and outages' : ''}`, async () => {
  const people = Array.from({ length: HISTORIES }, (_, number) => newPerson(number));
  const idOf = new Map<Person, string>();
  const waiting = [...people];
  const liveUntil = async (left: number) => {
    while (waiting.length > left) {
      const person = waiting.shift() as Person;
      idOf.set(person, await live(person));
    }
  };
  const livesUntil = (left: number) => Promise.all(Array.from({ length: AT_ONCE }, () => liveUntil(left)));
  let lost: readonly string[] = [];
  const first = { kills: 0, outages: 0 };
  if (IS_DISTURBED) {
    const backups = await mkdtemp(join(tmpdir(), 'erasure-histories-backups-'));
    const untilLoss = async () => {
      await livesUntil(Math.floor(HISTORIES * 0.6));
      const backedUp = insist(async () => expect((await backUp(rig, backups)).code).toBe(0));
      await Promise.all([backedUp, livesUntil(Math.floor(HISTORIES * 0.3))]);
    };
    const { stop, ...counts } = await disturb(untilLoss());
    Object.assign(first, counts);
    await stop();
    lost = await loseAndRestore(backups, [...idOf.values()]);
    await rm(backups, { recursive: true });
  }
  const { stop: _workers, ...disturbances } = await disturb(livesUntil(0));
  for (const [person, id] of idOf) if (lost.includes(id)) idOf.delete(person);
  // Chance may have put a hold on each of few.
  const [[one, its] = []] = idOf;
  if (one && its) await endHold(its, one);
  await finish([...idOf.values()]);

  const documents = await rig.documents();
  const leads = new Map((await storedLeads()).map((lead) => [lead._id, lead]));
  const mails = await readFolder(folder);
  const sent = rig.webhook.received.map(({ body }) => JSON.parse(body) as { type: string; data: { id: string } });
  const here = people.filter((person) => idOf.has(person));
  const gone = here.filter((person) => leads.get(idOf.get(person) ?? '')?.status === 'erased');
  const held = here.filter((person) => !gone.includes(person));

  // What may hold a person does, until it is erased: the search would find a leak.
  for (const person of held) expect(JSON.stringify(leads.get(idOf.get(person) ?? ''))).toContain(person.own);
  expect(gone.length).toBeGreaterThan(IS_DISTURBED ? HISTORIES / 4 : 0);

  const leaks: object[] = [];
  for (const person of gone) {
    const { own, form } = person;
    const id = idOf.get(person);
    const last = sent.findLastIndex(({ data }) => data.id === id);
    const places = [
      { name: 'leads', text: JSON.stringify([...leads.values()]) },
      ...[...mails].filter(([, text]) => text.includes(`lead/${id}/`)).map(([name]) => ({ name: `mail ${name}`, text: own })),
      ...(last >= 0 && sent[last]?.type !== 'lead.erased' ? [{ name: 'CRM', text: own }] : []),
    ];
    leaks.push(...findLeaks(places, [own, form?.phone as string]));
  }
  // These may hold nothing of anyone.
  const collections = [...documents].filter(([name]) => name !== 'leads').map(([name, all]) => ({ name, text: JSON.stringify(all) }));
  const files = [...(await readFolder(redis.dataDir))].map(([name, text]) => ({ name: `file of Redis: ${name}`, text }));
  leaks.push(...findLeaks([...(await placesOf(rig, { mongodb, redis, redisDatabase: REDIS_DATABASE })), ...collections, ...files], traces));
  expect(leaks).toEqual([]);

  const repeats = await Promise.all(gone.slice(0, REPEATED).map(async (person) => (await post(person)).status));
  expect(new Set(repeats)).toEqual(new Set([410]));
  const audit = (await (await staff.get('/api/audit/verify')).json()) as { faults: unknown[] };
  expect([audit.faults, (await rig.consents()).faults]).toEqual([[], []]);
  console.log(
    `${HISTORIES} histories: ${gone.length} erased, ${held.length} with a hold, ${lost.length} lost by a restore; ${first.kills + disturbances.kills} kills of a worker, ` +
      `${first.outages + disturbances.outages} outages of MongoDB; searched ${documents.size} collections, ${mails.size} mails, ${sent.length} calls of the CRM.`,
  );
}, 1_800_000);
