import * as z from 'zod/mini';
import { messages } from '../messages.ts';
import { usStates } from './us-states.ts';

/**
 * What each form asks, in the order of its fields. A field starts here: every part that handles answers either takes all fields of these lists or
 * has an entry for each, so a forgotten one does not compile.
 */
export const contactFields = ['firstName', 'lastName', 'email', 'phone'] as const;
export const consultationFields = [...contactFields, 'age', 'assets', 'state', 'primaryConcern', 'preferredCallTime'] as const;
export const annuityReviewFields = [
  ...contactFields,
  'insuranceCompany',
  'approximateValue',
  'age',
  'state',
  'concerns',
  'preferredCallTime',
] as const;

export const leadFields = { consultation: consultationFields, 'annuity-review': annuityReviewFields } as const;

export type ContactField = (typeof contactFields)[number];
export type ConsultationField = (typeof consultationFields)[number];
export type AnnuityReviewField = (typeof annuityReviewFields)[number];
export type LeadKind = keyof typeof leadFields;
/** A field of either form. */
export type LeadField = ConsultationField | AnnuityReviewField;

export const ageRanges = {
  'under-40': 'Under 40',
  '40-49': '40-49',
  '50-59': '50-59',
  '60-69': '60-69',
  '70+': '70+',
} as const;

export const assetRanges = {
  'under-100k': 'Under $100,000',
  '100k-250k': '$100,000 - $250,000',
  '250k-500k': '$250,000 - $500,000',
  '500k-1m': '$500,000 - $1,000,000',
  'over-1m': 'Over $1,000,000',
} as const;

export const callDays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const;

export const callParts = { morning: 'morning', afternoon: 'afternoon', 'early-evening': 'early evening' } as const;

export const callTimeZones = {
  'America/New_York': 'Eastern time',
  'America/Chicago': 'Central time',
  'America/Denver': 'Mountain time',
  'America/Phoenix': 'Arizona time',
  'America/Los_Angeles': 'Pacific time',
  'America/Anchorage': 'Alaska time',
  'Pacific/Honolulu': 'Hawaii time',
} as const;

const { field, generic } = messages;

const usDigits = /^1?[2-9]\d\d[2-9]\d{6}$/;
/** Without the flag `i`: JSON Schema, and so the OpenAPI document, knows no flags. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: mail hosts refuse them, and pasted text can hold some.
const emailShape = /^[^\u0000-\u001f\u007f-\u009f\s@<>()[\]\\,;:"]+@(?:[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\.)+[a-zA-Z]{2,63}$/;

// A length aborts, so that a pattern never reads a text that is too long.
// Schemas are built on first use: building all of them would be a fifth of the script that opens a page with a form.

/** A single mailbox. */
export const VisitorEmail = z.lazy(() =>
  z
    .string(field.email.required)
    .check(
      z.trim(),
      z.minLength(1, field.email.required),
      z.maxLength(254, { error: field.email.tooLong, abort: true }),
      z.regex(emailShape, field.email.shape),
    ),
);

/** When to call, by the visitor's own clock. Absent means `any`. It reserves no slot. */
const preferredCallTime = () => {
  const words = field.preferredCallTime.required;
  const times = z.strictObject({
    days: z.array(z.enum(callDays)).check(z.minLength(1, words), z.maxLength(callDays.length)),
    parts: z.array(z.enum(keysOf(callParts))).check(z.minLength(1, words), z.maxLength(keysOf(callParts).length)),
    timeZone: z.enum(keysOf(callTimeZones)),
  });
  return z.optional(z.union([z.literal('any'), times], words));
};

const contactAnswers = () =>
  ({
    firstName: text(field.firstName, 80),
    lastName: text(field.lastName, 80),
    email: VisitorEmail,
    phone: z
      .string(field.phone.required)
      .check(
        z.trim(),
        z.minLength(1, field.phone.required),
        z.maxLength(40, { error: field.phone.shape, abort: true }),
        z.refine(isUsPhone, field.phone.shape),
      ),
  }) satisfies Record<ContactField, z.ZodMiniType>;

/** What a consultation request must answer to be accepted. */
export const consultationAnswers = () =>
  ({
    ...contactAnswers(),
    age: z.enum(keysOf(ageRanges), field.age.required),
    assets: z.enum(keysOf(assetRanges), field.assets.required),
    state: z.enum(keysOf(usStates), field.state.required),
    primaryConcern: text(field.primaryConcern, 4000),
    preferredCallTime: preferredCallTime(),
  }) satisfies Record<ConsultationField, z.ZodMiniType>;

/** What a review request may answer: only the contact is required. */
export const annuityReviewAnswers = () =>
  ({
    ...contactAnswers(),
    insuranceCompany: optionalText(field.insuranceCompany.tooLong, 120),
    approximateValue: optionalText(field.approximateValue.tooLong, 60),
    age: z.optional(z.enum(keysOf(ageRanges), field.age.required)),
    state: z.optional(z.enum(keysOf(usStates), field.state.required)),
    concerns: optionalText(field.concerns.tooLong, 4000),
    preferredCallTime: preferredCallTime(),
  }) satisfies Record<AnnuityReviewField, z.ZodMiniType>;

/**
 * The answers as they are stored and read: looser than on acceptance, since a request may be older than a field, or newer than this version.
 * A missing contact answer reads as empty.
 */
const storedAnswers = () =>
  ({
    firstName: z._default(z.string(), ''),
    lastName: z._default(z.string(), ''),
    email: z._default(z.string(), ''),
    phone: z._default(z.string(), ''),
    age: z.optional(z.string()),
    assets: z.optional(z.string()),
    state: z.optional(z.string()),
    primaryConcern: z.optional(z.string()),
    insuranceCompany: z.optional(z.string()),
    approximateValue: z.optional(z.string()),
    concerns: z.optional(z.string()),
    preferredCallTime: z.optional(
      z.union([z.literal('any'), z.object({ days: z.array(z.string()), parts: z.array(z.string()), timeZone: z.string() })]),
    ),
  }) satisfies Record<LeadField, z.ZodMiniType>;

/** Stored answers of either kind of request. */
export type StoredAnswers = { readonly [F in LeadField]?: z.infer<ReturnType<typeof storedAnswers>[F]> | undefined };

/** The schemas by which stored answers to these fields are read. */
export function storedAnswersOf<F extends LeadField>(fields: readonly F[]) {
  const all = storedAnswers();
  return Object.fromEntries(fields.map((name) => [name, all[name]])) as Pick<typeof all, F>;
}

/** When the visitor wants to be called, as chosen and in words; undefined when any time suits. Names nothing that is not one of our choices. */
export function chosenCallTimes({ preferredCallTime: times = 'any' }: StoredAnswers) {
  if (times === 'any') return undefined;
  const days = callDays.filter((day) => times.days.includes(day));
  const parts = keysOf(callParts).filter((part) => times.parts.includes(part));
  const timeZone = keysOf(callTimeZones).find((name) => name === times.timeZone);
  if (days.length === 0 || parts.length === 0 || !timeZone) return undefined;
  const dayWords = days.length === callDays.length ? 'any weekday' : oneOf.format(days);
  const partWords =
    parts.length === keysOf(callParts).length ? 'at any time of day' : `in the ${oneOf.format(parts.map((part) => callParts[part]))}`;
  return { parts, timeZone, words: `${dayWords} ${partWords}`, zoneWords: callTimeZones[timeZone] };
}

/** `Monday or Friday in the morning, Central time`; undefined when any time suits. */
export function callTimeWords(answers: StoredAnswers): string | undefined {
  const times = chosenCallTimes(answers);
  return times && `${times.words}, ${times.zoneWords}`;
}

const oneOf = new Intl.ListFormat('en-US', { type: 'disjunction' });

function keysOf<T extends object>(record: T) {
  return Object.keys(record) as [keyof T & string, ...(keyof T & string)[]];
}

/** A dialable US number by its shape: ten digits, or eleven that start with 1; area code and exchange start with 2 to 9. */
function isUsPhone(typed: string): boolean {
  return usDigits.test(typed.replace(/\D/g, ''));
}

function text(words: { required: string; tooLong: string }, longest: number) {
  return z.string(words.required).check(z.trim(), z.minLength(1, words.required), z.maxLength(longest, words.tooLong));
}

function optionalText(tooLong: string, longest: number) {
  return z.optional(z.string(generic.invalid).check(z.trim(), z.maxLength(longest, tooLong)));
}
