import { setTimeout as pause } from 'node:timers/promises';
import { effects as definitions, type ExpectedEffect, expectedEffects, reachingEffects } from '@annuity-lantern/contracts/effects';
import { undoAtEnd } from '@annuity-lantern/local/clean-up';
import { MongoClient, type MongoClientOptions } from 'mongodb';
import type { Acknowledged, Visitors } from './visitors.ts';

/** Their providers have no idempotency key: a repeat would reach a person twice. */
const onlyOnce: readonly string[] = reachingEffects.filter((name) => definitions[name].whenUnknown === 'unconfirmed');

/** What reached the providers, by idempotency key. */
export class Received {
  readonly counts = new Map<string, number>();

  /** Returns the effect of the key. */
  take(key = 'without a key'): ExpectedEffect | undefined {
    this.counts.set(key, (this.counts.get(key) ?? 0) + 1);
    return reachingEffects.find((effect) => effect === key.split('/')[2]);
  }
}

/** The fields of a lead that the audit needs. */
export interface AuditedLead {
  readonly _id: string;
  readonly email: string;
  readonly consent: { readonly analytics?: boolean } | null;
  readonly effects: Readonly<Record<ExpectedEffect, AuditedEffect>>;
}

interface AuditedEffect {
  readonly state: string;
  readonly lastErrorClass?: string;
  readonly lastAttempts?: readonly { readonly errorClass: string }[];
}

export interface LeadReader {
  leads(): Promise<AuditedLead[]>;
  /** Whether a worker has claimed this effect of one of the newest leads. */
  isClaimed(effect: ExpectedEffect): Promise<boolean>;
}

/** More than arrive while an effect is claimed. */
const NEWEST = 50;

/** Reads MongoDB directly. Calls reject while it is away, but the first connection must succeed. */
export async function openLeadReader(mongodbUrl: string, options: MongoClientOptions = {}): Promise<LeadReader> {
  const client = new MongoClient(mongodbUrl, { serverSelectionTimeoutMS: 1500, connectTimeoutMS: 1500, socketTimeoutMS: 5000, ...options });
  undoAtEnd(() => client.close());
  await client.connect();
  const leads = client.db().collection<AuditedLead>('leads');
  return {
    leads: () => leads.find({}, { projection: { email: 1, consent: 1, effects: 1 } }).toArray(),
    isClaimed: async (effect) => {
      const newest = leads.find({}, { projection: { effects: { [effect]: { state: 1 } } } }).sort({ $natural: -1 });
      return (await newest.limit(NEWEST).toArray()).some(({ effects }) => effects[effect].state === 'sending');
    },
  };
}

/** Longer than the pause before the third try of an effect. */
const DRAIN_WITHIN_MS = 420_000;
const LOOK_EVERY_MS = 500;
const TELL_EVERY_MS = 10_000;
const openStates = ['waiting', 'due', 'sending'];

/** Waits until every visitor is acknowledged, each acknowledged lead is stored, and no effect is open. Undefined: not in time. */
export async function waitForDrain(visitors: Visitors, reader: LeadReader, log: (line: string) => void): Promise<number | undefined> {
  const startedAt = Date.now();
  let toldAt = startedAt;
  for (let now = startedAt; now - startedAt < DRAIN_WITHIN_MS; now = Date.now()) {
    const leads = await reader.leads().catch(() => undefined);
    if (leads) {
      const stored = new Set(leads.map(({ _id }) => _id));
      const missing = visitors.acknowledged.filter(({ id }) => !stored.has(id)).length;
      const open = leads.flatMap((lead) => effectsOf(lead)).filter(({ state }) => openStates.includes(state)).length;
      if (visitors.waiting() + missing + open === 0) return (Date.now() - startedAt) / 1000;
      if (now - toldAt > TELL_EVERY_MS) {
        log(`${visitors.waiting()} visitors are still trying, ${missing} leads are not restored, ${open} effects are open`);
        toldAt = now;
      }
    }
    await pause(LOOK_EVERY_MS);
  }
  return undefined;
}

/** Lists name leads, so that their logs can be searched. */
export interface Findings {
  readonly stored: number;
  /** Acknowledged but not stored. */
  readonly lost: readonly string[];
  /** Acknowledged under another lead's id, or under two. */
  readonly mixedUp: readonly string[];
  readonly expected: number;
  readonly done: number;
  readonly unconfirmed: number;
  /** Neither done nor unconfirmed. */
  readonly unsettled: readonly string[];
  /** Unconfirmed although the provider knows the key. */
  readonly wronglyUnconfirmed: readonly string[];
  /** Taken over from a worker that counted as lost. */
  readonly takenOver: readonly string[];
  /** Done but not received. */
  readonly missing: readonly string[];
  /** Received more than once though they must not be. */
  readonly twice: readonly string[];
  /** Received again under a key that the provider knows. */
  readonly resent: number;
  /** Received for no stored lead. */
  readonly strange: readonly string[];
}

/** Compares acknowledged requests, stored leads and the providers' receipts. */
export function audit(acknowledged: readonly Acknowledged[], leads: readonly AuditedLead[], received: Received): Findings {
  const byId = new Map(leads.map((lead) => [lead._id, lead]));
  const wanted = leads.flatMap(effectsOf);
  const words = (list: typeof wanted) =>
    list.map(({ id, effect, state, lastErrorClass = '' }) => `${id} ${effect} ${state} ${lastErrorClass}`.trim());
  const unconfirmed = wanted.filter(({ state }) => state === 'unconfirmed');
  const receipts = [...received.counts].map(([key, times]) => ({
    key,
    times,
    id: key.split('/')[1] ?? '',
    effect: key.split('/')[2] ?? '',
  }));
  return {
    stored: leads.length,
    lost: acknowledged.filter(({ id }) => !byId.has(id)).map(({ id, status }) => `${id} (${status})`),
    mixedUp: acknowledged.filter(({ id, email, otherId }) => otherId || (byId.get(id)?.email ?? email) !== email).map(({ id }) => id),
    expected: wanted.length,
    done: wanted.filter(({ state }) => state === 'done').length,
    unconfirmed: unconfirmed.length,
    unsettled: words(wanted.filter(({ state }) => state !== 'done' && state !== 'unconfirmed')),
    wronglyUnconfirmed: words(unconfirmed.filter(({ effect }) => !onlyOnce.includes(effect))),
    takenOver: words(
      wanted.filter(({ lastErrorClass, lastAttempts = [] }) =>
        [lastErrorClass, ...lastAttempts.map(({ errorClass }) => errorClass)].includes('worker_lost'),
      ),
    ),
    missing: words(
      wanted.filter(
        ({ id, effect, state }) => state === 'done' && reachingEffects.includes(effect) && !received.counts.has(`lead/${id}/${effect}`),
      ),
    ),
    twice: receipts.filter(({ times, effect }) => times > 1 && onlyOnce.includes(effect)).map(({ key }) => key),
    resent: receipts.filter(({ effect }) => !onlyOnce.includes(effect)).reduce((sum, { times }) => sum + times - 1, 0),
    strange: receipts.filter(({ id }) => !byId.has(id)).map(({ key }) => key),
  };
}

/** The visitor's consent decides about analytics, not the lead's state `skipped`. */
function effectsOf({ _id: id, consent, effects }: AuditedLead) {
  const names = expectedEffects.filter((name) => definitions[name].unless !== 'noAnalyticsConsent' || consent?.analytics === true);
  return names.map((effect) => ({ id, effect, ...effects[effect] }));
}
