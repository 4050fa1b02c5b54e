import { assetRanges, callDays, callParts, type LeadField, type LeadQuery, openStatuses, usStates } from '@annuity-lantern/contracts/http';
import { waitingStatuses } from '@annuity-lantern/contracts/sla';
import type { LeadRecord } from './lead-record.ts';

type Lead = Pick<LeadRecord, 'kind' | 'status'> & {
  readonly contact?: LeadRecord['contact'] | undefined;
  readonly keyConflict?: string | undefined;
  readonly owner?: { readonly id: string } | undefined;
  readonly synthetic?: boolean | undefined;
  readonly effects?: Readonly<Partial<Record<string, { readonly parkedAt?: Date | undefined }>>> | undefined;
} & { readonly [Field in LeadField]?: unknown };

/** The filters of staff: the query without range, order and page. */
export interface LeadFilter extends Readonly<Omit<LeadQuery, 'owner' | 'from' | 'to' | 'sort' | 'allStates' | 'limit' | 'cursor'>> {
  /** Ids of accounts, with `null` for unowned leads: one of them must match. An empty list matches no lead. */
  readonly owners?: readonly (string | null)[] | undefined;
}

interface Facet<Value> {
  /** The lasting facets of a lead, or `changing` for those of `facetsNow`. */
  readonly has: ((lead: Lead) => readonly string[]) | 'changing';
  /** A lead must have one of these. */
  readonly wanted: (value: Value) => readonly string[];
}

/** Marks a lead whose visitor still waits for a call. */
export const WAITING = 'w';
const ATTENTION = 'x';
const ANY_TIME = 'c';
/** The prefix of all changing facets. */
const STATUS = 't:';
const OWNER = 'o:';

/**
 * One row per filter of the query, starting with those that usually match the fewest leads. Unknown choices have no facet, so that the
 * number of facets stays small. A visitor who may be called at any time also matches Monday.
 */
const facets: { readonly [Name in keyof LeadFilter]-?: Facet<NonNullable<LeadFilter[Name]>> } = {
  owners: { has: 'changing', wanted: (owners) => owners.map(ownerFacet) },
  attention: { has: 'changing', wanted: () => [ATTENTION] },
  state: { has: ({ state }) => chosen('st', Object.keys(usStates), [state]), wanted: (state) => [`st:${state}`] },
  status: { has: 'changing', wanted: (status) => [statusFacet(status)] },
  waiting: { has: 'changing', wanted: () => [WAITING] },
  open: { has: 'changing', wanted: () => openStatuses.map(statusFacet) },
  assets: { has: ({ assets }) => chosen('a', Object.keys(assetRanges), [assets]), wanted: (assets) => [`a:${assets}`] },
  callDay: {
    has: ({ preferredCallTime: times }) => (isTimes(times) ? chosen('d', callDays, times.days) : [ANY_TIME]),
    wanted: (day) => [`d:${day}`, ANY_TIME],
  },
  callPart: {
    has: ({ preferredCallTime: times }) => (isTimes(times) ? chosen('p', Object.keys(callParts), times.parts) : [ANY_TIME]),
    wanted: (part) => [`p:${part}`, ANY_TIME],
  },
  kind: { has: ({ kind }) => [`k:${kind}`], wanted: (kind) => [`k:${kind}`] },
};
const filterNames = Object.keys(facets) as (keyof LeadFilter)[];

/** All facets of a lead that is not erased: short words in one index that serves every filter. */
export function firstFacets(lead: Lead): string[] {
  const { contact, effects = {}, keyConflict, synthetic } = lead;
  const isFalse = contact?.email === 'false' || contact?.phone === 'false';
  const isGivenUp = !synthetic && Object.values(effects).some((effect) => effect?.parkedAt);
  const needsAttention = isGivenUp || isFalse || keyConflict !== undefined;
  return [
    ...lastingFacets(lead),
    statusFacet(lead.status),
    ...(waitingStatuses.includes(lead.status) ? [WAITING] : []),
    ownerFacet(lead.owner?.id ?? null),
    ...(needsAttention ? [ATTENTION] : []),
  ];
}

/** Facets that stay as long as the lead. */
export function lastingFacets(lead: Lead): string[] {
  const found = filterNames.flatMap((name) => {
    const { has } = facets[name];
    return has === 'changing' ? [] : has(lead);
  });
  return [...new Set(found)];
}

/** For each set filter, the facets of which a lead must have one. */
export function facetsWanted(filter: LeadFilter): (readonly string[])[] {
  return filterNames.flatMap((name) => {
    const value = filter[name];
    return value === undefined ? [] : [facets[name].wanted(value as never)];
  });
}

const startsWith = { $substrCP: ['$$this', 0, 2] };
const isChanging = { $or: [{ $in: ['$$this', [WAITING, ATTENTION]] }, { $in: [startsWith, [STATUS, OWNER]] }] };

/**
 * An expression: a stored lead's facets, with those derived from status, owner, contact and effects updated. Until `persist` is done, a
 * lead has only the derived ones.
 *
 * @param isGivenUp an expression: it has a parked or unconfirmed effect
 */
export function facetsNow(isGivenUp: object): object {
  const isFalse = (field: string) => ({ $eq: [field, 'false'] });
  const isThere = (field: string) => ({ $gt: [field, null] });
  const needsAttention = {
    $or: [isGivenUp, isFalse('$contact.email'), isFalse('$contact.phone'), isThere('$keyConflict')],
  };
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

/** Every lead has the one of its status. */
export function statusFacet(status: LeadRecord['status']): string {
  return STATUS + status;
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
