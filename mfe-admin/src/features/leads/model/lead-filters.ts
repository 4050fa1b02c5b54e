import {
  assetRanges,
  callDays,
  callParts,
  type EndpointInput,
  type findLeads,
  LeadStatus,
  leadAges,
  usStates,
  ViewFilters,
} from '@annuity-lantern/contracts/http';
import { SLA } from '@annuity-lantern/contracts/sla';

type Query = EndpointInput<typeof findLeads>['query'];

const DAY = 24 * 3_600_000;

interface Choice {
  readonly value: string;
  readonly label: string;
}

/** Ages of a request: from that many milliseconds on, below that many. */
const ages = {
  'in-time': { label: 'Less than 20 hours', from: 0, below: SLA.warnAfter },
  warning: { label: '20 to 24 hours', from: SLA.warnAfter, below: SLA.breachAfter },
  late: { label: '24 hours or more', from: SLA.breachAfter, below: Number.POSITIVE_INFINITY },
  week: { label: 'Up to 7 days', from: 0, below: 7 * DAY },
  month: { label: '30 days or more', from: 30 * DAY, below: Number.POSITIVE_INFINITY },
} as const satisfies Record<(typeof leadAges)[number], { label: string; from: number; below: number }>;

/** What the requests are filtered and sorted by, as in the address. What is typed into the search field never is in it: names and phone numbers. */
export type LeadFilters = Readonly<ViewFilters>;
export type FilterName = keyof LeadFilters;
/** Each filter of the address, with the values that it takes. */
const readers = ViewFilters.shape;
const names = Object.keys(readers) as FilterName[];
type OwnControl = 'owner' | 'waiting' | 'attention' | 'sort';

/** Words of each filter that is a select. The others have a control of their own (lead-search.tsx). */
export const filterLabels = {
  kind: { label: 'Kind', any: 'Both kinds', choices: [choice('consultation', 'Consultation'), choice('annuity-review', 'Annuity review')] },
  status: { label: 'Status', any: 'Any status', choices: LeadStatus.options.map((value) => choice(value, value)) },
  state: { label: 'State', any: 'Any state', choices: choicesOf(usStates) },
  assets: { label: 'Assets', any: 'Any assets', choices: choicesOf(assetRanges) },
  age: { label: 'Age of request', any: 'Any age', choices: leadAges.map((value) => choice(value, ages[value].label)) },
  callDay: { label: 'Day to call', any: 'Any day', choices: callDays.map((day) => choice(day, day)) },
  callPart: { label: 'Time to call', any: 'Any time', choices: choicesOf(callParts) },
} as const satisfies Record<Exclude<FilterName, OwnControl>, { label: string; any: string; choices: readonly Choice[] }>;

/** The filters in an address. Drops unknown filters and values. */
export function readFilters(search: string): LeadFilters {
  const params = new URLSearchParams(search);
  const read = names.flatMap((name) => {
    const { data, success } = readers[name].safeParse(params.get(name) ?? undefined);
    return success && data !== undefined ? [[name, data]] : [];
  });
  return Object.fromEntries(read);
}

/** The filters in an address that {@link readFilters} drops, as `age=abc`. */
export function unreadFilters(search: string): string[] {
  const [params, read] = [new URLSearchParams(search), readFilters(search)];
  return names.filter((name) => params.get(name) && read[name] === undefined).map((name) => `${name}=${params.get(name)}`);
}

/** The address with these filters in place of its own, in one order; what else it says stays. */
export function writeFilters(search: string, filters: LeadFilters): string {
  const params = new URLSearchParams(search);
  for (const name of names) params.delete(name);
  for (const name of names) {
    const value = filters[name];
    if (value) params.set(name, value);
  }
  return `?${params}`;
}

/** The query of the API call. @param now milliseconds since 1970 */
export function toQuery({ age, ...filters }: LeadFilters, now: number): Query {
  if (age === undefined) return filters;
  const { from, below } = ages[age];
  const before = from === 0 ? {} : { to: new Date(now - from).toISOString() };
  return { ...filters, ...before, ...(Number.isFinite(below) ? { from: new Date(now - below).toISOString() } : {}) };
}

function choice(value: string, label: string): Choice {
  return { value, label };
}

function choicesOf(labels: Readonly<Record<string, string>>): Choice[] {
  return Object.entries(labels).map(([value, label]) => choice(value, label));
}
