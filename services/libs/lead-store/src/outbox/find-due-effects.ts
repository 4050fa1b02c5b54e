import { type EffectName, effectNames } from '@annuity-lantern/contracts/effects';
import { leadKinds } from '@annuity-lantern/contracts/http';
import type { DueEffect, StoredLead } from '../record/lead-record.ts';
import type { Leads } from '../record/leads.ts';
import { settle } from '../record/settle.ts';

/** An effect that a worker may claim now, since when, and the arrival of its lead. */
export interface OverdueEffect extends DueEffect {
  readonly since: Date;
  readonly createdAt: Date;
}

type DueLead = Pick<StoredLead, '_id' | 'createdAt' | 'effects'>;

/**
 * Effects that a worker may claim now: due ones and expired claims. Of each effect it finds the `limit` longest overdue, so that a backlog
 * of one effect hides no other. If one has more, it adds the effects of the newest leads, half as many leads: a long backlog must not
 * starve new leads. Effects of another version are not looked for.
 *
 * @param now MongoDB's clock (readServerTime)
 * @param names the effects to look for
 */
export async function findDueEffects(
  leads: Leads,
  now: Date,
  limit: number,
  names: readonly EffectName[] = effectNames,
): Promise<OverdueEffect[]> {
  const found = await Promise.all(names.map((effect) => findOldest(leads, effect, now, limit)));
  const oldest = found.flat().toSorted((a, b) => a.since.getTime() - b.since.getTime());
  if (!found.some(({ length }) => length === limit)) return oldest;
  const known = new Set(oldest.map(({ leadId, effect }) => `${leadId} ${effect}`));
  const newest = await findNewest(leads, now, Math.ceil(limit / 2), names);
  return [...oldest, ...newest.filter(({ leadId, effect }) => !known.has(`${leadId} ${effect}`))];
}

/** The longest overdue effects of one name, by their own index in its order. */
export async function findOldest(leads: Leads, effect: EffectName, now: Date, limit: number): Promise<OverdueEffect[]> {
  const nextAt = `effects.${effect}.nextAt`;
  const found = await settle(
    leads.any
      .find({ [nextAt]: { $lte: now } }, fieldsOf([effect]))
      .sort({ [nextAt]: 1 })
      .limit(limit)
      .lean<DueLead[]>(),
  );
  return found.flatMap((lead) => dueOf(lead, effect, now));
}

/**
 * The due effects of the newest leads. It reads these leads with or without due effects, which bounds what is read. By arrival and not by
 * due time: a backlog's effects become due as earlier ones end.
 */
async function findNewest(leads: Leads, now: Date, limit: number, names: readonly EffectName[]): Promise<OverdueEffect[]> {
  const found = await settle(
    leads.any
      .find({ kind: { $in: leadKinds } }, fieldsOf(names))
      .sort({ createdAt: -1, _id: -1 })
      .limit(limit)
      .lean<DueLead[]>(),
  );
  return found.flatMap((lead) => names.flatMap((effect) => dueOf(lead, effect, now)));
}

function fieldsOf(names: readonly EffectName[]): Record<string, 1> {
  const paths = names.flatMap((name) => [`effects.${name}.nextAt`, `effects.${name}.attempts`]);
  return Object.fromEntries(['createdAt', ...paths].map((path) => [path, 1]));
}

function dueOf({ _id: leadId, createdAt, effects: outbox }: DueLead, effect: EffectName, now: Date): OverdueEffect[] {
  const { nextAt, attempts = 0 } = outbox[effect] ?? {};
  return nextAt && nextAt <= now ? [{ leadId, effect, attempts, since: nextAt, createdAt }] : [];
}
