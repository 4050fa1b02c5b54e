import { assetRanges, callDays, callParts, type LeadKind, type LeadStatus, usStates } from '@annuity-lantern/contracts/http';
import { waitingStatuses } from '@annuity-lantern/contracts/sla';
import type { LeadRecord } from './lead-record.ts';

type Lead = Pick<LeadRecord, 'kind' | 'status' | 'contact'> & {
  readonly keyConflict?: string | undefined;
  readonly owner?: { readonly id: string } | undefined;
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
  /** Ids of accounts, and `null` for nobody: one of them has the lead. None of them: no lead matches. */
  readonly owners?: readonly (string | null)[] | undefined;
}

/** Of a lead in which the visitor still waits for a call. */
export const WAITING = 'w';
const ATTENTION = 'x';
const ANY_TIME = 'c';
const STATUS = 't:';
const OWNER = 'o:';

/**
 * All facets of a lead whose effects have not failed: short words that one index serves every filter by. `k:` kind, `st:` state, `a:` assets, `d:` and `p:`
 * days and parts of the day to call, or `c` for any time, `t:` status, `w` waiting, `x` needs attention, `o:` and the id of the owner's account, `o:` alone for
 * nobody.
 */
export function firstFacets(lead: Lead): string[] {
  const needsAttention = lead.contact?.email === 'false' || lead.contact?.phone === 'false' || lead.keyConflict !== undefined;
  return [
    ...lastingFacets(lead),
    STATUS + lead.status,
    ...(waitingStatuses.includes(lead.status) ? [WAITING] : []),
    ownerFacet(lead.owner?.id ?? null),
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

/**
 * The facets of which a lead must have one, by filter, beginning with those that usually the fewest leads have; null for a filter that is not set. A forgotten
 * filter does not compile. Who may be called at any time may be called on Monday.
 */
const facetsBy: { readonly [Name in keyof LeadFilter]-?: (value: NonNullable<LeadFilter[Name]>) => readonly string[] | null } = {
  owners: (owners) => owners.map(ownerFacet),
  attention: (isWanted) => (isWanted ? [ATTENTION] : null),
  state: (state) => [`st:${state}`],
  status: (status) => [STATUS + status],
  waiting: (isWanted) => (isWanted ? [WAITING] : null),
  assets: (assets) => [`a:${assets}`],
  callDay: (day) => [`d:${day}`, ANY_TIME],
  callPart: (part) => [`p:${part}`, ANY_TIME],
  kind: (kind) => [`k:${kind}`],
};

/** For each filter that is set the facets of which a lead must have one. */
export function facetsWanted(filter: LeadFilter): (readonly string[])[] {
  return (Object.keys(facetsBy) as (keyof LeadFilter)[]).flatMap((name) => {
    const value = filter[name];
    const facets = value === undefined ? null : facetsBy[name](value as never);
    return facets ? [facets] : [];
  });
}

const startsWith = { $substrCP: ['$$this', 0, 2] };
const isChanging = { $or: [{ $in: ['$$this', [WAITING, ATTENTION]] }, { $in: [startsWith, [STATUS, OWNER]] }] };

/**
 * An expression: the facets of a stored lead, with those that follow from status, owner, contact and effects brought up to date. A lead whose `persist` is
 * not done has only these.
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
      [{ $concat: [STATUS, '$status'] }],
      { $cond: [{ $in: ['$status', waitingStatuses] }, [WAITING], []] },
      [{ $concat: [OWNER, { $ifNull: ['$owner.id', ''] }] }],
      { $cond: [needsAttention, [ATTENTION], []] },
    ],
  };
}

function ownerFacet(id: string | null): string {
  return OWNER + (id ?? '');
}

function chosen(prefix: string, choices: readonly string[], values: readonly unknown[]): string[] {
  return choices.filter((choice) => values.includes(choice)).map((choice) => `${prefix}:${choice}`);
}

function isTimes(value: unknown): value is { readonly days: readonly string[]; readonly parts: readonly string[] } {
  const { days, parts } = (value ?? {}) as Record<string, unknown>;
  return Array.isArray(days) && Array.isArray(parts);
}
