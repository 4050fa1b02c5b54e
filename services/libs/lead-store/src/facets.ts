import { assetRanges, callDays, callParts, type LeadKind, type LeadStatus, usStates } from '@annuity-lantern/contracts/http';
import { waitingStatuses } from '@annuity-lantern/contracts/sla';
import type { LeadRecord } from './lead-record.ts';

type Lead = Pick<LeadRecord, 'kind' | 'status' | 'contact'> & {
  readonly keyConflict?: string | undefined;
  readonly state?: unknown;
  readonly assets?: unknown;
  readonly preferredCallTime?: unknown;
};

/** What staff filter requests by. */
export interface LeadFilter {
  readonly kind?: LeadKind | undefined;
  readonly status?: LeadStatus | undefined;
  readonly state?: string | undefined;
  readonly assets?: string | undefined;
  /** Still waiting for the call. */
  readonly waiting?: boolean | undefined;
  /** Parked or unconfirmed work, a contact that is false, or a second request under one key. */
  readonly attention?: boolean | undefined;
  readonly callDay?: string | undefined;
  readonly callPart?: string | undefined;
}

/** Of a lead in which the visitor still waits for a call. */
export const WAITING = 'w';
const ATTENTION = 'x';
const ANY_TIME = 'c';

/**
 * All facets of a lead whose effects have not failed: short words that one index serves every filter by. `k:` kind, `st:` state, `a:` assets, `d:` and `p:` days and parts of the
 * day to call, or `c` for any time, `s:` status, `w` waiting, `x` needs attention. `o:` is kept for the owner.
 */
export function firstFacets(lead: Lead): string[] {
  const needsAttention = lead.contact?.email === 'false' || lead.contact?.phone === 'false' || lead.keyConflict !== undefined;
  return [
    ...lastingFacets(lead),
    `s:${lead.status}`,
    ...(waitingStatuses.includes(lead.status) ? [WAITING] : []),
    ...(needsAttention ? [ATTENTION] : []),
  ];
}

/** Facets that stay as long as the lead. Answers that are no choice of this version have none, so that there are never many different ones. */
export function lastingFacets({ kind, state, assets, preferredCallTime: times }: Lead): string[] {
  return [
    `k:${kind}`,
    ...chosen('st', Object.keys(usStates), [state]),
    ...chosen('a', Object.keys(assetRanges), [assets]),
    ...(isTimes(times) ? [...chosen('d', callDays, times.days), ...chosen('p', Object.keys(callParts), times.parts)] : [ANY_TIME]),
  ];
}

/** For each filter the facets of which a lead must have one. Who may be called at any time may be called on Monday. */
export function facetsWanted({ kind, status, state, assets, waiting, attention, callDay, callPart }: LeadFilter): string[][] {
  return [
    kind ? [`k:${kind}`] : [],
    status ? [`s:${status}`] : [],
    state ? [`st:${state}`] : [],
    assets ? [`a:${assets}`] : [],
    waiting ? [WAITING] : [],
    attention ? [ATTENTION] : [],
    callDay ? [`d:${callDay}`, ANY_TIME] : [],
    callPart ? [`p:${callPart}`, ANY_TIME] : [],
  ].filter((facets) => facets.length > 0);
}

const isChanging = { $or: [{ $in: ['$$this', [WAITING, ATTENTION]] }, { $eq: [{ $substrCP: ['$$this', 0, 2] }, 's:'] }] };

/**
 * An expression: the facets of a stored lead, with those that follow from status, contact and effects brought up to date.
 *
 * @param isGivenUp an expression: it has a parked or unconfirmed effect
 */
export function facetsNow(isGivenUp: object): object {
  const isFalse = (field: string) => ({ $eq: [field, 'false'] });
  const hasConflict = { $gt: ['$keyConflict', null] };
  const needsAttention = { $or: [isGivenUp, isFalse('$contact.email'), isFalse('$contact.phone'), hasConflict] };
  return {
    $concatArrays: [
      { $filter: { input: { $ifNull: ['$facets', []] }, cond: { $not: isChanging } } },
      [{ $concat: ['s:', '$status'] }],
      { $cond: [{ $in: ['$status', waitingStatuses] }, [WAITING], []] },
      { $cond: [needsAttention, [ATTENTION], []] },
    ],
  };
}

function chosen(prefix: string, choices: readonly string[], values: readonly unknown[]): string[] {
  return choices.filter((choice) => values.includes(choice)).map((choice) => `${prefix}:${choice}`);
}

function isTimes(value: unknown): value is { readonly days: readonly string[]; readonly parts: readonly string[] } {
  const { days, parts } = (value ?? {}) as Record<string, unknown>;
  return Array.isArray(days) && Array.isArray(parts);
}
