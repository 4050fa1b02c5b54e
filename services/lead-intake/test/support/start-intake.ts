import { randomUUID } from 'node:crypto';
import { createContactCheck } from '@annuity-lantern/contact-check';
import { type NameServer, startNameServer, type Zone } from '@annuity-lantern/contact-check/test/name-server';
import { createAnnuityReviewRequest, createConsultationRequest, type LeadHint } from '@annuity-lantern/contracts/http';
import { type Leads, openLeads, openLedger } from '@annuity-lantern/lead-store';
import type { Analytics } from '@annuity-lantern/service-kit/analytics';
import { listen } from '@annuity-lantern/service-kit/listen';
import { createLog } from '@annuity-lantern/service-kit/log';
import type { EffectToDispatch, JobProducer } from '@annuity-lantern/service-kit/queue';
import { createSealing } from '@annuity-lantern/service-kit/sealing';
import { connectStore } from '@annuity-lantern/store-kit/connection';
import { inject } from 'vitest';
import { createApp } from '../../src/app.ts';
import { createFormTokens, type FormTokens } from '../../src/form-token/create-form-tokens.ts';

/** The names under which the network may ask for consent. */
export const networksUnderTest: ReadonlySet<string> = new Set(['Example Network']);

export const idKey = 'k'.repeat(32);

interface Posted {
  readonly status: number;
  readonly body: unknown;
}
type Post = (body: unknown, headers?: Record<string, string>, path?: string) => Promise<Posted>;

export interface IntakeUnderTest {
  readonly origin: string;
  readonly port: number;
  readonly leads: Leads;
  readonly nameServer: NameServer;
  readonly formTokens: FormTokens;
  /** Every dispatched effect, in order. */
  readonly dispatched: EffectToDispatch[];
  readonly hints: LeadHint[];
  /** Posts a consultation unless the path says otherwise. Text and bytes are sent unchanged. */
  readonly post: Post;
  readonly postReview: Post;
  /** Advances the service's clock, in milliseconds. */
  readonly wait: (ms: number) => void;
  readonly stop: () => Promise<void>;
}

interface Options {
  /** What the only name server knows. By default it denies every domain, the well-known ones included, and so is not trusted. */
  readonly zones?: Readonly<Record<string, Zone>>;
  readonly analytics?: Analytics;
  readonly storeIsAway?: boolean;
}

/** The intake on a real MongoDB with its own database, and a real name server. Without Redis: every dispatch fails. */
export async function startIntake({ zones = {}, analytics, storeIsAway = false }: Options = {}): Promise<IntakeUnderTest> {
  const store = connectStore({ mongodbUrl: storeIsAway ? 'mongodb://127.0.0.1:9/away?directConnection=true' : ownDatabase() });
  const leads = openLeads(store);
  if (!storeIsAway) await store.connected;
  const nameServer = await startNameServer(zones);
  let ahead = 0;
  const now = () => new Date(Date.now() + ahead);
  const contactCheck = createContactCheck({ dnsServers: [nameServer.address], now });
  const formTokens = createFormTokens(['f'.repeat(32)], now);
  const dispatched: IntakeUnderTest['dispatched'] = [];
  const hints: LeadHint[] = [];
  const app = createApp({
    leads,
    ledger: openLedger(leads),
    sealing: createSealing([{ id: 'test', key: Buffer.alloc(32, 's') }]),
    restoreProducer: { keep: keepWithoutRedis },
    producer: producerWithoutRedis(dispatched),
    hint: (hint) => void hints.push(hint),
    log: createLog('lead-intake', 'silent'),
    idKey,
    networkNames: networksUnderTest,
    formTokens,
    contactCheck,
    analytics: analytics ?? null,
    now,
    ready: async () => ({ mongodb: await store.ready(), redis: false }),
  });
  const server = await listen(app, '127.0.0.1', 0);
  const origin = `http://127.0.0.1:${server.port}`;
  const post: Post = async (body, headers = {}, path = createConsultationRequest.path) => {
    const isRaw = typeof body === 'string' || body instanceof Uint8Array;
    const response = await fetch(origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: isRaw ? (body as string) : JSON.stringify(body),
    });
    return { status: response.status, body: await response.json() };
  };
  return {
    origin,
    port: server.port,
    leads,
    nameServer,
    formTokens,
    dispatched,
    hints,
    post,
    postReview: (body, headers) => post(body, headers, createAnnuityReviewRequest.path),
    wait: (ms) => {
      ahead += ms;
    },
    stop: async () => {
      await server.stop();
      contactCheck.stop();
      await nameServer.stop();
      await store.close();
    },
  };
}

export const withKey = (key: string = randomUUID()) => ({ 'idempotency-key': key });

/** Retries a 503 as a visitor would: on a busy machine MongoDB may exceed its budget for many posts at once. */
export async function sendAgainOn503(send: () => Promise<Posted>): Promise<Posted> {
  for (;;) {
    const posted = await send();
    if (posted.status !== 503) return posted;
  }
}

function ownDatabase(): string {
  return `mongodb://${new URL(inject('mongodbUrl')).host}/intake-${randomUUID().slice(0, 8)}?directConnection=true`;
}

function producerWithoutRedis(dispatched: IntakeUnderTest['dispatched']): JobProducer {
  return {
    enqueue: async (effects) => {
      dispatched.push(...effects);
      throw new Error('Redis is not connected');
    },
    ready: async () => false,
    stop: async () => {},
  };
}

async function keepWithoutRedis(): Promise<Date> {
  throw new Error('Redis is not connected');
}
