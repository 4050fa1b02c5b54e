import { randomUUID } from 'node:crypto';
import { createContactCheck } from '@annuity-lantern/contact-check';
import type { StaffRole } from '@annuity-lantern/contracts/http';
import { sampleConsultation, sampleReview } from '@annuity-lantern/contracts/testing/sample-answers';
import {
  firstFacets,
  type Leads,
  type NewLead,
  openConsentLedger,
  openDoNotCallList,
  openLeads,
  openVisitorKeys,
  prepareLeads,
  queuePlaces,
  type StoredLead,
  searchFieldsOf,
  signConsent,
  tallyOf,
  toRecord,
} from '@annuity-lantern/lead-store';
import { asOlderIntake } from '@annuity-lantern/lead-store/testing/as-older-intake';
import { listen } from '@annuity-lantern/service-kit/listen';
import { createLog, type Log } from '@annuity-lantern/service-kit/log';
import { openRedis } from '@annuity-lantern/service-kit/redis';
import { type AuditEntry, type AuditWriter, addAccount, openAuditWriter, openCodeKeys, resetPassword } from '@annuity-lantern/staff-store';
import { connectStore, type Store } from '@annuity-lantern/store-kit/connection';
import { createApp } from '../src/app.ts';
import { noteAudited } from '../src/audit/note-audited.ts';
import { countRowsRead } from '../src/lists/count-rows-read.ts';
import { openDeskHints } from '../src/live-hints/open-desk-hints.ts';
import { prepareStaffStore } from '../src/prepare-staff-store.ts';
import { cadence, everyDay, reasons } from './sample-office.ts';

export const account = { username: 'Margaret', password: 'a long and good password' };
const unchecked = { email: 'unknown', phone: 'unknown' } as const;
export const auditSecret = 'a key of the audit for tests that is long enough';
export const sessionSecret = 'a secret for tests that is long enough';
/** In the form of Standard Webhooks. */
export const crmSecret = `whsec_${Buffer.alloc(32, 'a secret of the CRM').toString('base64')}`;
export const mailSecret = `whsec_${Buffer.alloc(32, 'a secret of the mail host').toString('base64')}`;
export const consentSecret = 'a key of consents for tests that is long enough';
export const idKey = 'a key of digests for tests that is long enough';
export const codeKeys = openCodeKeys([{ id: 'of-the-test', key: Buffer.alloc(32, 7) }]);

export interface DeskUnderTest {
  readonly store: Store;
  readonly leads: Leads;
  readonly audit: AuditWriter;
  readonly origin: string;
  call(path: string, options?: CallOptions): Promise<Response>;
  /** The cookie of a new session. */
  signIn(): Promise<string>;
  /** Adds an account with this name and role if it is missing, and returns the cookie of a new session. */
  signInAs(username: string, role: StaffRole): Promise<string>;
  /** Enters the password again in this session: some changes of accounts ask for it. */
  prove(cookie: string, password?: string): Promise<void>;
  /** Gives every account a random sign-in code, or removes it: on the production host managers need one. */
  setCodes(are: 'there' | 'gone'): Promise<void>;
  stop(): Promise<void>;
}

export interface CallOptions {
  readonly method?: string;
  readonly body?: unknown;
  readonly cookie?: string;
  /** The visitor's address, as the gateway would forward it. */
  readonly from?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * A lead-desk on its own database, with everything but the process around it. It is called the way the gateway calls it; with a
 * `trustedOrigin`, as on the production host.
 */
export async function startDesk(
  mongodbUrl: string,
  database: string,
  log: Log = createLog('lead-desk', 'silent'),
  trustedOrigin?: string,
  sessionSecrets: readonly string[] = [sessionSecret],
  redisUrl?: string,
  staffOrigin?: string,
): Promise<DeskUnderTest> {
  const publicProtocol = trustedOrigin?.startsWith('https:') ? 'https' : 'http';
  const store = connectStore({ mongodbUrl: withDatabase(mongodbUrl, database) });
  const leads = openLeads(store);
  const auditSettings = { secrets: [auditSecret] };
  const audit = openAuditWriter(store.connection, auditSettings);
  const preparations = [
    prepareLeads({ store, leads, log }),
    prepareStaffStore({ store, log, firstUser: account, isProduction: trustedOrigin !== undefined }),
  ];
  const redis = redisUrl === undefined ? undefined : openRedis(redisUrl, log);
  const hints = openDeskHints({ store, log, redis, redisUrl });
  const rowsRead = countRowsRead((entry) => noteAudited(audit, entry, log));
  const doNotCall = openDoNotCallList(store, idKey);
  // Without a name server: what DNS says is unknown.
  const contactCheck = createContactCheck({ dnsServers: ['127.0.0.1:1'] });
  const consentLedger = openConsentLedger(store, { idKey, secrets: [consentSecret], doNotCall });
  const indexesExist = () => preparations.every(({ isDone }) => isDone());
  const server = await listen(
    createApp({
      store,
      leads,
      doNotCall,
      consentLedger,
      erasures: undefined,
      visitorKeys: openVisitorKeys(idKey),
      contactCheck,
      log,
      audit,
      auditSettings,
      consentSettings: { secrets: [consentSecret], years: 5 },
      sessionSecrets,
      codeKeys,
      trustedOrigin,
      staffOrigin,
      publicProtocol,
      hours: everyDay,
      reasons,
      cadence,
      hints,
      crmSecrets: [crmSecret],
      mailSecrets: [mailSecret],
      rowsRead,
      retentionDays: 0,
      metrics: undefined,
      operationsUrl: undefined,
      indexesExist,
      redis,
    }),
    '127.0.0.1',
    0,
  );
  const origin = `http://127.0.0.1:${server.port}`;
  const call = (path: string, { method = 'GET', body, cookie, from = '203.0.113.1', headers }: CallOptions = {}) =>
    fetch(origin + path, {
      method,
      headers: {
        origin: staffOrigin ?? trustedOrigin ?? origin,
        'x-client-address': from,
        'x-forwarded-proto': publicProtocol,
        ...(cookie ? { cookie } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  await Promise.all(preparations.map(({ done }) => done));
  const signIn = async (body: typeof account) => cookieOf(await call('/api/staff/session', { method: 'POST', body, from: randomUUID() }));
  return {
    store,
    leads,
    audit,
    origin,
    call,
    signIn: () => signIn(account),
    signInAs: async (username, role) => {
      const added = await addAccount(
        { connection: store.connection, audit, by: 'command', now: new Date() },
        { username, role, mail: `${username}@example.com` },
      );
      if (typeof added === 'object')
        await resetPassword({ connection: store.connection, audit, now: new Date() }, { token: added.token, password: account.password });
      return signIn({ ...account, username });
    },
    prove: async (cookie, password = account.password) => {
      const { status } = await call('/api/staff/proof', { method: 'POST', body: { password }, cookie });
      if (status !== 204) throw new Error(`the proof was answered ${status}`);
    },
    setCodes: async (are) => {
      const code = { secret: 'sealed', step: 1, since: new Date(), recovery: [] };
      await store.connection.collection('users').updateMany({}, are === 'there' ? { $set: { code } } : { $unset: { code: 1 } });
    },
    stop: async () => {
      await server.stop();
      await hints.stop();
      await rowsRead.stop();
      redis?.stop();
      contactCheck.stop();
      for (const { stop } of preparations) stop();
      await store.close();
    },
  };
}

/** Returns a function that reads the audit entries from now on, without the ends of chains. */
export async function watchAudit({ store }: DeskUnderTest): Promise<() => Promise<AuditEntry[]>> {
  const read = async () =>
    (await store.connection.db?.collection<{ _id: string; content: AuditEntry }>('audit').find().sort({ _id: 1 }).toArray()) ?? [];
  const known = new Set((await read()).map(({ _id }) => _id));
  return async () =>
    (await read()).filter(({ _id, content }) => !known.has(_id) && content.action !== 'closed').map(({ content }) => content);
}

/** The session's cookie, as the browser sends it back. */
export function cookieOf(response: Response): string {
  return sessionCookieLine(response)?.split(';')[0] ?? '';
}

/** The cookie that makes this browser known at its next sign-in. */
export function deviceCookieOf(response: Response): string {
  return deviceCookieLine(response)?.split(';')[0] ?? '';
}

/** The header line that sets the device cookie. */
export function deviceCookieLine(response: Response): string | undefined {
  return response.headers.getSetCookie().find((line) => /^(__Secure-)?staff\.device\./.test(line));
}

/** The header line that sets or clears the session's cookie. */
export function sessionCookieLine(response: Response): string | undefined {
  return response.headers.getSetCookie().find((line) => /^(__Host-)?staff\.sid=/.test(line));
}

export function withDatabase(mongodbUrl: string, database: string): string {
  const url = new URL(mongodbUrl);
  url.pathname = `/${database}`;
  return url.href;
}

/** As an older intake did: every effect is still to come, and a test says which requests are of one person. */
async function storeAsOlder<K extends 'consultation' | 'annuity-review'>(leads: Leads, lead: NewLead<K>): Promise<void> {
  await leads.any.collection.insertOne(asOlderIntake(toRecord(lead)) as never);
}

/** Stores `count` requests, each `stepMs` after the previous one (0: at the same moment). Returns the ids, newest first. */
export async function storeRequests(leads: Leads, count: number, stepMs: (index: number) => number): Promise<string[]> {
  let time = Date.parse('2026-01-05T09:00:00Z');
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1) {
    time += stepMs(index);
    const id = randomUUID();
    ids.unshift(id);
    const chosen = {
      id,
      bodyHmac: `hmac-${index}`,
      consent: index === 0 ? { textVersion: '2026-01-01', channels: { automatedCalls: false, texts: false, email: true } } : null,
      reception: { address: '203.0.113.9' },
    };
    await storeAsOlder(leads, {
      kind: 'consultation',
      ...chosen,
      consentSignature: signConsent(idKey, chosen, new Date(time)),
      createdAt: new Date(time),
      answers: {
        ...sampleConsultation,
        firstName: 'Ana',
        lastName: `Number ${index}`,
        email: `ana.${index}@example.com`,
        primaryConcern: 'Will my income last?',
      },
      contact: unchecked,
    });
  }
  return ids;
}

/** Stores `count` reviews, a second apart and with the contact only; the first one has every answer. Returns the ids, newest first. */
export async function storeReviews(leads: Leads, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const id = randomUUID();
    ids.unshift(id);
    const contact = { firstName: 'Bo', lastName: `Review ${index}`, email: `bo.${index}@example.com`, phone: '303-499-7111' };
    await storeAsOlder(leads, {
      kind: 'annuity-review',
      id,
      bodyHmac: `hmac-${index}`,
      createdAt: new Date(Date.parse('2026-01-05T09:00:00Z') + index * 1000),
      answers: index === 0 ? { ...sampleReview, ...contact } : contact,
      contact: unchecked,
      consent: null,
      reception: { address: '203.0.113.9' },
    });
  }
  return ids;
}

/** Adds to leads what the worker's `persist` adds, so that filters and searches find them. */
export async function makeFindable(leads: Leads): Promise<void> {
  for (const lead of await leads.any.find().lean<StoredLead[]>())
    await leads.any.updateOne(
      { _id: lead._id },
      {
        $set: {
          ...searchFieldsOf(lead),
          facets: firstFacets(lead),
          queue: queuePlaces({ ...lead, ...searchFieldsOf(lead) }),
          tally: tallyOf(lead),
        },
      },
    );
}
