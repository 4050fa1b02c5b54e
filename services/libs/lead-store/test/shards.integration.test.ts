import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createLog } from '@annuity-lantern/service-kit/log';
import { connectStore } from '@annuity-lantern/store-kit/connection';
import type { mongo } from 'mongoose';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import * as leadStore from '../src/lead-store.ts';
import { at, makeFindable, newLead, START } from './support/store-under-test.ts';

/**
 * Reads of leads that have no id, so that a sharded cluster asks every shard: what each costs. A new one needs a row, and a place in
 * `docs/scaling.md`.
 */
const readsOfAllShards = {
  findDueEffects: 'each sweep, every 2 s and worker: the due entries of one index per effect',
  findOldestDue: 'each reading of metrics: the first entry of one index per effect',
  countDue: 'each reading of metrics: the due entries of one index per effect, up to 10,000',
  findRetrying: 'each look at the Pipeline page: entries of open effects with an error',
  countGivenUp: 'each reading of metrics: the entries of parked effects',
  listParked: 'each page of parked effects: its rows from every shard, merged',
  listUnconfirmed: 'each look at the unconfirmed work of an outage: its rows from every shard',
  findParkedFor: 'each press of "replay all": the entries of one reason',
  listLeads: 'each refresh of an open desk: its rows from every shard, merged',
  findLeads: 'each list with a filter: its rows from every shard, merged',
  searchLeads: 'each search: at most 2,000 entries from every shard',
  findLeadByReference: 'each search by reference: a range of ids, which a hashed key spreads over all shards',
  findLeadOfVisitor: 'each visit of My request: a range of ids',
  findPerson: 'each request opened on its own page: the entries of one address and one number',
  findRelated: 'each request opened at the desk: the entries of one address and one number',
  countOthers: 'each list at the desk: the entries of the mail addresses that it shows',
  markAskFirst: 'each list, download and request at the desk: the entries of the numbers that it shows',
  copyRevocations: 'each lead before its mails: the entries of one address and one number',
  spreadRevocations: 'each revocation: the entries of one address and one number',
  countFound: 'each list with a filter: at most 1,000 entries from every shard',
  countQueue: 'each refresh of an open desk: the waiting entries of one owner',
  countWaitingOf: 'each refresh of an open desk: the waiting entries of one owner',
  countWaiting: 'each reading of metrics: the waiting entries',
  countOpen: 'each 30 s for each open desk of a manager: the open leads, at most 20,000',
  readQueue: 'each refresh of My queue: its rows from every shard, merged',
  findUntouched: 'each minute while requests are given in turn: the waiting entries without an owner',
  findExpired: 'each hour: the leads that are past their time',
  readEveryLead: 'each download: every lead that it holds',
  readFirstContacts: 'each report: one index entry per lead of its weeks',
  readTallies: 'each report: one index entry per lead of its weeks',
} satisfies Readonly<Partial<Record<keyof typeof leadStore, string>>>;

/** Functions that read and write no leads: pure, or of other collections. */
const apart: ReadonlySet<string> = new Set<keyof typeof leadStore>([
  'LeadRefused',
  'allowsSteps',
  'bodyOf',
  'consentRecordIds',
  'createErasures',
  'failingFor',
  'fieldsOfLead',
  'firstDayKept',
  'firstFacets',
  'isNeverStorable',
  'isSuspect',
  'changedOf',
  'isKeyOf',
  'isWishedWith',
  'mayGet',
  'knownContact',
  'mayAct',
  'mayCorrect',
  'mayGive',
  'latenessOf',
  'newHolds',
  'normalizeContact',
  'normalizeEmail',
  'noCallsHereOf',
  'openConsentLedger',
  'openDoNotCallList',
  'openErasures',
  'openLeads',
  'openProviderSwitches',
  'openVisitorKeys',
  'parseLeadCursor',
  'parseParkedCursor',
  'parseQueueCursor',
  'parseSearchCursor',
  'queuePlaces',
  'readConsents',
  'readErasures',
  'readLead',
  'readServerTime',
  'restoredLead',
  'searchFieldsOf',
  'shapeConflictId',
  'shapeLeadId',
  'signConsent',
  'successorsOf',
  'tallyOf',
  'toRecord',
  'verifyConsents',
  'waitedFor',
  'writeLead',
]);

const url = new URL(inject('mongodbUrl'));
const database = `shards-${randomUUID().slice(0, 8)}`;
const open = (options: string) => connectStore({ mongodbUrl: `mongodb://${url.host}/${database}?directConnection=true${options}` });
/** Its commands are not looked at. */
const fixtures = open('');
const watched = open('&monitorCommands=true');
const prepared = leadStore.openLeads(fixtures);
const leads = leadStore.openLeads(watched);
const commands: mongo.CommandStartedEvent[] = [];

const manager = { id: 'u1', username: 'margaret', isManager: true };
const now = at(60_000);
const change = { seq: 0, by: manager, now };
const own = { by: manager.username, now };
const everything = { filter: {}, sort: 'newest' } as const;
const unwritten = { record: async () => [] } as never;

/** A new lead, found by every search. */
async function stored(): Promise<string> {
  const lead = newLead();
  await leadStore.insertLead(prepared, lead);
  await makeFindable(prepared);
  return lead.id;
}

async function claimed(effect: 'verify' | 'persist' = 'verify') {
  const [hold] = leadStore.newHolds(await stored(), [effect]);
  const { claims } = await leadStore.claimEffects(prepared, hold ? [hold] : [], now);
  return claims[0] as leadStore.ClaimedEffect;
}

async function given(id: string): Promise<leadStore.StoredLead> {
  return (await leadStore.findLead(prepared, id)) as leadStore.StoredLead;
}

/** One call of each function, on a lead that has what it looks for. */
const calls: Readonly<Record<string, (id: string) => Promise<unknown>>> = {
  addBounce: (id) => leadStore.addBounce(leads, id, { reason: 'refused', event: 'event', now }),
  addNote: (id) => leadStore.addNote(leads, id, { text: 'note', ...own }),
  addReply: (id) => leadStore.addReply(leads, id, { text: 'reply', isFromOther: false, event: 'event', now }),
  addSecondAdvisor: (id) =>
    leadStore.addSecondAdvisor(leads, id, { ...change, second: { id: 'u2', username: 'ruiz', agreedOn: '2026-03-02', way: 'phone' } }),
  answerUnconfirmed: (leadId) => leadStore.answerUnconfirmed(leads, { leadId, effect: 'visitorMail', until: now }, 'sent', now),
  claimEffects: (id) => leadStore.claimEffects(leads, leadStore.newHolds(id, ['verify', 'persist']), now),
  copyRevocations: async (id) => leadStore.copyRevocations(leads, await given(id)),
  correctAnswers: async (id) => leadStore.correctAnswers(leads, id, { answers: { firstName: 'Ada' }, seq: 0, ...own } as never),
  correctContact: (id) => leadStore.correctContact(leads, id, { email: 'new@example.org', resend: false, ...change }),
  correctSent: (id) => leadStore.correctSent(leads, id, { key: 'k'.repeat(43), answers: { phone: '303-499-7122' }, now }),
  countDue: () => leadStore.countDue(leads, ['webhook'], now),
  countFound: () => leadStore.countFound(leads, { filter: { status: ['pending'] } as never, sort: 'newest' }, 10),
  countGivenUp: () => leadStore.countGivenUp(leads),
  countQueue: () => leadStore.countQueue(leads, [null], 10),
  countOpen: () => leadStore.countOpen(leads),
  countWaiting: () => leadStore.countWaiting(leads),
  countWaitingOf: () => leadStore.countWaitingOf(leads, [null], 10),
  dismissEffect: (leadId) => leadStore.dismissEffect(leads, { leadId, effect: 'webhook', state: 'parked', reason: 'reason', ...own }),
  dropCallback: (id) => leadStore.dropCallback(leads, id),
  endHold: (id) => leadStore.endHold(leads, id, { reason: 'reason', ...own }),
  eraseLead: (id) => leadStore.eraseLead(leads, id, { reason: 'asked', consentLedger: unwritten, ...own } as never),
  failEffect: async () =>
    leadStore.failEffect(leads, await claimed(), { errorClass: 'timeout', permanent: false, ambiguous: false } as never, now),
  findBodies: async (id) => leadStore.findBodies(leads, 'a key of the test', [leadStore.bodyOf(await given(id))]),
  findExpectedEnd: (id) => leadStore.findExpectedEnd(leads, id),
  findDueEffects: () => leadStore.findDueEffects(leads, now, 10),
  findExpired: () => leadStore.findExpired(leads, now, 10, { held: false }),
  findFirstAnswer: (id) => leadStore.findFirstAnswer(leads, id),
  findLead: (id) => leadStore.findLead(leads, id),
  findLeadByReference: (id) => leadStore.findLeadByReference(leads, id.slice(0, 8)),
  findLeadOfVisitor: (id) => leadStore.findLeadOfVisitor(leads, { reference: id.slice(0, 8), email: 'ada@example.org' }),
  findLeads: () => leadStore.findLeads(leads, { ...everything, limit: 10 }),
  findOldestDue: () => leadStore.findOldestDue(leads, now),
  findOwnership: (id) => leadStore.findOwnership(leads, [id, randomUUID()]),
  findParkedFor: () => leadStore.findParkedFor(leads, 'reason', now, 10),
  findPerson: (id) => leadStore.findPerson(leads, id, 10),
  findRelated: async (id) => leadStore.findRelated(leads, await given(id)),
  findRetrying: () => leadStore.findRetrying(leads),
  findUntouched: () => leadStore.findUntouched(leads, START, 10),
  findUnconfirmed: (id) => leadStore.findUnconfirmed(leads, 'visitorMail', [id], now),
  finishEffects: async () =>
    leadStore.finishEffects(leads, [{ claim: await claimed(), result: { contact: newLead().contact } }] as never, now),
  forgetConsents: () => leadStore.forgetConsents(leads, watched.connection, '2026-03-02'),
  holdLead: (id) => leadStore.holdLead(leads, id, { reason: 'reason', ...own }),
  insertLead: () => leadStore.insertLead(leads, newLead()),
  keepFirstAnswer: (id) => leadStore.keepFirstAnswer(leads, id, START),
  leaveOut: async (id) => leadStore.leaveOut(leads, await given(id), { reason: 'asked', ...own } as never),
  listLeads: () => leadStore.listLeads(leads, 'consultation', { limit: 10 }),
  listParked: () => leadStore.listParked(leads, { limit: 10 }),
  listUnconfirmed: () => leadStore.listUnconfirmed(leads, ['visitorMail'], { from: START, to: now }, 10),
  listRestored: (id) => leadStore.listRestored(leads, [id]),
  logCall: (id) => leadStore.logCall(leads, id, { ...change, status: 'pending', outcome: 'no_answer' } as never),
  openLedger: () => leadStore.openLedger(leads).insert(newLead()),
  orderCode: (id) => leadStore.orderCode(leads, id, now),
  orderErasure: (id) => leadStore.orderErasure(leads, id),
  owesConsentRecord: (id) => leadStore.owesConsentRecord(leads, id),
  prepareLeads: () => leadStore.prepareLeads({ store: watched, leads, log: createLog('shards-test', 'silent') }).done,
  readEveryLead: async () => {
    for await (const _ of leadStore.readEveryLead(leads, { ...everything, range: { until: now } })) return;
  },
  readFirstContacts: () => leadStore.readFirstContacts(leads, { weeks: [START], until: now, waitingUntil: now } as never),
  readQueue: () =>
    leadStore.readQueue(leads, {
      owners: [null],
      filter: {},
      office: { opens: '09:00', closes: '17:00', days: [], timeZone: 'UTC', closedDays: [] },
      limit: 10,
      now,
    }),
  readTallies: () => leadStore.readTallies(leads, { weeks: [START], until: now, waitingUntil: now } as never),
  markAskFirst: async (id) => leadStore.markAskFirst(leads, [await given(id)]),
  countOthers: async (id) => leadStore.countOthers(leads, [await given(id)]),
  recordOwnWish: async (id) => leadStore.recordOwnWish(leads, await given(id), 'noCalls', now),
  recordRevocation: (id) => leadStore.recordRevocation(leads, id, { channels: ['email'], way: 'phone', ...own }),
  removeSecondAdvisor: (id) => leadStore.removeSecondAdvisor(leads, id, change),
  renewClaim: async () => leadStore.renewClaim(leads, await claimed(), now),
  replayEffect: (leadId) => leadStore.replayEffect(leads, { leadId, effect: 'webhook', state: 'parked' }, now),
  replayParked: (id) => leadStore.replayParked(leads, { effect: 'webhook', reason: 'reason', leadIds: [id] }, now),
  searchLeads: () => leadStore.searchLeads(leads, { text: 'ada', hidden: [], filter: {}, limit: 10 }),
  setOwner: (id) => leadStore.setOwner(leads, id, { ...change, to: manager }),
  spendCode: (id) => leadStore.spendCode(leads, { _id: id, email: 'ada@example.org' }, now),
  spreadRevocations: async (id) => {
    await stored();
    await leadStore.recordRevocation(prepared, id, { channels: ['email', 'texts'], way: 'phone', ...own });
    await leadStore.spreadRevocations(leads, await given(id));
  },
  takeTry: (id) => leadStore.takeTry(leads, id, now),
  transitionLead: (id) => leadStore.transitionLead(leads, id, { ...change, to: 'assigned' }),
  withdrawClaim: async () => leadStore.withdrawClaim(leads, await claimed(), now),
};

beforeAll(async () => {
  await Promise.all([fixtures.connected, watched.connected]);
  await prepared.any.createIndexes();
  watched.connection.getClient().on('commandStarted', (event) => void commands.push(event));
});

afterAll(async () => {
  await fixtures.connection.dropDatabase();
  await Promise.all([fixtures.close(), watched.close()]);
});

type Command = Readonly<Record<string, unknown>>;

const isOneId = (id: unknown) => typeof id === 'string' || (typeof id === 'object' && id !== null && '$eq' in id);
const isSomeIds = (id: unknown) => isOneId(id) || (typeof id === 'object' && id !== null && '$in' in id);

/** Filters of the statements that write existing leads. */
function writesOf(command: Command): readonly Command[] {
  if (command.update === 'leads') return (command.updates as { q: Command }[]).map(({ q }) => q);
  if (command.delete === 'leads') return (command.deletes as { q: Command }[]).map(({ q }) => q);
  return command.findAndModify === 'leads' ? [command.query as Command] : [];
}

/** Filters of its reads of leads; an aggregation that begins with anything but a match has an empty one. */
function readsOf(command: Command): readonly Command[] {
  if (command.find === 'leads') return [command.filter as Command];
  if (command.count === 'leads') return [command.query as Command];
  if (command.aggregate !== 'leads') return [];
  const [first] = command.pipeline as Record<string, Command>[];
  return [first?.$match ?? {}];
}

it('knows a call of every function, so that a new one cannot be forgotten', () => {
  const functions = Object.entries(leadStore).filter(([, value]) => typeof value === 'function');
  const forgotten = functions.map(([name]) => name).filter((name) => !(name in calls) && !apart.has(name));
  expect(forgotten).toEqual([]);
});

it.each(Object.keys(calls))('writes existing leads by their id only, and reads all shards only by a row: %s', async (name) => {
  const id = await stored();
  commands.length = 0;
  await calls[name]?.(id);
  const sent = commands.map(({ command }) => command as Command);
  expect(sent.length).toBeGreaterThan(0);
  expect(sent.flatMap(writesOf).filter(({ _id }) => !isOneId(_id))).toEqual([]);
  const ofAllShards = sent.flatMap(readsOf).filter(({ _id }) => !isSomeIds(_id));
  if (name in readsOfAllShards) expect(ofAllShards).not.toEqual([]);
  else expect(ofAllShards).toEqual([]);
});

it('names each read of all shards on the page about scaling', () => {
  const page = readFileSync(path.join(import.meta.dirname, '../../../../docs/scaling.md'), 'utf8');
  expect(Object.keys(readsOfAllShards).filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});
