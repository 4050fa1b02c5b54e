import { type ExpectedEffect, expectedEffects } from '@annuity-lantern/contracts/jobs';
import { outwardEffects, type Received } from '../sinks/received.ts';
import type { Acknowledged } from '../visitors/visit.ts';
import type { LedgerLead } from './open-ledger.ts';

export interface Evidence {
  readonly acknowledged: readonly Acknowledged[];
  readonly leads: readonly LedgerLead[];
  readonly received: Received;
}

/** What became of the promise. Lists name leads, so that their story can be looked up. */
export interface Findings {
  readonly stored: number;
  /** Acknowledged and not in the ledger. */
  readonly lost: readonly string[];
  /** Acknowledged under another lead's id, or under two. */
  readonly mixedUp: readonly string[];
  readonly expected: number;
  readonly done: number;
  readonly unconfirmed: Readonly<Record<string, number>>;
  /** Why, by class. */
  readonly unconfirmedBecause: Readonly<Record<string, number>>;
  /** Expected and neither done nor unconfirmed. */
  readonly unsettled: readonly string[];
  /** Unconfirmed although its provider knows its key. */
  readonly wronglyUnconfirmed: readonly string[];
  /** Done according to the ledger, and never received. */
  readonly missing: readonly string[];
  /** Visitor mails and conversions that came more than once. */
  readonly twice: readonly string[];
  /** Staff mails and webhooks that came again under their key: their receivers know them by it. */
  readonly resent: number;
  /** Received for no lead of the ledger. */
  readonly strange: readonly string[];
}

/** Those that a second time would reach someone twice. */
const onlyOnce: readonly string[] = ['visitorMail', 'analytics'];

/** Holds what was acknowledged, what the ledger says and what the providers got against each other. */
export function holdAgainstPromise({ acknowledged, leads, received }: Evidence): Findings {
  const byId = new Map(leads.map((lead) => [lead._id, lead]));
  const wanted = leads.flatMap((lead) => effectsOf(lead).map((effect) => ({ lead, effect, ...lead.effects[effect] })));
  const named = (list: typeof wanted) =>
    list.map(({ lead, effect, state, lastErrorClass = '' }) => `${lead._id} ${effect} ${state} ${lastErrorClass}`.trim());
  const unconfirmed = wanted.filter(({ state }) => state === 'unconfirmed');
  const receipts = received.all();
  return {
    stored: leads.length,
    lost: acknowledged.filter(({ id }) => !byId.has(id)).map(({ id, status }) => `${id} (${status})`),
    mixedUp: acknowledged.filter(({ id, email, otherId }) => otherId || (byId.get(id)?.email ?? email) !== email).map(({ id }) => id),
    expected: wanted.length,
    done: wanted.filter(({ state }) => state === 'done').length,
    unconfirmed: Object.fromEntries(onlyOnce.map((name) => [name, unconfirmed.filter(({ effect }) => effect === name).length])),
    unconfirmedBecause: Object.fromEntries(
      [...Map.groupBy(unconfirmed, ({ lastErrorClass }) => lastErrorClass ?? 'unknown')].map(([why, of]) => [why, of.length]),
    ),
    unsettled: named(wanted.filter(({ state }) => state !== 'done' && state !== 'unconfirmed')),
    wronglyUnconfirmed: named(unconfirmed.filter(({ effect }) => !onlyOnce.includes(effect))),
    missing: wanted.flatMap(({ lead, effect, state }) => {
      const outward = outwardEffects.find((name) => name === effect);
      return outward && state === 'done' && received.count(lead._id, outward) === 0 ? [`${lead._id} ${effect}`] : [];
    }),
    twice: receipts
      .filter(({ effect, times }) => times > 1 && onlyOnce.includes(effect))
      .map(({ leadId, effect }) => `${leadId} ${effect}`),
    resent: receipts.filter(({ effect }) => !onlyOnce.includes(effect)).reduce((sum, { times }) => sum + times - 1, 0),
    strange: [
      ...receipts.filter(({ leadId }) => !byId.has(leadId)).map(({ leadId, effect }) => `${leadId} ${effect}`),
      ...Array.from({ length: received.strangers }, () => 'without a key of ours'),
    ],
  };
}

/** By what the visitor agreed to, not by what the ledger says was skipped. */
function effectsOf({ consent }: LedgerLead): readonly ExpectedEffect[] {
  return expectedEffects.filter((name) => name !== 'analytics' || consent?.analytics === true);
}
