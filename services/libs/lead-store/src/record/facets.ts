import { assetRanges, callDays, callParts, type LeadField, type LeadQuery, usStates } from '@annuity-lantern/contracts/http';
import { waitingStatuses } from '@annuity-lantern/contracts/sla';
import type { LeadRecord } from './lead-record.ts';

type Lead = Pick<LeadRecord, 'kind' | 'status' | 'contact'> & {
  readonly keyConflict?: string | undefined;
  readonly owner?: { readonly id: string } | undefined;
} & { readonly [Field in LeadField]?: unknown };

/** What staff filter requests by: the query, without range, order and page. */
export interface LeadFilter extends Readonly<Omit<LeadQuery, 'owner' | 'from' | 'to' | 'sort' | 'limit' | 'cursor'>> {
  /** Ids of accounts, and `null` for nobody: one of them has the lead. None of them: no lead matches. */
  readonly owners?: readonly (string | null)[] | undefined;
}

interface Facet<Value> {
  /** The facets of a lead, which stay as long as it; `changing` for those of `facetsNow`. */
  readonly has: ((lead: Lead) => readonly string[]) | 'changing';
  /** A lead must have one of these. */
  readonly wanted: (value: Value) => readonly string[];
}

/** Of a lead in which the visitor still waits for a call. */
export const WAITING = 'w';
const ATTENTION = 'x';
const ANY_TIME = 'c';
/** Facets that change begin so, and no others. */
const STATUS = 't:';
const OWNER = 'o:';

/**
 * One row for each filter of the query, beginning with those that usually the fewest leads match. Answers that are no choice of this version have no facet, so
 * that there are never many different ones. A visitor who may be called at any time may be called on Monday.
 */
const facets: { readonly [Name in keyof LeadFilter]-?: Facet<NonNullable<LeadFilter[Name]>> } = {
  owners: { has: 'changing', wanted: (owners) => owners.map(ownerFacet) },
  attention: { has: 'changing', wanted: () => [ATTENTION] },
  state: { has: ({ state }) => chosen('st', Object.keys(usStates), [state]), wanted: (state) => [`st:${state}`] },
  status: { has: 'changing', wanted: (status) => [STATUS + status] },
  waiting: { has: 'changing', wanted: () => [WAITING] },
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

/** All facets of a lead whose effects have not failed: short words that one index serves every filter by. */
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

/** Facets that stay as long as the lead. */
export function lastingFacets(lead: Lead): string[] {
  const found = filterNames.flatMap((name) => {
    const { has } = facets[name];
    return has === 'changing' ? [] : has(lead);
  });
  return [...new Set(found)];
}

/** For each filter that is set the facets of which a lead must have one. */
export function facetsWanted(filter: LeadFilter): (readonly string[])[] {
  return filterNames.flatMap((name) => {
    const value = filter[name];
    return value === undefined ? [] : [facets[name].wanted(value as never)];
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
