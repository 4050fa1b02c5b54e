import { type EffectName, effectNames } from '@annuity-lantern/contracts/effects';
import { leadKinds } from '@annuity-lantern/contracts/http';
import type { DueEffect, StoredLead } from '../record/lead-record.ts';
import type { Leads } from '../record/leads.ts';

/** An effect that a worker may claim now, since when, and the arrival of its lead. */
export interface OverdueEffect extends DueEffect {
  readonly since: Date;
  readonly createdAt: Date;
}

type DueLead = Pick<StoredLead, '_id' | 'createdAt' | 'effects'>;

const fields = Object.fromEntries(
  ['createdAt', ...effectNames.flatMap((name) => [`effects.${name}.nextAt`, `effects.${name}.attempts`])].map((path) => [path, 1]),
);

/**
 * Effects that a worker may claim now, due ones and expired claims, of the `limit` longest overdue leads in that order. If there may be
 * more, it adds those of the newest leads, half as many: a long backlog must not starve new leads.
 *
 * @param now MongoDB's clock (readServerTime)
 */
export async function findDueEffects(leads: Leads, now: Date, limit: number): Promise<OverdueEffect[]> {
  const oldest = await findOldest(leads, now, limit);
  const newest = oldest.length < limit ? [] : await findNewest(leads, Math.ceil(limit / 2));
  const found = new Map([...oldest, ...newest].map((lead) => [lead._id, lead]));
  return [...found.values()].flatMap((lead) => effectsOf(lead, now));
}

/** The claimable effects of the `limit` longest overdue leads. Changes nothing. */
export async function findOldestEffects(leads: Leads, now: Date, limit: number): Promise<OverdueEffect[]> {
  return (await findOldest(leads, now, limit)).flatMap((lead) => effectsOf(lead, now));
}

/** Reads the index of `nextDueAt` in its order. */
function findOldest(leads: Leads, now: Date, limit: number): Promise<DueLead[]> {
  return leads.any
    .find({ nextDueAt: { $lte: now } }, fields)
    .sort({ nextDueAt: 1 })
    .limit(limit)
    .lean<DueLead[]>();
}

/**
 * The newest leads, with or without due effects, which bounds what is read. By arrival and not by due time: a backlog's effects become due
 * as earlier ones end.
 */
function findNewest(leads: Leads, limit: number): Promise<DueLead[]> {
  return leads.any
    .find({ kind: { $in: leadKinds } }, fields)
    .sort({ createdAt: -1, _id: -1 })
    .limit(limit)
    .lean<DueLead[]>();
}

function effectsOf({ _id: leadId, createdAt, effects: outbox }: DueLead, now: Date): OverdueEffect[] {
  const due = (Object.keys(outbox) as EffectName[]).flatMap((effect) => {
    const { nextAt, attempts = 0 } = outbox[effect] ?? {};
    return nextAt && nextAt <= now ? [{ leadId, effect, attempts, since: nextAt, createdAt }] : [];
  });
  return due.sort((a, b) => a.since.getTime() - b.since.getTime());
}
