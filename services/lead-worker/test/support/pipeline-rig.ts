import { randomUUID } from 'node:crypto';
import { type LeadRecord, openLeads } from '@annuity-lantern/lead-store';
import { connectStore } from '@annuity-lantern/store-kit/connection';
import { expect } from 'vitest';
import { type SmtpTrap, startSmtpTrap } from './smtp-trap.ts';
import { type SpawnedService, spawnService } from './spawn-service.ts';
import { startTcpGate, type TcpGate } from './tcp-gate.ts';

export const STAFF_ADDRESS = 'desk-staff@example.org';

export interface PipelineRig {
  readonly mongodb: TcpGate;
  readonly redis: TcpGate;
  readonly trap: SmtpTrap;
  /** Waits until it is ready, or until it listens when stores are away. */
  startIntake(storesAreAway?: boolean): Promise<SpawnedService>;
  startWorker(storesAreAway?: boolean): Promise<SpawnedService>;
  lead(id: string): Promise<LeadRecord | null>;
  countLeads(): Promise<number>;
  /** Waits until the staff mail of the lead has been taken. */
  mailOf(id: string, timeout?: number): Promise<string>;
  mailsOf(id: string): string[];
  /** What all services wrote, stopped ones included. */
  output(): string;
  end(): Promise<void>;
}

/**
 * The lead's way as the product runs it: real intake and worker processes, each store behind a gate that can be shut. Each test file names a
 * Redis database of its own, since queues have the same names everywhere.
 */
export async function createPipelineRig(mongodbUrl: string, redisUrl: string, redisDatabase: number): Promise<PipelineRig> {
  const mongodbAt = new URL(mongodbUrl);
  const redisAt = new URL(redisUrl);
  const database = `pipeline-${randomUUID().slice(0, 8)}`;
  const mongodb = await startTcpGate(mongodbAt.hostname, Number(mongodbAt.port || 27_017));
  const redis = await startTcpGate(redisAt.hostname, Number(redisAt.port || 6379));
  const trap = await startSmtpTrap();
  const store = connectStore({ mongodbUrl: `mongodb://${mongodbAt.host}/${database}?directConnection=true` });
  const leads = openLeads(store);
  await store.connected;
  const started: SpawnedService[] = [];
  const stores = {
    MONGODB_URL: `mongodb://127.0.0.1:${mongodb.port}/${database}?directConnection=true`,
    REDIS_URL: `redis://127.0.0.1:${redis.port}/${redisDatabase}`,
  };
  const start = async (name: 'lead-intake' | 'lead-worker', settings: Record<string, string>, storesAreAway = false) => {
    const service = await spawnService(name, { ...stores, ...settings });
    started.push(service);
    if (!storesAreAway)
      await expect.poll(() => fetch(`${service.origin}/readyz`).then(({ status }) => status), { timeout: 10_000 }).toBe(200);
    return service;
  };
  const mailsOf = (id: string) => trap.messages.filter((message) => message.includes(`lead/${id}/staffMail`));

  return {
    mongodb,
    redis,
    trap,
    startIntake: (storesAreAway) => {
      const key = 'a key of this test that is long enough';
      return start('lead-intake', { ID_KEY: key, FORM_TOKEN_KEY: key }, storesAreAway);
    },
    startWorker: (storesAreAway) =>
      start(
        'lead-worker',
        {
          SMTP_URL: trap.url,
          MAIL_FROM: 'Annuity Lantern <site@example.org>',
          STAFF_MAIL_TO: STAFF_ADDRESS,
          PUBLIC_ORIGIN: 'http://localhost:8080',
        },
        storesAreAway,
      ),
    lead: (id) => leads.any.findById(id).lean<LeadRecord>(),
    countLeads: () => leads.any.countDocuments(),
    mailsOf,
    mailOf: async (id, timeout = 15_000) => {
      await expect.poll(() => mailsOf(id).length, { timeout, interval: 50 }).toBeGreaterThan(0);
      return mailsOf(id)[0] ?? '';
    },
    output: () => started.map((service) => service.output()).join('\n'),
    end: async () => {
      for (const { process } of started) if (process.exitCode === null) process.kill('SIGKILL');
      await store.connection.dropDatabase();
      await store.close();
      await Promise.all([mongodb.stop(), redis.stop(), trap.stop()]);
    },
  };
}
