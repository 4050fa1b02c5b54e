import type { LeadField } from '@annuity-lantern/contracts/http';
import { facetsWanted, type LeadFilter } from '../record/facets.ts';
import type { StoredLead } from '../record/lead-record.ts';
import type { Leads } from '../record/leads.ts';
import { notErased } from '../record/not-erased.ts';
import type { FoundLeads } from './find-leads.ts';
import { inRange, type LeadRange } from './plan-find.ts';
import { countUpTo, type Filter, MOST_EXAMINED, readPart } from './read-part.ts';
import { readSearchText, type SearchFieldName, type SearchPrefix, searchFields } from './search-keys.ts';

/** The last lead of a page, and the prefix that found it. It holds no name and no number. */
export interface SearchCursor {
  readonly by: SearchFieldName;
  readonly id: string;
}

interface Choice {
  readonly text: string;
  /** Answers that the caller may not see in rows: no lead is found by them. */
  readonly hidden: readonly LeadField[];
  readonly filter: LeadFilter;
  readonly range?: LeadRange;
  readonly limit: number;
  readonly after?: SearchCursor | undefined;
}

/** Sorts after every text with the prefix. */
const LAST_CHARACTER = '\u{10ffff}';

/**
 * One page of the leads whose reference, name, e-mail address or phone number starts with the text. Also those whose phone number ends with it, and those
 * whose notes and concern have its words. Paged by keyset in the order of the match. Filters are compared in at most 5,000 leads that the text finds.
 */
export async function searchLeads(leads: Leads, { text, hidden, filter, range = {}, limit, after }: Choice): Promise<FoundLeads> {
  const prefixes = readSearchText(text, hidden);
  const start = after ? prefixes.findIndex(({ by }) => by === after.by) : 0;
  const rest = [...facetsWanted(filter).map((facets) => ({ facets: { $in: facets } })), ...inRange(range)] satisfies Filter[];
  const found: { readonly record: StoredLead; readonly by: SearchFieldName }[] = [];
  let left = MOST_EXAMINED;
  let narrow = false;
  for (const [place, prefix] of prefixes.entries()) {
    const missing = limit + 1 - found.length;
    if (place < start || missing === 0) continue;
    const match = await behind(leads, prefix, after?.by === prefix.by ? after.id : undefined);
    if (left === 0) {
      narrow ||= (await countUpTo(leads, match, 1)) > 0;
      continue;
    }
    // A lead is listed once, for the first prefix that finds it.
    const others = [
      ...rest,
      ...prefixes.slice(0, place).map((earlier): Filter => ({ $nor: [beginsWith(earlier)] })),
      ...(prefix.also ?? []).map((words): Filter => ({ words })),
    ];
    const { records, isCut, examined } = await readPart(leads, { match, sort: orderOf(prefix), rest: others, limit: missing, most: left });
    found.push(...records.map((record) => ({ record, by: prefix.by })));
    narrow ||= isCut;
    left -= Math.min(left, examined);
  }
  const page = found.slice(0, limit);
  const last = page.at(-1);
  const next = found.length > limit && last ? { nextCursor: formatSearchCursor({ by: last.by, id: last.record._id }) } : {};
  return { records: page.map(({ record }) => record), narrow: narrow && found.length <= limit, ...next };
}

/** The cursor of a call, or null if it is invalid. */
export function parseSearchCursor(text: string): SearchCursor | null {
  const [name = '', id = ''] = Buffer.from(text, 'base64url').toString('latin1').split('_');
  const by = (Object.keys(searchFields) as SearchFieldName[]).find((known) => known === name);
  return by && /^[0-9a-f-]{36}$/.test(id) ? { by, id } : null;
}

function formatSearchCursor({ by, id }: SearchCursor): string {
  return Buffer.from(`${by}_${id}`, 'latin1').toString('base64url');
}

function beginsWith({ by, prefix }: SearchPrefix): Filter {
  if (by === 'word') return { words: prefix };
  // An erased lead still has its reference.
  return { [searchFields[by]]: { $gte: prefix, $lt: prefix + LAST_CHARACTER }, ...(by === 'reference' ? notErased : {}) };
}

/** The order of the index. Words say little about a lead, so the newest one comes first. */
function orderOf({ by }: SearchPrefix): Readonly<Record<string, 1 | -1>> {
  if (by === 'word') return { createdAt: -1, _id: -1 };
  return by === 'reference' ? { _id: 1 } : { [searchFields[by]]: 1, _id: 1 };
}

/** Leads with the prefix, after the lead with this id. */
async function behind(leads: Leads, { by, prefix }: SearchPrefix, id: string | undefined): Promise<Filter> {
  if (id === undefined) return beginsWith({ by, prefix });
  if (by === 'word') {
    const { createdAt = new Date() } = (await leads.any.findById(id, { createdAt: 1 }).lean<StoredLead | null>()) ?? {};
    return { words: prefix, createdAt: { $lte: createdAt }, $or: [{ createdAt: { $lt: createdAt } }, { _id: { $lt: id } }] };
  }
  const field = searchFields[by];
  if (field === '_id') return { _id: { $gt: id, $lt: prefix + LAST_CHARACTER }, ...notErased };
  const last = await leads.any.findById(id, { [field]: 1 }).lean<StoredLead | null>();
  const key = last?.[field] ?? prefix;
  return {
    [field]: { $gte: key, $lt: prefix + LAST_CHARACTER },
    $or: [{ [field]: { $gt: key } }, { _id: { $gt: id } }],
  };
}
