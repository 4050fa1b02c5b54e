import {
  assetRanges,
  callDays,
  callParts,
  type EndpointInput,
  type findLeads,
  LeadStatus,
  leadAges,
  readViewFilters,
  usStates,
  ViewFilters,
} from '@annuity-lantern/contracts/http';
import { withoutAge } from '@annuity-lantern/contracts/lead-ages';
import type { OfficeHours } from '@annuity-lantern/domain/office-hours';

type Query = EndpointInput<typeof findLeads>['query'];

interface Choice {
  readonly value: string;
  readonly label: string;
}

/** Ages of a request, which `lead-ages.ts` of the contracts defines. */
const ageLabels: Readonly<Record<(typeof leadAges)[number], string>> = {
  'in-time': 'Under 20 hours, on working days',
  missed: 'Past our target, in office hours',
  warning: '20 to 24 hours, on working days',
  late: '24 hours or more, on working days',
  week: 'Up to 7 days',
  month: '30 days or more',
};

/** What the requests are filtered and sorted by, as in the address. What is typed into the search field never is in it: names and phone numbers. */
export type LeadFilters = Readonly<ViewFilters>;
export type FilterName = keyof LeadFilters;
const names = Object.keys(ViewFilters.shape) as FilterName[];
type OwnControl = 'owner' | 'sort' | 'allStates' | keyof typeof flagLabels;

/** Words of each filter that is a box to tick. */
export const flagLabels = {
  open: { label: 'Open', hint: 'Not closed, and not set aside' },
  waiting: { label: 'Waiting for the call', hint: undefined },
  attention: { label: 'Needs attention', hint: 'Stopped work, or a wrong phone number or email' },
} as const;

/** Words of each filter that is a select. The others have a control of their own (lead-search.tsx). */
export const filterLabels = {
  kind: { label: 'Kind', any: 'Both kinds', choices: [choice('consultation', 'Consultation'), choice('annuity-review', 'Annuity review')] },
  status: { label: 'Status', any: 'Any status', choices: LeadStatus.options.map((value) => choice(value, value)) },
  state: { label: 'State', any: 'Any state', choices: choicesOf(usStates) },
  assets: { label: 'Assets', any: 'Any assets', choices: choicesOf(assetRanges) },
  age: { label: 'Age of request', any: 'Any age', choices: leadAges.map((value) => choice(value, ageLabels[value])) },
  callDay: { label: 'Day to call', any: 'Any day', choices: callDays.map((day) => choice(day, day)) },
  callPart: { label: 'Time to call', any: 'Any time', choices: choicesOf(callParts) },
} as const satisfies Record<Exclude<FilterName, OwnControl>, { label: string; any: string; choices: readonly Choice[] }>;

/** The filters in an address. Drops unknown filters and values. */
export function readFilters(search: string): LeadFilters {
  const params = new URLSearchParams(search);
  return readViewFilters(Object.fromEntries(names.map((name) => [name, params.get(name)])));
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
export function toQuery(filters: LeadFilters, now: number, hours: OfficeHours): Query {
  return withoutAge(filters, now, hours);
}

function choice(value: string, label: string): Choice {
  return { value, label };
}

function choicesOf(labels: Readonly<Record<string, string>>): Choice[] {
  return Object.entries(labels).map(([value, label]) => choice(value, label));
}
