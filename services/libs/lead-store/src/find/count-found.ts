import { waitingStatuses } from '@annuity-lantern/contracts/sla';
import type { LeadFilter } from '../record/facets.ts';
import type { Leads } from '../record/leads.ts';
import { ANY_TIME, queuePlace } from '../record/queue-places.ts';
import { anyOf, type LeadRange, type Plan, plansFor, rarest } from './plan-find.ts';
import { countUpTo } from './read-part.ts';
import { outside } from './read-queue.ts';

/** Most leads in which several filters are compared for one count. */
const MOST_COMPARED = 1000;

interface Choice {
  readonly filter: LeadFilter;
  readonly range?: LeadRange;
  readonly sort: 'newest' | 'left';
}

export interface Count {
  readonly count: number;
  /** At least so many, because counting on would take long. */
  readonly more?: true;
}

/** How many leads `findLeads` finds, up to `most`. A single filter is counted by index keys alone. Rejects if MongoDB is away. */
export async function countFound(leads: Leads, { filter, range = {}, sort }: Choice, most: number): Promise<Count> {
  const plans = plansFor({ filter, range, sort });
  const [only] = plans;
  if (only.rest.length === 0) return upTo(most, await countUpTo(leads, only.match, most + 1));
  const plan = await rarest(leads, plans, MOST_COMPARED);
  const [found, candidates] = await Promise.all([countIn(leads, plan, most + 1), countUpTo(leads, plan.match, MOST_COMPARED + 1)]);
  return candidates > MOST_COMPARED && found <= most ? { count: found, more: true } : upTo(most, found);
}

/** How many leads wait whose owner is one of these, `null` for unowned ones, up to `most`. Reads index keys only. Rejects if MongoDB is away. */
export async function countWaitingOf(leads: Leads, owners: readonly (string | null)[], most: number): Promise<Count> {
  return upTo(most, await countUpTo(leads, { queue: anyOf(owners.map((owner) => queuePlace(owner, ANY_TIME))) }, most + 1));
}

/** How many leads `readQueue` finds without filters, up to `most`: those that wait, and others with a callback. Rejects if MongoDB is away. */
export async function countQueue(
  leads: Leads,
  owners: readonly (string | null)[],
  most: number,
  without: readonly string[] = [],
): Promise<Count> {
  if (without.length > 0 && owners.includes(null)) {
    const own = owners.filter((owner) => owner !== null);
    return sum(most, await Promise.all([countQueue(leads, own, most), countUnowned(leads, without, most)]));
  }
  const callbacks = { 'owner.id': anyOf(owners), 'callback.at': { $exists: true }, status: { $nin: waitingStatuses } };
  const [waiting, others] = await Promise.all([countWaitingOf(leads, owners, most), countUpTo(leads, callbacks, most + 1)]);
  return waiting.more ? waiting : upTo(most, waiting.count + others);
}

/** Unowned leads that wait, of other states than these. */
async function countUnowned(leads: Leads, without: readonly string[], most: number): Promise<Count> {
  const match = { queue: queuePlace(null, ANY_TIME) };
  const stages = [{ $match: match }, { $limit: MOST_COMPARED }, { $match: outside(without) }, { $limit: most + 1 }, { $count: 'count' }];
  const [[answer], candidates] = await Promise.all([
    leads.any.collection.aggregate<{ readonly count: number }>(stages).toArray(),
    countUpTo(leads, match, MOST_COMPARED + 1),
  ]);
  const found = answer?.count ?? 0;
  return candidates > MOST_COMPARED && found <= most ? { count: found, more: true } : upTo(most, found);
}

function sum(most: number, counts: readonly Count[]): Count {
  const count = counts.reduce((total, one) => total + one.count, 0);
  return count <= most && counts.some(({ more }) => more) ? { count, more: true } : upTo(most, count);
}

async function countIn(leads: Leads, { match, rest }: Plan, limit: number): Promise<number> {
  const all = rest.map((facets) => ({ facets: anyOf(facets) }));
  const stages = [{ $match: match }, { $limit: MOST_COMPARED }, { $match: { $and: all } }, { $limit: limit }, { $count: 'count' }];
  const [answer] = await leads.any.collection.aggregate<{ readonly count: number }>(stages).toArray();
  return answer?.count ?? 0;
}

function upTo(most: number, count: number): Count {
  return count > most ? { count: most, more: true } : { count };
}
