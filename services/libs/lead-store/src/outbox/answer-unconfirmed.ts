import type { EffectName } from '@annuity-lantern/contracts/effects';
import type { PipelineStage, QueryFilter } from 'mongoose';
import type { LeadKind, LeadRecord, StoredLead } from '../record/lead-record.ts';
import type { Leads } from '../record/leads.ts';
import { type Moment, SERVER_NOW } from '../record/moment.ts';
import { evenErased } from '../record/not-erased.ts';
import { changeEffects } from '../record/update-effects.ts';
import { releaseAfter } from './release-effects.ts';
import { makeDue } from './replay-effect.ts';

export interface Unconfirmed {
  readonly leadId: string;
  readonly kind: LeadKind;
  readonly effect: EffectName;
  readonly order?: number;
  readonly at: Date;
}

interface Span {
  readonly from: Date;
  readonly to: Date;
}

/** Whether an effect of unknown outcome happened. */
export type OutcomeAnswer = 'sent' | 'not_sent';

type Found = Pick<StoredLead, '_id' | 'kind' | 'effects'>;

/** The unconfirmed effects of these names whose outcome became unknown within the span, oldest first. Up to `limit` of each name. */
export async function listUnconfirmed(leads: Leads, names: readonly EffectName[], span: Span, limit: number): Promise<Unconfirmed[]> {
  const lists = await Promise.all(names.map((name) => find(leads, name, within(name, span), limit)));
  return lists.flat().toSorted((one, other) => one.at.getTime() - other.at.getTime());
}

/** Those of the leads whose effect is unconfirmed, and became so before `until`. */
export function findUnconfirmed(leads: Leads, effect: EffectName, leadIds: readonly string[], until: Date): Promise<Unconfirmed[]> {
  return find(leads, effect, { _id: { $in: leadIds }, ...unconfirmed(effect, until) }, leadIds.length);
}

/**
 * Ends the doubt about one effect: `sent` makes it done, `not_sent` makes it due again with all its tries. False if it is not unconfirmed, or became
 * so after `until`.
 */
export async function answerUnconfirmed(
  leads: Leads,
  { leadId, effect, until }: { readonly leadId: string; readonly effect: EffectName; readonly until: Date },
  answer: OutcomeAnswer,
  now: Moment = SERVER_NOW,
): Promise<boolean> {
  const which = { _id: leadId, ...evenErased, ...unconfirmed(effect, until) };
  return changeEffects(leads, which, answer === 'sent' ? markDone(effect, now) : makeDue(effect, now));
}

function unconfirmed(effect: EffectName, until: Date): QueryFilter<LeadRecord> {
  return { [`effects.${effect}.state`]: 'unconfirmed', [`effects.${effect}.parkedAt`]: { $lte: until } };
}

function within(effect: EffectName, { from, to }: Span): QueryFilter<LeadRecord> {
  return { parked: { $elemMatch: { effect, state: 'unconfirmed', at: { $gte: from, $lte: to } } } };
}

async function find(leads: Leads, effect: EffectName, which: QueryFilter<LeadRecord>, limit: number): Promise<Unconfirmed[]> {
  const path = `effects.${effect}`;
  const found = await leads.any
    .find(which, { kind: 1, [`${path}.order`]: 1, [`${path}.parkedAt`]: 1 })
    .limit(limit)
    .lean<Found[]>();
  return found.flatMap(({ _id: leadId, kind, effects }) => {
    const { order, parkedAt: at } = effects[effect] ?? {};
    return at ? [{ leadId, kind, effect, at, ...(order !== undefined && { order }) }] : [];
  });
}

/** It happened at about the time at which it became unconfirmed. */
function markDone(effect: EffectName, now: Moment): PipelineStage[] {
  const path = `effects.${effect}`;
  return [
    { $set: { [`${path}.state`]: 'done', [`${path}.doneAt`]: `$${path}.parkedAt` } },
    { $unset: [`${path}.parkedAt`, `${path}.lastErrorClass`, `${path}.lastAttempts`] },
    ...releaseAfter(effect, undefined, now),
  ];
}
