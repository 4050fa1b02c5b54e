import * as z from 'zod/mini';
import { keysOf } from './keys-of.ts';

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

/** When to call, by the visitor's own clock. Absent means `any`. It reserves no slot. */
export interface CallTimeField {
  readonly kind: 'callTime';
  /** By the parts that are missing. `required` asks for all of them. */
  readonly errors: Readonly<Record<'required' | 'days' | 'parts' | 'timeZone' | 'days parts' | 'days timeZone' | 'parts timeZone', string>>;
  readonly mail: 'never' | 'staff' | 'both';
}

export const callTime = {
  accepts({ errors }: CallTimeField) {
    // Aborted, so that the words of the union name all that is missing.
    const times = z.strictObject({
      days: z.array(z.enum(callDays)).check(z.minLength(1, { abort: true }), z.maxLength(callDays.length)),
      parts: z.array(z.enum(keysOf(callParts))).check(z.minLength(1, { abort: true }), z.maxLength(keysOf(callParts).length)),
      timeZone: z.enum(keysOf(callTimeZones)),
    });
    return z.union([z.literal('any'), times], { error: ({ input }) => missingWords(errors, input) });
  },
  stored: storedCallTime,
  words: (_row: CallTimeField, answer: StoredCallTime | undefined) => callTimeWords(answer) ?? 'any time',
};

export type StoredCallTime = z.infer<ReturnType<typeof storedCallTime>>;

function storedCallTime() {
  return z.union([z.literal('any'), z.object({ days: z.array(z.string()), parts: z.array(z.string()), timeZone: z.string() })]);
}

/** When the visitor wants to be called, as chosen and in words; undefined when any time suits. Names nothing that is not one of our choices. */
export function chosenCallTimes(times: StoredCallTime = 'any') {
  if (times === 'any') return undefined;
  const days = callDays.filter((day) => times.days.includes(day));
  const parts = keysOf(callParts).filter((part) => times.parts.includes(part));
  const timeZone = keysOf(callTimeZones).find((name) => name === times.timeZone);
  if (days.length === 0 || parts.length === 0 || !timeZone) return undefined;
  const dayWords = days.length === callDays.length ? 'any weekday' : oneOf.format(days);
  const partWords =
    parts.length === keysOf(callParts).length ? 'at any time of day' : `in the ${oneOf.format(parts.map((part) => callParts[part]))}`;
  return { days, parts, timeZone, words: `${dayWords} ${partWords}`, zoneWords: callTimeZones[timeZone] };
}

/** `Monday or Friday in the morning, Central time`; undefined when any time suits. */
export function callTimeWords(answer: StoredCallTime | undefined): string | undefined {
  const times = chosenCallTimes(answer);
  return times && `${times.words}, ${times.zoneWords}`;
}

/** Names only what is missing. */
function missingWords(errors: CallTimeField['errors'], sent: unknown): string {
  const given = (sent ?? {}) as Readonly<Record<string, unknown>>;
  const isMissing = (part: string) => (Array.isArray(given[part]) ? given[part].length === 0 : !given[part]);
  const missing = (['days', 'parts', 'timeZone'] as const).filter(isMissing).join(' ');
  return Object.hasOwn(errors, missing) ? errors[missing as keyof typeof errors] : errors.required;
}

const oneOf = new Intl.ListFormat('en-US', { type: 'disjunction' });
