import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EffectName, type ExpectedEffect, expectedEffects } from '@annuity-lantern/contracts/effects';
import {
  type Effect,
  eraseLead,
  type LeadRecord,
  type Leads,
  openConsentLedger,
  openDoNotCallList,
  openErasures,
  openLeads,
  openVisitorKeys,
  verifyConsents,
} from '@annuity-lantern/lead-store';
import { sampleSite } from '@annuity-lantern/site/sample';
import { connectStore } from '@annuity-lantern/store-kit/connection';
import { expect, vi } from 'vitest';
import { type HttpSink, startHttpSink } from './http-sink.ts';
import { type SmtpTrap, startSmtpTrap } from './smtp-trap.ts';
import { type SpawnedService, spawnService } from './spawn-service.ts';
import { startTcpGate, type TcpGate } from './tcp-gate.ts';

export const STAFF_ADDRESS = 'desk-staff@example.org';
export const STAFF_PASSWORD = 'a long and good password';

/** Its office opens on every day, so that tests can run on any. */
const everyDaySite = {
  ...sampleSite,
  hours: { ...sampleSite.hours, days: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] },
  holidays: { federal: false },
};

/** States that an effect leaves only by a call of staff. */
const finalStates: readonly Effect['state'][] = ['done', 'skipped', 'parked', 'unconfirmed'];

/** Milliseconds for hundreds of leads on a busy machine. */
const LONGEST_BACKLOG = 300_000;

export interface StartOptions {
  /** Waits only until it listens, and not until its stores answer. */
  readonly untilListening?: boolean;
  readonly settings?: Readonly<Record<string, string>>;
  readonly traced?: boolean;
}

export interface PipelineRig {
  readonly idKey: string;
  readonly leads: Leads;
  readonly mongodb: TcpGate;
  readonly redis: TcpGate;
  /** Receives staff mail and visitor mail. */
  readonly trap: SmtpTrap;
  readonly webhook: HttpSink;
  readonly analytics: HttpSink;
  /** Takes the traces of services that are started with `traced`. */
  readonly collector: HttpSink;
  /** Waits until it is ready and reaches MongoDB, or only until it listens if stores are away. */
  startIntake(options?: StartOptions): Promise<SpawnedService>;
  startWorker(options?: StartOptions): Promise<SpawnedService>;
  /** Its only account is `admin`. */
  startDesk(options?: StartOptions): Promise<SpawnedService>;
  lead(id: string): Promise<LeadRecord | null>;
  leadWith(filter: Partial<LeadRecord>): Promise<LeadRecord | null>;
  effect(id: string, name: EffectName): Promise<Effect | undefined>;
  /** Makes an effect that waits for its time due now. */
  hasten(id: string, name: EffectName): Promise<void>;
  countLeads(): Promise<number>;
  /** The ids of all records of the consent ledger, and the faults of its chains of today. */
  consents(): Promise<{ readonly ids: readonly string[]; readonly faults: readonly unknown[] }>;
  /** Waits until every expected effect of each lead is final. Returns the states by lead and effect. */
  settled(ids: readonly string[]): Promise<Record<ExpectedEffect, Effect['state']>[]>;
  /** Waits until the staff mail of the lead was accepted. */
  mailOf(id: string): Promise<string>;
  mailsOf(id: string, effect?: 'staffMail' | 'visitorMail' | 'ownerMail' | 'changeMail' | 'ownErasure'): string[];
  /** Sends a command to the rig's own database. */
  command(command: Record<string, unknown>): Promise<unknown>;
  /** All services started so far, stopped ones included. */
  /** What opens a visitor's own request at the desk, after a code was right. */
  visitOf(id: string): Promise<string>;
  /** Erases a lead like retention does, as if it were old. Tells what came of it. */
  expire(id: string): Promise<string>;
  /** Every document of every collection, by collection. */
  documents(): Promise<ReadonlyMap<string, readonly object[]>>;
  readonly services: readonly SpawnedService[];
  /** What the commands for backups need. */
  readonly storeSettings: Readonly<Record<string, string>>;
  /** The output of all services, stopped ones included. */
  output(): string;
  end(): Promise<void>;
}

/**
 * A lead's path as in the product: real intake and worker processes, each store behind a gate, and a sink per provider. No
 * name server answers, so an uncertain contact is unknown. Each test file names its own Redis database, because queue names are the same
 * everywhere.
 */
export async function createPipelineRig(mongodbUrl: string, redisUrl: string, redisDatabase: number): Promise<PipelineRig> {
  const mongodbAt = new URL(mongodbUrl);
  const redisAt = new URL(redisUrl);
  const database = `pipeline-${randomUUID().slice(0, 8)}`;
  const [mongodb, redis, trap, webhook, analytics, collector] = await Promise.all([
    startTcpGate(mongodbAt.hostname, Number(mongodbAt.port || 27_017)),
    startTcpGate(redisAt.hostname, Number(redisAt.port || 6379)),
    startSmtpTrap(),
    startHttpSink(),
    startHttpSink(),
    startHttpSink(),
  ]);
  const store = connectStore({ mongodbUrl: `mongodb://${mongodbAt.host}/${database}?directConnection=true` });
  const leads = openLeads(store);
  await store.connected;
  const folder = await mkdtemp(join(tmpdir(), 'pipeline-rig-'));
  const erasuresFile = join(folder, 'erasures.jsonl');
  const CONSENT_KEY = 'a fifth key of this test that is long enough';
  // Rigs share a Redis: with keys of their own, none counts the mails of another.
  const ID_KEY = `a key of this test that is long enough ${database}`;
  const doNotCall = openDoNotCallList(store, ID_KEY);
  const services: SpawnedService[] = [];
  const siteFile = join(folder, 'site.json');
  await writeFile(siteFile, JSON.stringify(everyDaySite));
  const common = {
    MONGODB_URL: `mongodb://127.0.0.1:${mongodb.port}/${database}?directConnection=true`,
    REDIS_URL: `redis://127.0.0.1:${redis.port}/${redisDatabase}`,
    DNS_SERVERS: '127.0.0.1:1',
    SEALING_KEYS: `of-the-test:${'5e'.repeat(32)}`,
    ANALYTICS_URL: analytics.url,
    ANALYTICS_MEASUREMENT_ID: 'G-TEST',
    ANALYTICS_API_SECRET: 'an analytics secret of this test',
  };
  const own = {
    'lead-intake': { ID_KEY, FORM_TOKEN_KEY: 'another key of this test that is long enough' },
    'lead-worker': {
      ID_KEY,
      CONSENT_KEY,
      ERASURES_FILE: erasuresFile,
      SMTP_URL: trap.url,
      MAIL_FROM: 'Annuity Lantern <site@example.org>',
      STAFF_MAIL_TO: STAFF_ADDRESS,
      STAFF_MAILS_PER_HOUR: '0',
      PUBLIC_ORIGIN: 'http://localhost:8080',
      SITE_FILE: siteFile,
      LEAD_WEBHOOK_URL: `${webhook.url}/leads`,
      LEAD_WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 'key').toString('base64')}`,
      // On two slow cores, more calls at a time than these outlast their own time limits.
      MAIL_CONCURRENCY: '4',
      CRM_CONCURRENCY: '4',
      ANALYTICS_CONCURRENCY: '4',
    },
    'lead-desk': {
      ID_KEY,
      SESSION_SECRET: 'a third key of this test that is long enough',
      AUDIT_KEY: 'a fourth key of this test that is long enough',
      CONSENT_KEY,
      ERASURES_FILE: erasuresFile,
      MAIL_EVENTS_SECRET: `whsec_${Buffer.alloc(32, 'key').toString('base64')}`,
      STAFF_KEYS: `of-this-test:${'7a'.repeat(32)}`,
      STAFF_PASSWORD,
    },
  } as const;
  const start = async (name: keyof typeof own, { untilListening = false, settings = {}, traced = false }: StartOptions = {}) => {
    const tracing: Record<string, string> = traced ? { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url } : {};
    const service = await spawnService(name, { ...common, ...own[name], ...tracing, ...settings });
    services.push(service);
    // Not expect.poll, which works in tests only: files start services before all of theirs.
    if (!untilListening) await vi.waitFor(async () => expect(await readyWithMongodb(service)).toBe(true), { timeout: 120_000 });
    return service;
  };
  const lead = (id: string) => leads.any.findById(id).lean<LeadRecord>();
  const mailsOf: PipelineRig['mailsOf'] = (id, effect = 'staffMail') =>
    trap.messages.filter((message) => message.includes(`lead/${id}/${effect}`));

  return {
    idKey: ID_KEY,
    leads,
    mongodb,
    redis,
    trap,
    webhook,
    analytics,
    collector,
    startIntake: (options) => start('lead-intake', options),
    startWorker: (options) => start('lead-worker', options),
    startDesk: (options) => start('lead-desk', options),
    lead,
    leadWith: (filter) => leads.any.findOne(filter).lean<LeadRecord>(),
    effect: async (id, name) => (await lead(id))?.effects[name],
    hasten: async (id, name) => {
      await leads.any.updateOne({ _id: id, [`effects.${name}.state`]: 'due' }, { $set: { [`effects.${name}.nextAt`]: new Date() } });
    },
    countLeads: () => leads.any.countDocuments(),
    consents: async () => {
      const found = await store.connection.collection<{ content: { id: string } }>('consents').find().toArray();
      const day = new Date().toISOString().slice(0, 10);
      const { faults } = await verifyConsents(store.connection, day, { secrets: [CONSENT_KEY], years: 5 });
      return { ids: found.map(({ content }) => content.id).toSorted(), faults };
    },
    settled: async (ids) => {
      const areFinal = Object.fromEntries(expectedEffects.map((name) => [`effects.${name}.state`, { $in: finalStates }]));
      // A count, so that waiting takes little from the services on two slow cores.
      const open = async () => ids.length - (await leads.any.countDocuments({ _id: { $in: ids }, ...areFinal }));
      await expect.poll(open, { timeout: LONGEST_BACKLOG, interval: 100 }).toBe(0);
      const found = await leads.any.find({ _id: { $in: ids } }, { effects: 1 }).lean<LeadRecord[]>();
      return found.map(({ effects }) => statesOf(effects));
    },
    mailsOf,
    mailOf: async (id) => {
      await expect.poll(() => mailsOf(id).length, { interval: 50 }).toBeGreaterThan(0);
      return mailsOf(id)[0] ?? '';
    },
    visitOf: async (id) => {
      const found = await lead(id);
      return found ? openVisitorKeys(ID_KEY).visitOf(found, new Date()).visit : '';
    },
    expire: async (id) => {
      const before = new Date(Date.now() + 60_000);
      // A chain of its own each time: a restored backup may have cut an earlier one.
      const consentLedger = openConsentLedger(store, { idKey: ID_KEY, doNotCall, secrets: [CONSENT_KEY] });
      return (
        await eraseLead(leads, id, {
          by: 'system',
          reason: 'retention',
          now: new Date(),
          before,
          consentLedger,
          erasures: openErasures(erasuresFile),
        })
      ).outcome;
    },
    documents: async () => {
      const collections = (await store.connection.db?.collections()) ?? [];
      return new Map(
        await Promise.all(collections.map(async (one) => [one.collectionName, (await one.find().toArray()) as object[]] as const)),
      );
    },
    command: async (command) => store.connection.db?.command(command),
    services,
    storeSettings: { MONGODB_URL: common.MONGODB_URL, REDIS_URL: common.REDIS_URL, ID_KEY, CONSENT_KEY, ERASURES_FILE: erasuresFile },
    output: () => services.map((service) => service.output()).join('\n'),
    end: async () => {
      for (const { process } of services) if (process.exitCode === null) process.kill('SIGKILL');
      await store.close();
      await rm(folder, { recursive: true, force: true });
      await Promise.all([mongodb.stop(), redis.stop(), trap.stop(), webhook.stop(), analytics.stop(), collector.stop()]);
    },
  };
}

/** An intake is ready with Redis alone, but would then seal posts. */
async function readyWithMongodb({ origin }: SpawnedService): Promise<boolean> {
  const { ready, dependencies } = (await (await fetch(`${origin}/readyz`)).json()) as {
    readonly ready: boolean;
    readonly dependencies: Readonly<Record<string, boolean>>;
  };
  return ready && dependencies.mongodb === true;
}

function statesOf(effects: LeadRecord['effects']): Record<ExpectedEffect, Effect['state']> {
  return Object.fromEntries(expectedEffects.map((name) => [name, effects[name].state])) as Record<ExpectedEffect, Effect['state']>;
}
