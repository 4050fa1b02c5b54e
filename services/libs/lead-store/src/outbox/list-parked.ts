import { type EffectName, effectNames } from '@annuity-lantern/contracts/effects';
import type { GivenUpState } from '@annuity-lantern/contracts/http';
import type { QueryFilter } from 'mongoose';
import type { LeadRecord, StoredLead } from '../record/lead-record.ts';
import type { Leads } from '../record/leads.ts';

/** A parked or unconfirmed effect. */
export interface GivenUpEffect {
  readonly leadId: string;
  readonly effect: EffectName;
  readonly state: GivenUpState;
  readonly reason: string;
  readonly attempts: number;
  readonly parkedAt: Date;
}

/** The last effect of a page. The next page starts after it. `parkedAt` is the latest of its lead. */
export type ParkedCursor = Pick<GivenUpEffect, 'leadId' | 'effect' | 'parkedAt'>;

interface Row {
  readonly effect: GivenUpEffect;
  readonly cursor: ParkedCursor;
}

type ParkedLead = Pick<StoredLead, '_id' | 'effects'> & { readonly parkedAt: Date };

interface PageChoice {
  readonly limit: number;
  readonly after?: ParkedCursor;
}

interface ParkedPage {
  readonly effects: readonly GivenUpEffect[];
  /** Present if there are more. For the URL of the next page. */
  readonly nextCursor?: string;
}

/**
 * One page of the parked and unconfirmed effects by keyset. Leads are sorted by their latest parked effect, newest first; a lead's effects
 * follow the order of the definitions. Omits effects that this version does not know.
 */
export async function listParked(leads: Leads, { limit, after }: PageChoice): Promise<ParkedPage> {
  const records = await leads.any
    .find(after ? notNewerThan(after) : { parkedAt: { $exists: true } }, { effects: 1, parkedAt: 1 })
    .sort({ parkedAt: -1, _id: -1 })
    // The cursor's own lead may have no further effect.
    .limit(limit + 2)
    .lean<ParkedLead[]>();
  const rows = records.flatMap((record) => rowsOf(record, after));
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const effects = page.map(({ effect }) => effect);
  return rows.length > limit && last ? { effects, nextCursor: formatCursor(last.cursor) } : { effects };
}

/** The cursor in a URL, or null if it is invalid. */
export function parseParkedCursor(text: string): ParkedCursor | null {
  const [time = '', leadId = '', name = ''] = Buffer.from(text, 'base64url').toString('latin1').split('_');
  const effect = effectNames.find((known) => known === name);
  if (!/^\d{1,15}$/.test(time) || !/^[0-9a-f-]{36}$/.test(leadId) || !effect) return null;
  return { parkedAt: new Date(Number(time)), leadId, effect };
}

function formatCursor({ parkedAt, leadId, effect }: ParkedCursor): string {
  return Buffer.from(`${parkedAt.getTime()}_${leadId}_${effect}`, 'latin1').toString('base64url');
}

/** A lead's given-up effects with their cursors. For the cursor's own lead, only those after the cursor. */
function rowsOf({ _id: leadId, effects: outbox, parkedAt: latest }: ParkedLead, after: ParkedCursor | undefined): Row[] {
  return effectNames.flatMap((name, index) => {
    const { state, attempts = 0, lastErrorClass: reason = 'unexpected', parkedAt } = outbox[name] ?? {};
    if (!parkedAt || (state !== 'parked' && state !== 'unconfirmed')) return [];
    if (after?.leadId === leadId && index <= effectNames.indexOf(after.effect)) return [];
    return [{ effect: { leadId, effect: name, state, reason, attempts, parkedAt }, cursor: { parkedAt: latest, leadId, effect: name } }];
  });
}

/** Starts with the cursor's own lead. */
function notNewerThan({ parkedAt, leadId }: ParkedCursor): QueryFilter<LeadRecord> {
  return { parkedAt: { $lte: parkedAt }, $or: [{ parkedAt: { $lt: parkedAt } }, { parkedAt, _id: { $lte: leadId } }] };
}
