import { toIso } from '@annuity-lantern/domain/calendar-day';
import { cleanLine } from '@annuity-lantern/domain/clean-text';
import { readDay } from '@annuity-lantern/domain/read-day';
import { usStates } from '@annuity-lantern/domain/us-states';
import * as z from 'zod/mini';
import { keysOf } from '../field-kinds/keys-of.ts';
import { defineEndpoint } from './endpoint.ts';

/** Days before the end of a license in which its person and managers read of it. */
export const LICENSE_ENDS_SOON = 30;

const State = z.enum(keysOf(usStates), 'Choose a state.');

/**
 * One license of an account, for the line of authority Life, with NIPR's names of its fields. The number has no dot: visitors read it in mail, where `a.co`
 * would become a link.
 */
export const StateLicense = z.strictObject({
  state: State,
  /** License number. */
  number: z
    .string('Enter the license number.')
    .check(
      z.overwrite(cleanLine),
      z.minLength(1, { error: 'Enter the license number.', abort: true }),
      z.maxLength(30, { error: 'A license number can have up to 30 characters.', abort: true }),
      z.regex(/^[a-z0-9][a-z0-9 -]*$/i, 'Use letters, digits, spaces and dashes, as the state wrote the number.'),
    ),
  /** Expiration date: the last day on which the license holds. */
  until: z.iso
    .date('Enter the expiration date, such as 2027-05-31.')
    .check(z.refine((day) => !/^\d{4}-/.test(day) || day.startsWith('20'), 'Check the year of the expiration date. It begins with 20.')),
});
export type StateLicense = z.infer<typeof StateLicense>;

const lines = z.array(StateLicense).check(z.maxLength(keysOf(usStates).length), ({ value, issues }) => {
  for (const [index, { state }] of value.entries()) {
    if (value.findIndex((one) => one.state === state) === index) continue;
    const message = `${usStates[state]} is in two lines. Keep one of them.`;
    issues.push({ code: 'custom', input: state, path: [index, 'state'], message });
  }
});

/** The licenses of an account, and who recorded them when. Without a line the account is unchecked. */
export const AccountLicenses = z.object({
  lines: z.array(z.object({ state: z.string(), number: z.string(), until: z.iso.date() })),
  at: z.iso.datetime(),
  by: z.string(),
});
export type AccountLicenses = z.infer<typeof AccountLicenses>;

/** Records the licenses of an account in place of the earlier ones. 409 `licenses_changed` with the present ones if someone else changed them since. */
export const saveLicenses = defineEndpoint({
  name: 'saveLicenses',
  method: 'POST',
  path: '/api/staff/users/:id/licenses',
  service: 'lead-desk',
  role: 'manager',
  summary: 'Record in which states the person of an account may sell',
  params: z.strictObject({ id: z.uuid() }),
  /** `seen`: the `at` of the licenses that the manager changed; null if there were none. */
  body: z.strictObject({ lines, seen: z.nullable(z.iso.datetime()) }),
  response: AccountLicenses,
  status: 200,
  errors: ['not_signed_in', 'forbidden', 'invalid_input', 'not_found', 'licenses_changed', 'store_unavailable'],
});

/**
 * Open requests that lack a licensed person. Empty until the licenses of an account that can have requests are recorded.
 *
 * `nobody`: by state, those of a state for which no one who is here is recorded as licensed: active, able to have requests, and not away. `owned`: those whose
 * owner may not sell in their state, unless a manager gave them for service.
 */
export const listLicenseGaps = defineEndpoint({
  name: 'listLicenseGaps',
  method: 'GET',
  path: '/api/staff/license-gaps',
  service: 'lead-desk',
  role: 'manager',
  summary: 'List open leads of states for which nobody who is here, or not their owner, is recorded as licensed',
  background: true,
  response: z.object({
    nobody: z.array(z.object({ state: z.string(), count: z.number() })),
    /** `until`: the license has ended then; absent if there was none. `owner`: id of the account. */
    owned: z.array(
      z.object({ owner: z.string(), username: z.string(), state: z.string(), count: z.number(), until: z.optional(z.iso.date()) }),
    ),
    /** An agent without recorded licenses is here, and may take those of every state. */
    unchecked: z.boolean(),
    /** Counted up to 20,000 open requests. */
    more: z.boolean(),
  }),
  status: 200,
  errors: ['not_signed_in', 'forbidden', 'store_unavailable'],
});
export type LicenseGaps = z.infer<(typeof listLicenseGaps)['response'] & {}>;

/** What was typed or pasted of one license. */
export type TypedLicense = { readonly [Field in keyof StateLicense]: string };

/**
 * Lines such as `OH 1234567 2027-05-31` or `Ohio, 1234567, 5/31/2027`, as pasted, or with semicolons between them. A part that cannot be read stays in the number, so that nothing
 * pasted is lost.
 */
export function readLicenseLines(text: string): TypedLicense[] {
  return text
    .split(/\r?\n|;/)
    .map((line) => cleanLine(line.replaceAll('\t', ' ')))
    .filter((line) => line !== '')
    .map(readLine);
}

function readLine(line: string): TypedLicense {
  const named = Object.entries(usStates).flatMap(([state, name]) => {
    const [begin] = new RegExp(`^(?:${name}|${state})(?![a-z])`, 'i').exec(line) ?? [];
    return begin ? [{ state, rest: line.slice(begin.length) }] : [];
  });
  const { state, rest } = named[0] ?? { state: '', rest: line };
  const words = rest.split(/[\s,]+/).filter((word) => word !== '');
  // `May 31, 2027` is three words.
  for (const count of [1, 3]) {
    const day = readDay(words.slice(-count).join(' '));
    if (day) return { state, number: words.slice(0, -count).join(' '), until: toIso(day) };
  }
  return { state, number: words.join(' '), until: '' };
}
