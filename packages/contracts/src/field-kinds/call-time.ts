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
  readonly errors: { readonly required: string };
  readonly mail: 'never' | 'staff' | 'both';
}

export const callTime = {
  accepts({ errors: { required } }: CallTimeField) {
    const times = z.strictObject({
      days: z.array(z.enum(callDays)).check(z.minLength(1, required), z.maxLength(callDays.length)),
      parts: z.array(z.enum(keysOf(callParts))).check(z.minLength(1, required), z.maxLength(keysOf(callParts).length)),
      timeZone: z.enum(keysOf(callTimeZones)),
    });
    return z.union([z.literal('any'), times], required);
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

const oneOf = new Intl.ListFormat('en-US', { type: 'disjunction' });
