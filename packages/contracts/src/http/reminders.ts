import { addDays, fromIso, toIso } from '@annuity-lantern/domain/calendar-day';
import { formatPercent } from '@annuity-lantern/domain/format-number';
import { LONGEST_TERM } from '@annuity-lantern/domain/rate-index';
import { offeredGrades } from '@annuity-lantern/domain/rating-ladder';
import { stateChoices } from '@annuity-lantern/domain/sold-in';
import { usStates } from '@annuity-lantern/domain/us-states';
import * as z from 'zod/mini';
import { VisitorEmail } from '../field-kinds/email.ts';
import { keysOf } from '../field-kinds/keys-of.ts';
import { messages } from '../messages.ts';
import type { ToolId } from '../tools.ts';
import { defineEndpoint } from './endpoint.ts';

interface DayReminder {
  /** Of the tool's page. */
  readonly path: string;
  readonly daysBefore: number;
  readonly before: string;
  readonly what: string;
}

/** The tools that remind of a day: how many days before it the mail goes, and what the day is, as it follows "is". */
export const dayReminders = {
  'renewal-window': {
    path: '/renewal-window',
    daysBefore: 7,
    before: 'a week',
    what: 'your last day to leave your annuity without a charge',
  },
  'inherited-annuity': {
    path: '/inherited-annuity',
    daysBefore: 7,
    before: 'a week',
    what: 'the first day to watch for the annuity you inherited',
  },
  'free-look': { path: '/annuity-alert/free-look', daysBefore: 2, before: 'two days', what: 'your last day to cancel your new annuity' },
} as const satisfies Partial<Record<ToolId, DayReminder>>;
export type DayReminderTool = keyof typeof dayReminders;

/** One mail when the highest rate of a term crosses this percentage upward. */
export const RateAsk = z.strictObject({
  kind: z.literal('rate'),
  /** Whole years of the term. */
  years: z.int().check(z.gte(1), z.lte(LONGEST_TERM)),
  /** The lowest grade of the insurer. */
  atLeast: z.enum(offeredGrades),
  state: z.enum(stateChoices),
  /** Percent. */
  rate: z.number().check(z.gte(0.5), z.lte(20)),
});
export type RateAsk = z.infer<typeof RateAsk>;

/** "a 5-year rate in Ohio, from an insurer rated A- or better, reaches 5.80%". */
export function rateAskWords({ years, atLeast, state, rate }: Omit<RateAsk, 'kind'>): string {
  const place = state === 'all' ? '' : ` in ${usStates[state]}`;
  return `a ${years}-year rate${place}, from an insurer rated ${atLeast} or better, reaches ${formatPercent(rate)}`;
}

/** One mail some days before a day. */
export const DayAsk = z.strictObject({
  kind: z.literal('day'),
  tool: z.enum(keysOf(dayReminders)),
  day: z.iso.date(),
});
export type DayAsk = z.infer<typeof DayAsk>;

export const ReminderAsk = z.union([RateAsk, DayAsk]);
export type ReminderAsk = z.infer<typeof ReminderAsk>;

/** The day on which the mail of a day goes. */
export function mailDayOf({ tool, day }: Pick<DayAsk, 'tool' | 'day'>): string {
  const of = fromIso(day);
  return of ? toIso(addDays(of, -dayReminders[tool].daysBefore)) : day;
}

/** The answer is the same whether the address is known or not. Nothing is sent but one mail with a link to confirm. */
export const askReminder = defineEndpoint({
  name: 'askReminder',
  method: 'POST',
  path: '/api/reminders',
  service: 'content-api',
  summary: 'Ask for a mail when a rate rises, or before a day. It starts once the person has confirmed the address',
  body: z.lazy(() =>
    z.strictObject({
      email: VisitorEmail,
      ask: ReminderAsk,
      /** Honeypot: people never see this field. */
      website: z.optional(z.string().check(z.maxLength(0, messages.field.website.leaveEmpty))),
    }),
  ),
  status: 204,
  errors: [
    'invalid_input',
    'malformed_json',
    'origin_refused',
    'not_found',
    'body_too_large',
    'not_json',
    'too_many_requests',
    'store_unavailable',
  ],
});

/** From a link of a mail. Opaque: it names a reminder and proves that the mail was received. */
const ReminderToken = z.string().check(z.regex(/^[\w-]{22}\.[\w-]{22}$/));
const byToken = z.strictObject({ token: ReminderToken });

/** Starts a reminder. Again for a rate: keeps it for the full time from now on. */
export const confirmReminder = defineEndpoint({
  name: 'confirmReminder',
  method: 'POST',
  path: '/api/reminders/confirm',
  service: 'content-api',
  summary: 'Confirm the address of a reminder with the token of its mail',
  body: byToken,
  response: z.object({
    ask: ReminderAsk,
    /** Of a rate: its last day. Of a day: the day of the mail. */
    on: z.iso.date(),
  }),
  status: 200,
  errors: ['invalid_input', 'malformed_json', 'origin_refused', 'not_found', 'body_too_large', 'not_json', 'store_unavailable'],
});

/** Succeeds also for a reminder that is no longer stored. */
export const stopReminder = defineEndpoint({
  name: 'stopReminder',
  method: 'POST',
  path: '/api/reminders/stop',
  service: 'content-api',
  summary: 'Stop a reminder and erase its address with the token of its mail',
  body: byToken,
  status: 204,
  errors: ['invalid_input', 'malformed_json', 'origin_refused', 'not_found', 'body_too_large', 'not_json', 'store_unavailable'],
});

/** Address of the page whose button starts or stops a reminder. The token follows `#`, which browsers never send. */
export function reminderPage(use: 'confirm' | 'stop', token: string): string {
  return `/reminders#${use}=${token}`;
}

/**
 * The same by the button of a mail program (RFC 8058), which posts a form that says nothing. The token can only stop. Opened as a link, the gateway leads to
 * the page of the button: scanners open links.
 */
export const stopReminderByMail = defineEndpoint({
  name: 'stopReminderByMail',
  method: 'POST',
  path: '/api/reminders/stop/:token',
  service: 'content-api',
  // Mail programs that run in a browser post from a site of their own.
  anyOrigin: true,
  summary: 'Stop a reminder by the button of a mail program (RFC 8058)',
  params: byToken,
  status: 204,
  errors: ['invalid_input', 'not_found', 'store_unavailable'],
});
