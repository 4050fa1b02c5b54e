import { type EffectName, effectNames } from '@annuity-lantern/contracts/effects';
import type { GivenUpState } from '@annuity-lantern/contracts/http';
import type { QueryFilter } from 'mongoose';
import type { StoredLead } from './find-lead.ts';
import type { LeadRecord } from './lead-record.ts';
import type { Leads } from './leads.ts';

/** A parked or unconfirmed effect. */
export interface GivenUpEffect {
  readonly leadId: string;
  readonly effect: EffectName;
  readonly state: GivenUpState;
  readonly reason: string;
  readonly attempts: number;
  readonly parkedAt: Date;
}

/** The last effect of a page. The next page starts after it. */
export type ParkedCursor = Pick<GivenUpEffect, 'leadId' | 'effect' | 'parkedAt'>;

interface PageChoice {
  readonly limit: number;
  readonly after?: ParkedCursor;
}

interface ParkedPage {
  /** Newest first. */
  readonly effects: readonly GivenUpEffect[];
  /** Present if there are more. For the address of the next page. */
  readonly nextCursor?: string;
}

/** One page of the parked and unconfirmed effects, newest first, by keyset. Effects that this version does not know are left out. */
export async function listParked(leads: Leads, { limit, after }: PageChoice): Promise<ParkedPage> {
  const found = await Promise.all(effectNames.map((effect) => newestOf(leads, effect, limit + 1, after)));
  const sorted = found.flat().sort(newestFirst);
  const effects = sorted.slice(0, limit);
  const last = effects.at(-1);
  return sorted.length > limit && last ? { effects, nextCursor: formatCursor(last) } : { effects };
}

/** The cursor of an address, or null if it is invalid. */
export function parseParkedCursor(text: string): ParkedCursor | null {
  const [time = '', leadId = '', name = ''] = Buffer.from(text, 'base64url').toString('latin1').split('_');
  const effect = effectNames.find((known) => known === name);
  if (!/^\d{1,15}$/.test(time) || !/^[0-9a-f-]{36}$/.test(leadId) || !effect) return null;
  return { parkedAt: new Date(Number(time)), leadId, effect };
}

function formatCursor({ parkedAt, leadId, effect }: ParkedCursor): string {
  return Buffer.from(`${parkedAt.getTime()}_${leadId}_${effect}`, 'latin1').toString('base64url');
}

/** From the effect's own index, in its order. */
async function newestOf(leads: Leads, effect: EffectName, limit: number, after: ParkedCursor | undefined): Promise<GivenUpEffect[]> {
  const path = `effects.${effect}`;
  const records = await leads.any
    .find(after ? olderThan(effect, after) : { [`${path}.parkedAt`]: { $exists: true } }, { [path]: 1 })
    .sort({ [`${path}.parkedAt`]: -1, _id: -1 })
    .limit(limit)
    .lean<Pick<StoredLead, '_id' | 'effects'>[]>();
  return records.flatMap(({ _id: leadId, effects }) => {
    const { state, attempts = 0, lastErrorClass: reason = 'unexpected', parkedAt } = effects[effect] ?? {};
    return parkedAt && (state === 'parked' || state === 'unconfirmed') ? [{ leadId, effect, state, reason, attempts, parkedAt }] : [];
  });
}

/** By time, then by lead, then by the order of the effects: many effects may be parked in one millisecond. */
function newestFirst(a: ParkedCursor, b: ParkedCursor): number {
  if (a.parkedAt.getTime() !== b.parkedAt.getTime()) return b.parkedAt.getTime() - a.parkedAt.getTime();
  if (a.leadId !== b.leadId) return a.leadId < b.leadId ? 1 : -1;
  return effectNames.indexOf(a.effect) - effectNames.indexOf(b.effect);
}

function olderThan(effect: EffectName, { parkedAt, leadId, effect: last }: ParkedCursor): QueryFilter<LeadRecord> {
  const path = `effects.${effect}.parkedAt`;
  const isBehind = effectNames.indexOf(effect) > effectNames.indexOf(last);
  const sameMoment = { [path]: parkedAt, _id: { [isBehind ? '$lte' : '$lt']: leadId } };
  return { [path]: { $lte: parkedAt }, $or: [{ [path]: { $lt: parkedAt } }, sameMoment] };
}
