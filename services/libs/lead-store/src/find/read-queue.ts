import { type ClosedTimes, callTimesAt, closedTimesAt } from '@annuity-lantern/contracts/call-times';
import { usStates } from '@annuity-lantern/domain/us-states';
import { facetsWanted, type LeadFilter } from '../record/facets.ts';
import type { StoredLead } from '../record/lead-record.ts';
import type { Leads } from '../record/leads.ts';
import { ANY_TIME, queuePlace } from '../record/queue-places.ts';
import type { FoundLeads } from './find-leads.ts';
import { anyOf, inRange, type LeadRange } from './plan-find.ts';
import { countUpTo, type Filter, MOST_EXAMINED, readPart } from './read-part.ts';

/** The last lead of a page. */
export interface QueueCursor {
  /** When the first page was read: at another time of day, the order is another one. */
  readonly now: Date;
  readonly phase: number;
  /** By what the phase is sorted. */
  readonly at: Date;
  readonly id: string;
}

interface Choice {
  /** Ids of accounts, with `null` for unowned leads. */
  readonly owners: readonly (string | null)[];
  /** States whose unowned leads are left out. Leads without a state stay. */
  readonly without?: readonly string[] | undefined;
  readonly filter: LeadFilter;
  readonly range?: LeadRange;
  readonly office: Parameters<typeof callTimesAt>[1];
  readonly limit: number;
  readonly now: Date;
  readonly after?: QueueCursor | undefined;
}

/** Of `phasesAt`. */
const PHASES = 4;

interface Phase {
  /** The field by which its index is sorted. */
  readonly sortedBy: 'callback.at' | 'createdAt';
  readonly match: Filter;
  readonly rest: readonly Filter[];
}

/**
 * One page of the leads of some owners that wait for a call or have a callback, in the order in which to call. First come callbacks that are due, then visitors
 * who may be called now, then the others that wait, each by the time left. Later callbacks come last. Each phase is paged by keyset in the order of an index.
 * Filters are compared in at most 5,000 leads. Rejects if MongoDB is away.
 */
export async function readQueue(
  leads: Leads,
  { owners, without = [], filter, range = {}, office, limit, now: asked, after }: Choice,
): Promise<FoundLeads> {
  const now = after?.now ?? asked;
  const compared: Filter[] = [...facetsWanted(filter).map((facets) => ({ facets: anyOf(facets) })), ...inRange(range)];
  const groups = groupsOf(owners, without).map((group) => ({ ...group, phases: phasesAt(now, group.owners, office) }));
  const found: Found[] = [];
  let left = MOST_EXAMINED;
  let narrow = false;
  for (let phase = after?.phase ?? 0; phase < PHASES; phase += 1) {
    const missing = limit + 1 - found.length;
    if (missing === 0) break;
    const here: Found[] = [];
    for (const { phases, rest: ofGroup } of groups) {
      const { sortedBy, match, rest } = phases[phase] as Phase;
      const behind = after && after.phase === phase ? afterLast(sortedBy, match, after) : match;
      if (left === 0) {
        narrow ||= (await countUpTo(leads, behind, 1)) > 0;
        continue;
      }
      const sort = { [sortedBy]: 1, _id: 1 } as const;
      const read = await readPart(leads, { match: behind, sort, rest: [...rest, ...ofGroup, ...compared], limit: missing, most: left });
      const keyOf = ({ createdAt, callback }: StoredLead) => (sortedBy === 'createdAt' ? createdAt : (callback?.at ?? now));
      here.push(...read.records.map((record) => ({ record, phase, at: keyOf(record) })));
      narrow ||= read.isCut;
      left -= Math.min(left, read.examined);
    }
    found.push(...here.sort(inOrder).slice(0, missing));
  }
  const page = found.slice(0, limit);
  const last = page.at(-1);
  const next =
    found.length > limit && last ? { nextCursor: formatQueueCursor({ now, phase: last.phase, at: last.at, id: last.record._id }) } : {};
  // A full page may lie behind leads of another group that were not compared.
  return { records: page.map(({ record }) => record), narrow: narrow && (found.length <= limit || groups.length > 1), ...next };
}

interface Found {
  readonly record: StoredLead;
  readonly phase: number;
  readonly at: Date;
}

function inOrder(one: Found, other: Found): number {
  return one.at.getTime() - other.at.getTime() || (one.record._id < other.record._id ? -1 : 1);
}

interface Group {
  readonly owners: readonly (string | null)[];
  readonly rest: readonly Filter[];
}

/** The state is compared in the unowned leads alone. So those of the owners are found by the index, however many others wait. */
function groupsOf(owners: readonly (string | null)[], without: readonly string[]): readonly Group[] {
  if (without.length === 0 || !owners.includes(null)) return [{ owners, rest: [] }];
  const own = owners.filter((owner) => owner !== null);
  return [...(own.length > 0 ? [{ owners: own, rest: [] }] : []), { owners: [null], rest: [outside(without)] }];
}

/** Also of leads without a state. */
export function outside(states: readonly string[]): Filter {
  return { state: { $nin: [...states] } };
}

function phasesAt(now: Date, owners: readonly (string | null)[], office: Choice['office']): Phase[] {
  const places = (of: readonly string[]) => owners.flatMap((owner) => of.map((time) => queuePlace(owner, time)));
  const callable = places(callTimesAt(now, office));
  const closed = closedTimesAt(now, office).map(isClosed);
  const callbacks = (at: object): Phase => ({
    sortedBy: 'callback.at',
    match: { 'owner.id': anyOf(owners), 'callback.at': at },
    rest: [],
  });
  return [
    callbacks({ $lte: now }),
    { sortedBy: 'createdAt', match: { queue: { $in: callable } }, rest: closed.length > 0 ? [{ $nor: closed }] : [] },
    {
      sortedBy: 'createdAt',
      match: { queue: anyOf(places([ANY_TIME])) },
      rest: [{ callback: { $exists: false } }, { $or: [{ queue: { $nin: callable } }, ...closed] }],
    },
    callbacks({ $gt: now }),
  ];
}

/** The table of states is read with the page, so it is compared in the requests that the index finds. */
function isClosed({ times, states, isUnknownClosed }: ClosedTimes): Filter {
  const of = isUnknownClosed
    ? { $nin: Object.keys(usStates).filter((state) => !states.some((closed) => closed === state)) }
    : anyOf(states);
  return { callTimes: anyOf(times), state: of };
}

function afterLast(sortedBy: Phase['sortedBy'], match: Filter, { at, id }: QueueCursor): Filter {
  const bounds = { ...(match[sortedBy] as object | undefined), $gte: at };
  return { ...match, [sortedBy]: bounds, $or: [{ [sortedBy]: { $gt: at } }, { _id: { $gt: id } }] };
}

/** The cursor of a call, or null if it is invalid. */
export function parseQueueCursor(text: string): QueueCursor | null {
  const [, now = '', phase = '', at = '', id = ''] =
    /^(\d{1,15})_([0-3])_(\d{1,15})_([0-9a-f-]{36})$/.exec(Buffer.from(text, 'base64url').toString('latin1')) ?? [];
  return id === '' ? null : { now: new Date(Number(now)), phase: Number(phase), at: new Date(Number(at)), id };
}

function formatQueueCursor({ now, phase, at, id }: QueueCursor): string {
  return Buffer.from(`${now.getTime()}_${phase}_${at.getTime()}_${id}`, 'latin1').toString('base64url');
}
