import { randomUUID } from 'node:crypto';
import { createContactCheck } from '@annuity-lantern/contact-check';
import type { StaffRole } from '@annuity-lantern/contracts/http';
import { sampleConsultation } from '@annuity-lantern/contracts/testing/sample-answers';
import {
  findDueEffects,
  insertLead,
  type LeadRecord,
  type NewLead,
  openLeads,
  openVisitorKeys,
  setOwner,
} from '@annuity-lantern/lead-store';
import { createLane } from '@annuity-lantern/service-kit/lane';
import { createLog } from '@annuity-lantern/service-kit/log';
import { samplePublicSite } from '@annuity-lantern/site/sample';
import { connectStore } from '@annuity-lantern/store-kit/connection';
import { createEffects } from '../../src/effects/create-effects.ts';
import { openRevocations } from '../../src/effects/open-revocations.ts';
import type { Recipient } from '../../src/mail/create-mailer.ts';
import type { Mail } from '../../src/mail/render-mail.ts';
import { createGate } from '../../src/pipeline/create-gate.ts';
import { runEffects } from '../../src/pipeline/run-effects.ts';
import { openStaff } from '../../src/staff/open-staff.ts';

export interface ClockedWorkers {
  /** Accepted mails by idempotency key, in order. */
  readonly mails: readonly { readonly key: string; readonly mail: Mail; readonly to: Recipient }[];
  readonly now: () => Date;
  /** Stores a lead that has just arrived. */
  store(changes?: Partial<NewLead<'consultation'>>): Promise<string>;
  lead(id: string): Promise<LeadRecord>;
  setStatus(id: string, status: LeadRecord['status']): Promise<void>;
  /** Assigns the lead to the account with this id. */
  setOwner(id: string, accountId: string): Promise<void>;
  addAccounts(accounts: readonly TestAccount[]): Promise<void>;
  /** Advances the clock; all workers ask for each due effect at the same time, as real ones do. */
  pass(hours: number): Promise<void>;
  /** Like `pass`, but without workers. */
  passWithoutWorkers(hours: number): void;
  stop(): Promise<void>;
}

/** The fields of an account that mail depends on. */
export interface TestAccount {
  readonly id: string;
  readonly role: StaffRole;
  readonly mail?: string;
  readonly displayName?: string;
  readonly disabledAt?: Date;
}

/** The documents of accounts, keyed by id. */
export function accountRecords(accounts: readonly TestAccount[]) {
  return accounts.map(({ id, ...account }) => ({ _id: id, username: id, createdAt: new Date(), epoch: 0, ...account }));
}

const HOUR = 3_600_000;

/**
 * Runs days of workers' work within seconds: the real code on a real MongoDB and name server, with a clock that the test advances. Without
 * Redis: each worker asks for all that a sweep finds.
 */
export async function startClockedWorkers(mongodbUrl: string, dnsServers: readonly string[], workers: number): Promise<ClockedWorkers> {
  const { host } = new URL(mongodbUrl);
  const store = connectStore({ mongodbUrl: `mongodb://${host}/clocked-${randomUUID().slice(0, 8)}?directConnection=true` });
  const leads = openLeads(store);
  await store.connected;
  let clock = new Date('2026-03-02T15:00:00Z').getTime();
  const now = () => new Date(clock);
  const mails: { key: string; mail: Mail; to: Recipient }[] = [];
  const contactCheck = createContactCheck({ dnsServers, now });
  const effects = createEffects({
    contactCheck,
    mailer: {
      send: async (mail, to, key) => {
        mails.push({ key, mail, to });
      },
    },
    withholdMail: async () => null,
    sendToStaff: async ({ mail, to, idempotencyKey: key }) => {
      mails.push({ key, mail, to });
      return { state: 'done' };
    },
    staffMailTo: ['desk@example.org'],
    staff: openStaff(store),
    site: samplePublicSite,
    publicOrigin: 'https://www.example.com',
    deskOrigin: 'https://www.example.com',
    webhook: async () => ({ state: 'skipped' }),
    erasedWebhook: async () => ({ state: 'skipped' }),
    analytics: null,
    revocations: openRevocations(leads),
    consentLedger: { record: async () => 'recorded' },
    readNoCalls: async () => ({}),
    visitorKeys: openVisitorKeys('a key of the test'),
    eraseForVisitor: async () => 'erased',
    now,
  });
  const producer = { enqueue: async () => {} };
  // Without slots, effects run one at a time.
  const laneOf = () => createLane(0);
  const gate = createGate();
  const rest = { expiredBy: now };
  const log = createLog('clocked-workers', 'silent');

  async function workOff(): Promise<void> {
    for (;;) {
      const due = await findDueEffects(leads, now(), 200);
      if (due.length === 0) return;
      const asked = due.flatMap(({ leadId, effect }) => Array(workers).fill({ v: 1, leadId, effect }));
      await Promise.all(
        asked.map((job) => runEffects({ leads, effects, producer, log, laneOf, gate, rest, hint: () => {}, now: now() }, job, () => {})),
      );
    }
  }

  async function nextDueAt(): Promise<number> {
    const stored = await leads.any.find({}, { effects: 1 }).lean<LeadRecord[]>();
    return Math.min(...stored.flatMap(({ effects }) => Object.values(effects)).map(({ nextAt }) => nextAt?.getTime() ?? Infinity));
  }

  return {
    mails,
    now,
    store: async (changes = {}) => {
      const id = randomUUID();
      await insertLead(leads, { ...newConsultation, id, createdAt: now(), ...changes });
      return id;
    },
    lead: async (id) => {
      const lead = await leads.any.findById(id).lean<LeadRecord>();
      if (!lead) throw new Error('no such lead');
      return lead;
    },
    setStatus: async (id, status) => {
      await leads.any.updateOne({ _id: id }, { $set: { status } });
    },
    setOwner: async (id, accountId) => {
      const { seq } = await leads.any.findById(id).orFail().lean<LeadRecord>();
      const by = { id: 'of-the-test', username: 'test', isManager: true };
      await setOwner(leads, id, { to: { id: accountId, username: accountId }, seq, by, now: now() }, now());
    },
    addAccounts: async (accounts) => {
      await store.connection.collection<{ _id: string }>('users').insertMany(accountRecords(accounts));
    },
    pass: async (hours) => {
      const end = clock + hours * HOUR;
      await workOff();
      while (clock < end) {
        clock = Math.min(await nextDueAt(), end);
        await workOff();
      }
    },
    passWithoutWorkers: (hours) => {
      clock += hours * HOUR;
    },
    stop: async () => {
      contactCheck.stop();
      await store.close();
    },
  };
}

const newConsultation = {
  kind: 'consultation',
  bodyHmac: 'hmac',
  answers: sampleConsultation,
  contact: { email: 'unknown', phone: 'good' },
  consent: null,
  reception: {},
} as const;
