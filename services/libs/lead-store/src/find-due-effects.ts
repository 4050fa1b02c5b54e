import { type EffectName, effectNames } from '@annuity-lantern/contracts/effects';
import type { StoredLead } from './find-lead.ts';
import type { DueEffect } from './lead-record.ts';
import type { Leads } from './leads.ts';
import { changeEffectsOfAll } from './update-effects.ts';

/** An effect that a worker may claim now, and since when. */
export interface OverdueEffect extends DueEffect {
  readonly since: Date;
}

type DueLead = Pick<StoredLead, '_id' | 'effects'>;

const fields = Object.fromEntries(
  effectNames.flatMap((name) => [`effects.${name}.nextAt`, `effects.${name}.attempts`].map((path) => [path, 1])),
);

/**
 * Effects that a worker may claim now, due ones and expired claims: those of the `limit` leads that are overdue for longest, in that order, then those
 * of up to a quarter as many that became due last, so that a long backlog does not starve new leads.
 *
 * @param now MongoDB's clock (readServerTime)
 */
export async function findDueEffects(leads: Leads, now: Date, limit: number): Promise<OverdueEffect[]> {
  const oldest = await findLeads(leads, now, 1, limit);
  const newest = oldest.length < limit ? [] : await findLeads(leads, now, -1, Math.ceil(limit / 4));
  const found = new Map([...oldest, ...newest].map((lead) => [lead._id, lead]));
  await correct(leads, [...found.values()], now);
  return [...found.values()].flatMap((lead) => effectsOf(lead, now));
}

/** The effects that a worker may claim now of the `limit` leads that are overdue for longest. Changes nothing. */
export async function findOldestEffects(leads: Leads, now: Date, limit: number): Promise<OverdueEffect[]> {
  return (await findLeads(leads, now, 1, limit)).flatMap((lead) => effectsOf(lead, now));
}

/** Reads the index of `nextDueAt`, in its order. */
function findLeads(leads: Leads, now: Date, direction: 1 | -1, limit: number): Promise<DueLead[]> {
  return leads.any
    .find({ nextDueAt: { $lte: now } }, fields)
    .sort({ nextDueAt: direction })
    .limit(limit)
    .lean<DueLead[]>();
}

function effectsOf({ _id: leadId, effects: outbox }: DueLead, now: Date): OverdueEffect[] {
  const due = (Object.keys(outbox) as EffectName[]).flatMap((effect) => {
    const { nextAt, attempts = 0 } = outbox[effect] ?? {};
    return nextAt && nextAt <= now ? [{ leadId, effect, attempts, since: nextAt }] : [];
  });
  return due.sort((a, b) => a.since.getTime() - b.since.getTime());
}

/** A worker of an earlier version changes an effect without `nextDueAt`. Without this, its leads would stay at the head of the list. */
async function correct(leads: Leads, found: readonly DueLead[], now: Date): Promise<void> {
  const stale = found.filter((lead) => effectsOf(lead, now).length === 0).map(({ _id }) => _id);
  if (stale.length > 0) await changeEffectsOfAll(leads, { _id: { $in: stale } });
}
